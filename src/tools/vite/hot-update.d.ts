// Gives the updated module its type where an app accepts it. An augmentation has to be in a file that is a module.
export {};

declare module "vite/types/hot.d.ts" {
  interface ViteHotContext {
    accept(dep: "virtual:navc", callback: (navc: typeof import("virtual:navc") | undefined) => void): void;
  }
}
