// The library as the commands see it. It is loaded when a site is compiled.
export { compileWithRecord as compile } from "../compile.ts";
export { nodeHost as openHost } from "../node/node-host.ts";
