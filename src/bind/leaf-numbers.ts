// Which pairs of language and version do the leaves of docs.json name, and in what order? (D13)

/** The leaves met so far, numbered in document order. */
export interface LeafNumbers {
  /** Takes the next leaf with its innermost language and version. */
  readonly add: (language: string | null, version: string | null) => void;
  /** Number of the first leaf of a pair. */
  readonly firstOf: (language: string | null, version: string | null) => number | undefined;
  /** Number of the first leaf with this innermost value; none for null. */
  readonly firstWith: (kind: "language" | "version", value: string | null) => number | undefined;
  /** The versions that stand on a path with this innermost language, in the order met. */
  readonly versionsUnder: (language: string | null) => readonly string[];
}

/** No leaf yet. */
export function leafNumbers(): LeafNumbers {
  const pairs = new Map<string | null, Map<string | null, number>>();
  const values = { language: new Map<string | null, number>(), version: new Map<string | null, number>() };
  let count = 0;
  return {
    add: (language, version) => {
      const versions = pairs.get(language) ?? new Map<string | null, number>();
      pairs.set(language, versions);
      if (!versions.has(version)) versions.set(version, count);
      if (!values.language.has(language)) values.language.set(language, count);
      if (!values.version.has(version)) values.version.set(version, count);
      count += 1;
    },
    firstOf: (language, version) => pairs.get(language)?.get(version),
    firstWith: (kind, value) => (value === null ? undefined : values[kind].get(value)),
    versionsUnder: (language) => [...(pairs.get(language)?.keys() ?? [])].filter((version) => version !== null),
  };
}
