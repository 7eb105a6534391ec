// Makes the expressions by which VitePress highlights the entries of its bar on top.

/** The address of a page as VitePress compares it with an expression. */
export function comparedAddress(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.md$/, "$1")}`;
}

/**
 * An expression that matches just some of the addresses of an edition; undefined where there are none.
 *
 * @param inside - Those that it has to match.
 * @param all - Those of the whole edition: folders that have only matched ones are named as a whole.
 */
export function activeMatch(inside: ReadonlySet<string>, all: readonly string[]): string | undefined {
  if (inside.size === 0) return undefined;
  const mixed = new Set(all.filter((address) => !inside.has(address)).flatMap(foldersOf));
  const parts = new Set(
    [...inside].map((address) => {
      const folder = foldersOf(address).find((each) => !mixed.has(each));
      return folder === undefined ? `${escaped(address)}$` : escaped(folder);
    }),
  );
  return `^(?:${[...parts].join("|")})`;
}

/** True if VitePress takes a link for an expression that matches one of these addresses, or that is none. */
export function isMatchedOutside(link: string, addresses: readonly string[]): boolean {
  try {
    const expression = new RegExp(link);
    return addresses.some((address) => expression.test(address));
  } catch {
    return true;
  }
}

/** The folders that an address is in, the outermost first. */
function foldersOf(address: string): readonly string[] {
  const segments = address.split("/").slice(1, -1);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/`)];
}

function escaped(text: string): string {
  return text.replaceAll(/[|\\{}()[\]^$+*?.]/g, String.raw`\$&`);
}
