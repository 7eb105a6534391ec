// Makes the expressions by which VitePress highlights the entries of its top bar.

/** The address of a page as VitePress compares it with an expression. */
export function comparedAddress(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.md$/, "$1")}`;
}

/**
 * An expression that matches exactly some of the addresses of an edition; undefined if there are none.
 *
 * @param matched - The addresses that it has to match.
 * @param all - The addresses of the whole edition: folders with only matched addresses are named as a whole.
 */
export function activeMatch(matched: ReadonlySet<string>, all: readonly string[]): string | undefined {
  if (matched.size === 0) return undefined;
  const mixed = new Set(all.filter((address) => !matched.has(address)).flatMap(foldersOf));
  const parts = new Set(
    [...matched].map((address) => {
      const folder = foldersOf(address).find((each) => !mixed.has(each));
      return folder === undefined ? `${escaped(address)}$` : escaped(folder);
    }),
  );
  return `^(?:${[...parts].join("|")})`;
}

/** True if VitePress would read a link as an expression that matches one of these addresses, or that is not valid. */
export function isMatchedOutside(link: string, addresses: readonly string[]): boolean {
  try {
    const expression = new RegExp(link);
    return addresses.some((address) => expression.test(address));
  } catch {
    return true;
  }
}

/** The folders of an address, the outermost first. */
function foldersOf(address: string): readonly string[] {
  const segments = address.split("/").slice(1, -1);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/`)];
}

function escaped(text: string): string {
  return text.replaceAll(/[|\\{}()[\]^$+*?.]/g, String.raw`\$&`);
}
