// Which addresses has a site that neither a page nor a file in the docs folder gives it?

const made = /^(skill\.md|mcp)$|^\.well-known\//;
const fileEnding =
  /\.(json|ya?ml|xml|txt|csv|pdf|png|jpe?g|gif|svg|webp|ico|mp4|webm|mp3|zip|gz|tgz|js|mjs|css|wasm|woff2?)$/i;

/** Files that the platform makes for every site, and those that a build may put there. */
export function isMadeElsewhere(path: string): boolean {
  return made.test(path) || fileEnding.test(path);
}
