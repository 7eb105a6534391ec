// The base path of a site: what every address starts with.

/** True for "" and for a path such as `/docs`: no empty or dot segment, and nothing a browser would read as another host. */
export function isBasePath(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^(\/(?!\.{1,2}(\/|$))[^/\\?#\s\0-\x1f]+)*\/?$/.test(text);
}
