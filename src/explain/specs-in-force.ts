// The specs of an entry, each with the division that sets it.
import type { Division, Source, SpecInForce } from "../site/navigation.ts";
import { divisionWords } from "./division-words.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { SpecFacts } from "./explanation.ts";
import type { SourceBook } from "./source-book.ts";
import type { Step } from "./walk-trail.ts";

/** The specs of the innermost division, each with the division or branch that sets it. */
export function specsInForce(
  divisions: readonly Division[],
  steps: readonly Step[],
  input: ExplainInput,
  sources: SourceBook,
): readonly SpecFacts[] {
  const innermost = divisions.at(-1)!;
  return (innermost.specs ?? []).map((spec) => {
    const setter = divisions.find(({ id }) => id === (spec.inheritedFrom ?? innermost.id)) ?? innermost;
    return specFacts(spec, settersOf(setter, steps), input, sources);
  });
}

interface Setter {
  readonly words: string;
  readonly source: Source;
}

/** A branch answers by its division, so its own field is looked at first; docs.json as a whole comes last. */
function settersOf(division: Division, steps: readonly Step[]): readonly Setter[] {
  const own = steps.filter((step) => step.division === division).toReversed();
  const setters = own.map(({ kind, label, source }) => ({ words: divisionWords(kind, label), source }));
  if (division.kind !== "root") return setters;
  return [
    ...setters,
    { words: `"api" of docs.json`, source: { pointer: "/api" } },
    { words: "docs.json", source: { pointer: "" } },
  ];
}

function specFacts(
  { source, directory }: SpecInForce,
  setters: readonly Setter[],
  { config }: ExplainInput,
  sources: SourceBook,
): SpecFacts {
  const named = { source, ...(directory === undefined ? {} : { directory }) };
  for (const setter of setters) {
    const file = setter.source.file ?? config;
    for (const field of ["openapi", "asyncapi"]) {
      const value = sources.value(file, `${setter.source.pointer}/${field}`);
      const pointer =
        pointerTo(value, (name) => name === source) ?? pointerTo(value, (name) => isShortFor(name, source));
      if (pointer === undefined) continue;
      return { ...named, from: setter.words, at: sources.at(file, `${setter.source.pointer}/${field}${pointer}`) };
    }
  }
  return { ...named, from: setters[0]?.words ?? "docs.json" };
}

/** Where in the value of `openapi` a name is that fits; undefined where none is. */
function pointerTo(value: unknown, fits: (name: string) => boolean): string | undefined {
  if (typeof value === "string") return fits(value.trim().replace(/^(\.{0,2}\/)+/, "")) ? "" : undefined;
  if (Array.isArray(value)) {
    const index = value.findIndex((element) => pointerTo(element, fits) !== undefined);
    const below = pointerTo(value[index], fits);
    return below === undefined ? undefined : `/${index}${below}`;
  }
  if (typeof value !== "object" || value === null || !("source" in value)) return undefined;
  return pointerTo(value.source, fits) === undefined ? undefined : "/source";
}

/** A name may leave out whole folders, and the extension (D7). */
function isShortFor(name: string, source: string): boolean {
  const withoutExtension = source.replace(/\.[^./]+$/, "");
  return name !== "" && [source, withoutExtension].some((path) => `/${path}`.endsWith(`/${name}`));
}
