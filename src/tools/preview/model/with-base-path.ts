// Adds the base path to an address of the site.

/** The address as pages of the site have it; the home of a site with a base path is that path. */
export function withBasePath(address: string, basePath: string): string {
  return address === "/" && basePath !== "" ? basePath : basePath + address;
}
