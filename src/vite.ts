// What a program may import from navc/vite: the plugin.
// oxlint-disable-next-line import/no-default-export -- plugins of Vite are imported so
export { navc, navc as default } from "./tools/vite/plugin.ts";
export type { NavcPluginOptions } from "./tools/vite/plugin-options.ts";
