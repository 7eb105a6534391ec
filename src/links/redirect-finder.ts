// Finds the redirect that matches a path, with a look-up whose time does not depend on their number (D44).
import { decodeSegment } from "../contract/href.ts";
import {
  decoded,
  fillDestination,
  matchSource,
  readSource,
  segmentsOf,
  type RedirectSource,
} from "./redirect-source.ts";
import { madeOnce } from "../text/per-object.ts";

/** An element of `redirects` in docs.json. */
export interface Redirect {
  /** The path that readers ask for, with or without wildcards, as written. */
  readonly source: string;
  /** Where they are sent, as written. */
  readonly destination: string;
  /** As written; absent when docs.json does not say it. */
  readonly permanent?: boolean;
}

/** The redirect that matches a path, and its destination with the wildcards filled in. */
export interface FoundRedirect<Kind extends Redirect = Redirect> {
  readonly redirect: Kind;
  readonly destination: string;
  /** True where no wildcard has a part in it. */
  readonly plain: boolean;
  /** False where the platform may decide otherwise: `:id(\\d+)`, `/a/:slug*` for `/a`, a wildcard before an exact source. */
  readonly certain: boolean;
}

/**
 * A look-up from a path (`/old/page`, without base path; query and hash don't count) to the first redirect in order that
 * matches it. A last `index` is not part of an address. A redirect that only adds or removes a slash is not a redirect.
 */
export function redirectFinder<Kind extends Redirect>(
  redirects: readonly Kind[],
): (path: string) => FoundRedirect<Kind> | undefined {
  const exact = new Map<string, number>();
  const patterns = sourcesByForm();
  redirects.forEach((redirect, index) => {
    const source = isOnlySlashChange(redirect) ? undefined : readSource(redirect.source);
    if (source?.exact !== undefined) {
      if (!exact.has(source.exact)) exact.set(source.exact, index);
    } else if (source !== undefined) patterns.add({ source, index });
  });
  const find = (segments: readonly string[]): FoundRedirect<Kind> | undefined => {
    const plain = exact.get(decoded(segments)) ?? Infinity;
    for (const { source, index } of patterns.candidatesFor(segments)) {
      if (index > plain) break;
      const taken = matchSource(source, segments);
      if (taken === undefined) continue;
      const redirect = redirects[index]!;
      const destination = fillDestination(redirect.destination, taken);
      return { redirect, destination, plain: false, certain: taken.certain && plain === Infinity };
    }
    const redirect = redirects[plain];
    return redirect && { redirect, destination: redirect.destination, plain: true, certain: true };
  };
  return (path) => {
    const segments = segmentsOf(path);
    return find(segments) ?? (segments.at(-1) === "index" ? find(segments.slice(0, -1)) : undefined);
  };
}

/** True for a redirect such as `/a/` to `/a`: it leads to the same address in another spelling. */
export function isOnlySlashChange({ source, destination }: Redirect): boolean {
  const from = source.startsWith("/") ? source : `/${source}`;
  return from !== destination && !/[?#]/.test(destination) && pathOf(from) === pathOf(destination);
}

function pathOf(address: string): string {
  return decoded(segmentsOf(address));
}

/** A source and the number of its redirect. */
export interface NumberedSource {
  readonly source: RedirectSource;
  readonly index: number;
}

/** Sources with wildcards. */
export interface SourcesByForm {
  /** Adds a source. Of sources that match the same paths, only the first is used. Sources are added in their order. */
  readonly add: (source: NumberedSource) => void;
  /** All sources that may match a path, given as written segments, in their order: at most one of each form. */
  readonly candidatesFor: (path: readonly string[]) => readonly NumberedSource[];
}

/** What a path needs at one place: a whole segment, or how its segment begins and ends. */
interface FixedText {
  /** Index of the segment; negative: from the end. */
  readonly at: number;
  readonly kind: "whole" | "ends";
  readonly before: number;
  readonly after: number;
}

/** Where sources of one form have fixed parts, and how many segments they match. */
interface Form {
  readonly texts: readonly FixedText[];
  readonly least: number;
  readonly most: number;
  /** By what is in those places. */
  readonly sources: Map<string, NumberedSource>;
}

/** No source yet. Real sites write their sources in a few forms; a path is looked up once in each that begins as it does. */
export function sourcesByForm(): SourcesByForm {
  // By the first segment, decoded; undefined where that is a wildcard.
  const formsByStart = new Map<string | undefined, Map<string, Form>>();
  return {
    add: (numbered) => {
      const { texts, words, least, most } = formOf(numbered.source);
      const name = JSON.stringify([texts, least, most]);
      const [first] = numbered.source.parts;
      const start = first?.kind === "text" ? first.text : undefined;
      const forms = madeOnce(formsByStart, start, () => new Map<string, Form>());
      const form = madeOnce(forms, name, () => ({ texts, least, most, sources: new Map<string, NumberedSource>() }));
      const key = words.join("/");
      if (!form.sources.has(key)) form.sources.set(key, numbered);
    },
    candidatesFor: (path) => {
      const found: NumberedSource[] = [];
      const [first] = path;
      const starts = first === undefined ? [undefined] : [decodeSegment(first), undefined];
      for (const start of starts) {
        for (const { texts, least, most, sources } of formsByStart.get(start)?.values() ?? []) {
          if (path.length < least || path.length > most) continue;
          const numbered = sources.get(texts.map((text) => wordIn(path, text)).join("/"));
          if (numbered !== undefined) found.push(numbered);
        }
      }
      return found.toSorted((a, b) => a.index - b.index);
    },
  };
}

/** What is before the first wildcard for several segments is counted from the start, what follows it from the end. */
function formOf({
  parts,
}: RedirectSource): Pick<Form, "texts" | "least" | "most"> & { readonly words: readonly string[] } {
  const rest = parts.findIndex(({ kind }) => kind === "rest");
  const texts: FixedText[] = [];
  const words: string[] = [];
  for (const [index, part] of parts.entries()) {
    const at = rest === -1 || index < rest ? index : index - parts.length;
    if (part.kind === "text") {
      texts.push({ at, kind: "whole", before: 0, after: 0 });
      words.push(part.text);
    } else if (part.kind === "one" && part.before + part.after !== "") {
      texts.push({ at, kind: "ends", before: part.before.length, after: part.after.length });
      words.push(endsOf(part.before, part.after));
    }
  }
  const several = parts[rest];
  if (several?.kind !== "rest") return { texts, words, least: parts.length, most: parts.length };
  const others = parts.length - 1;
  return { texts, words, least: others + several.least, most: others + several.most };
}

function wordIn(path: readonly string[], { at, kind, before, after }: FixedText): string {
  const segment = path.at(at)!;
  if (kind === "whole") return decoded([segment]);
  return endsOf(segment.slice(0, before), segment.slice(Math.max(0, segment.length - after)));
}

function endsOf(before: string, after: string): string {
  return `${before}\0${after}`;
}
