// Gives the updated module its type where an app accepts it. An augmentation has to be in a file that is a module.
import type * as updated from "virtual:navc";

declare module "vite/types/hot.d.ts" {
  interface ViteHotContext {
    accept(dep: "virtual:navc", callback: (navc: typeof updated | undefined) => void): void;
  }
}
