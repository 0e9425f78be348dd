// Notes what the policy forbids, and what the board tells, where the test can read it.
const { dataset } = document.documentElement;
dataset.violations = "";
dataset.heard = "";
const note = (name, text) => (dataset[name] = `${dataset[name]} ${text}`.trim());
document.addEventListener("securitypolicyviolation", (event) => note("violations", event.violatedDirective));
for (const type of ["move", "moveend"]) document.addEventListener(type, () => note("heard", type));
