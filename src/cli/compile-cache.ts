// Lets Node keep the compiled program for the next run.
import * as module from "node:module";

/** Keeps what V8 makes of the modules that are loaded from now on, where Node can (D98). Never throws. */
export function keepCompiled(): void {
  // Since Node 22.1. Where its folder can't be written, Node goes on without it.
  const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
  enableCompileCache?.();
}
