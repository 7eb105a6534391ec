// Where does a redirect of docs.json lead a path? Sources are exact, or have wildcards in them. (D44)
import {
  decoded,
  fillDestination,
  matchSource,
  readSource,
  segmentsOf,
  type RedirectSource,
} from "./redirect-source.ts";

/** An element of `redirects` in docs.json. */
export interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
}

/** The redirect that catches a path, and where it leads with what its wildcards took filled in. */
export interface FoundRedirect<Kind extends Redirect = Redirect> {
  readonly redirect: Kind;
  readonly destination: string;
  /** False where the platform may see it otherwise: `:id(\\d+)`, `/a/:slug*` for `/a`, a wildcard before an exact source. */
  readonly certain: boolean;
}

/** Redirects that can be found by what they catch, as a tree of segments. */
interface Branch {
  readonly texts: Map<string, Branch>;
  /** Wildcards for one segment, by what has to stand before what they take; and how long those texts are. */
  readonly starts: Map<string, Branch>;
  readonly lengths: Set<number>;
  /** Sources that end here or go on with a wildcard for several segments, by the last text in them. */
  readonly entries: Map<string, Entry[]>;
}

interface Entry {
  readonly source: RedirectSource;
  readonly index: number;
}

/**
 * A look-up from a path (`/old/page`, without base path; query and hash don't count) to the first redirect in order that
 * catches it. A last `index` is no part of an address. What only adds or drops a slash is no redirect.
 */
export function redirectFinder<Kind extends Redirect>(
  redirects: readonly Kind[],
): (path: string) => FoundRedirect<Kind> | undefined {
  const exact = new Map<string, number>();
  const patterns = new Map<string, Entry>();
  redirects.forEach((redirect, index) => {
    const source = onlyTidies(redirect) ? undefined : readSource(redirect.source);
    if (source?.exact !== undefined) {
      if (!exact.has(source.exact)) exact.set(source.exact, index);
    } else if (source !== undefined && !patterns.has(source.key)) patterns.set(source.key, { source, index });
  });
  const tree = branch();
  for (const entry of patterns.values()) plant(tree, entry);
  const find = (segments: readonly string[]): FoundRedirect<Kind> | undefined => {
    const plain = exact.get(decoded(segments)) ?? Infinity;
    const candidates = patterns.size === 0 ? [] : candidatesFor(tree, segments);
    for (const { source, index } of candidates) {
      if (index > plain) break;
      const taken = matchSource(source, segments);
      if (taken === undefined) continue;
      const redirect = redirects[index]!;
      const destination = fillDestination(redirect.destination, taken);
      return { redirect, destination, certain: taken.certain && plain === Infinity };
    }
    const redirect = redirects[plain];
    return redirect && { redirect, destination: redirect.destination, certain: true };
  };
  return (path) => {
    const segments = segmentsOf(path);
    return find(segments) ?? (segments.at(-1) === "index" ? find(segments.slice(0, -1)) : undefined);
  };
}

/** True for a redirect such as `/a/` to `/a`: it leads to the same address, written otherwise. */
export function onlyTidies({ source, destination }: Redirect): boolean {
  const from = source.startsWith("/") ? source : `/${source}`;
  return from !== destination && !/[?#]/.test(destination) && pathOf(from) === pathOf(destination);
}

function pathOf(address: string): string {
  return decoded(segmentsOf(address));
}

function branch(): Branch {
  return { texts: new Map(), starts: new Map(), lengths: new Set(), entries: new Map() };
}

function plant(tree: Branch, entry: Entry): void {
  let at = tree;
  for (const part of entry.source.parts) {
    if (part.kind === "rest") break;
    const start = part.kind === "one" ? part.before : "";
    const [children, name] = part.kind === "text" ? [at.texts, part.text] : [at.starts, start];
    if (part.kind !== "text") at.lengths.add(start.length);
    const child = children.get(name) ?? branch();
    children.set(name, child);
    at = child;
  }
  const name = lastText(entry.source);
  const known = at.entries.get(name);
  if (known === undefined) at.entries.set(name, [entry]);
  else known.push(entry);
}

/** The last text of a source and how far it is from the end, as a path is asked for it. */
function lastText({ parts }: RedirectSource): string {
  const fromEnd = parts.toReversed().findIndex(({ kind }) => kind === "text");
  const part = parts.at(-1 - fromEnd);
  const isBehind = parts.slice(parts.length - fromEnd).every(({ kind }) => kind !== "rest");
  return fromEnd !== -1 && isBehind && part?.kind === "text" ? `${fromEnd} ${part.text}` : "";
}

// Everything that may catch the path, in the order of docs.json.
function candidatesFor(tree: Branch, path: readonly string[]): readonly Entry[] {
  const found: Entry[] = [];
  const names = ["", ...path.toReversed().map((segment, fromEnd) => `${fromEnd} ${decoded([segment])}`)];
  let level: readonly Branch[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const { entries } of level) {
      if (entries.size > 0) for (const name of names) found.push(...(entries.get(name) ?? []));
    }
    const segment = path[depth];
    if (segment === undefined) break;
    level = level.flatMap((each) => childrenFor(each, segment));
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function childrenFor({ texts, starts, lengths }: Branch, segment: string): readonly Branch[] {
  const text = texts.get(decoded([segment]));
  const others = [...lengths].flatMap((length) => starts.get(segment.slice(0, length)) ?? []);
  return text === undefined ? others : [text, ...others];
}
