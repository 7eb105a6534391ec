// Facts about the parts of a site that are not known, and the addresses that they may hide.
import type { DivisionKind } from "./divisions.ts";

/** The name of a division in docs.json. */
export interface DivisionName {
  readonly kind: DivisionKind;
  /** As written; "" where it has none. */
  readonly label: string;
}

/** Which addresses of the site may be missing from a result. */
export type HiddenArea =
  /** Any of them. */
  | { readonly kind: "site" }
  /** Those of the pages in one division: its name and the names of all divisions above it, the outermost first. */
  | { readonly kind: "division"; readonly division: readonly DivisionName[] }
  /** Those of the operations of a spec, by its path or address, and all addresses below the folders of its pages (`/api-reference`) and below the folder of its file. */
  | { readonly kind: "spec"; readonly spec: string; readonly folders: readonly string[] }
  /** Those of the operations with one path, webhook or channel. */
  | { readonly kind: "operation"; readonly target: string };

/** What may be missing from the result, or be different. */
export type HiddenContent =
  /** Pages and divisions that docs.json lists. */
  | "pages"
  /** Pages of operations. */
  | "operations"
  /** Which operation an entry or a page shows. */
  | "endpoints"
  /** Which languages and versions there are, and what is in each. */
  | "languages"
  /** Redirects of docs.json. */
  | "redirects";

/** What is not known about the site. */
export type UnknownKind =
  /** A part of docs.json or of a file it refers to could not be read. */
  | "config"
  /** A language or version has no unique label. */
  | "branch"
  /** A spec could not be read. */
  | "spec"
  /** A spec on the network was not fetched, because nobody asked for that. */
  | "unfetched"
  /** A part of a spec could not be read. */
  | "operation"
  /** An endpoint entry or the front matter of a page names no existing operation. */
  | "endpoint"
  /** A limit left something out. */
  | "limit"
  /** There are more facts than are listed. */
  | "more";

/** One thing that a compile does not know, and what may be missing from its result for this reason. */
export interface UnknownFact {
  readonly kind: UnknownKind;
  /** The file it is about, from the docs root. */
  readonly file: string;
  /** JSON pointer into that file; "" for the file as a whole. */
  readonly pointer: string;
  /** Never empty. */
  readonly hides: readonly HiddenContent[];
  /** The addresses of the site that it can concern. */
  readonly area: HiddenArea;
}

/** True if addresses of pages may be missing from the result. */
export function hidesAddresses({ hides }: UnknownFact): boolean {
  return hides.includes("pages") || hides.includes("operations");
}

/** How many facts a result lists. */
const most = 1000;

/** The first thousand facts, each once, and one that represents all others. */
export function boundedFacts(facts: readonly UnknownFact[]): readonly UnknownFact[] {
  const short = shortTexts();
  const all = [...new Map(facts.map((fact) => [JSON.stringify(fact, short), fact])).values()];
  const [first, ...others] = all.slice(most);
  if (first === undefined) return all;
  const hides = [...new Set([first, ...others].flatMap((fact) => fact.hides))];
  return [...all.slice(0, most), { ...first, kind: "more", hides, area: { kind: "site" } }];
}

/** Writes a number for a long text, the same for equal ones: a label of many kilobytes can be in each of very many areas. */
function shortTexts(): (key: string, value: unknown) => unknown {
  const numbers = new Map<unknown, number>();
  return (_key, value) => {
    if (typeof value !== "string" || value.length < 100) return value;
    numbers.set(value, numbers.get(value) ?? numbers.size);
    return numbers.get(value);
  };
}

/** What is not known where there is no docs.json that could be read. */
export function unreadConfig(file: string): UnknownFact {
  const hides = ["pages", "operations", "languages", "redirects"] as const;
  return { kind: "config", file, pointer: "", hides, area: { kind: "site" } };
}

/** What is not known because a file was not read, or not completely. */
export function overLimit(file: string): UnknownFact {
  return { kind: "limit", file, pointer: "", hides: ["pages", "operations"], area: { kind: "site" } };
}
