// Makes the address that the platform has beside that of a page file named `index`. (D459)

/** The address of a page file named `index` that ends so: `/guides/index` for the address `/guides`. */
export function indexAddress(address: string): string {
  return `${address === "/" ? "" : address}/index`;
}
