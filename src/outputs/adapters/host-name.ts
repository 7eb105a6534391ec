// The hosts that a navigation can be exported for.

/** What `navc export` takes, with the name as its makers write it. */
export const adapterHosts = {
  fumadocs: "Fumadocs",
  starlight: "Starlight",
  vitepress: "VitePress",
  docusaurus: "Docusaurus",
} as const;

/** A program that makes a site, for which there is an adapter. */
export type AdapterHost = keyof typeof adapterHosts;
