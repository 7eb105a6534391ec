// Reports a test file that can't be loaded with a changed line: Stryker would count it as one without tests that fail.
import type { Reporter, Vitest } from "vitest/node";

let vitest: Vitest | undefined;

/** A reporter of Vitest, which prints nothing. */
export const unloadedFiles: Reporter = {
  onInit(instance) {
    vitest = instance;
  },
  onTestModuleEnd(module) {
    if (module.errors().length === 0) return;
    vitest?.state.catchError(new Error(`${module.moduleId} can't be loaded`), "Unloaded file");
  },
};
