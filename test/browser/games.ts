/** Saio1200 against Saio3000, GGS 2003, from the tests of com.welty.ggf, as far as move 16, and move 48. */
export const MIDDLE = "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5";
export const LATE = `${MIDDLE}h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7c8a6a7c1b2`;
