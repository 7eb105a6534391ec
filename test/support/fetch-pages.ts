// Does every page of a site answer over HTTP, with its title?

export interface FetchedPage {
  readonly address: string;
  /** The end of a sentence; undefined if the page is right. */
  readonly problem: string | undefined;
}

/** Fetches pages, some at a time. `titles` has the title of each page by its path. */
export async function fetchPages(origin: string, titles: ReadonlyMap<string, string>): Promise<readonly FetchedPage[]> {
  const waiting = [...titles].toReversed();
  const fetched: FetchedPage[] = [];
  const fetchSome = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      fetched.push({ address: next[0], problem: await problemWith(origin, ...next) });
  };
  await Promise.all(Array.from({ length: 8 }, fetchSome));
  return fetched;
}

async function problemWith(origin: string, address: string, title: string): Promise<string | undefined> {
  const response = await fetch(origin + encodeURI(decodeURI(address)));
  const html = await response.text();
  if (response.status !== 200) return `it answers with status ${response.status}`;
  const shown = withoutEntities(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  return shown.includes(title) ? undefined : `the title of the document is "${shown}", without "${title}"`;
}

function withoutEntities(html: string): string {
  const marks: { readonly [name: string]: string } = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00A0",
  };
  return html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name = "") =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (marks[name] ?? whole),
  );
}
