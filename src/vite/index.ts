// What a program may import from navc/vite: the plugin.
// oxlint-disable-next-line import/no-default-export -- plugins of Vite are imported so
export { navc, navc as default } from "./plugin.ts";
export type { NavcPluginOptions } from "./plugin-options.ts";
