// What stays of a problem when lines move and other files come and go? (D43)

// Hints and explanations may change while the problem is the same; the languages that lack a page are counted.
const passing: ReadonlySet<string> = new Set(
  "nearest meaning effect reason problem example examples mend expected found allowed option limit languages shown".split(
    " ",
  ),
);

/** What a problem is about and for how many it stands, from the arguments of its code. */
export function identityOf(args: unknown): { readonly subject: string; readonly count: number } {
  const lasting = Object.entries(args as object).filter(([name]) => !passing.has(name));
  const words = lasting.flatMap(([, value]: [string, unknown]) => wordsOf(value));
  const numbers = lasting.flatMap(([, value]: [string, unknown]) => (typeof value === "number" ? [value] : []));
  const { languages } = args as { readonly languages?: readonly string[] };
  return { subject: words.join(" · "), count: (languages?.length ?? 1) * (numbers[0] ?? 1) };
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(wordsOf) : [];
}
