/** `dist/players-worker.js`: what runs in a worker, for pages that take the package in modules. */
import { serve } from "./serve.js";

serve(globalThis);
