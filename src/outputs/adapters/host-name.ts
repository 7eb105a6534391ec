// The hosts that a navigation can be exported for.

/** The arguments that `navc export` accepts, with the name as its makers write it. */
export const adapterHosts = {
  fumadocs: "Fumadocs",
  starlight: "Starlight",
  vitepress: "VitePress",
  docusaurus: "Docusaurus",
} as const;

/** A program that makes a site, for which there is an adapter. */
export type AdapterHost = keyof typeof adapterHosts;
