// Infos in a line for each code, so that they never bury errors and warnings.
import type pc from "picocolors";
import stringWidth from "string-width";
import { count } from "../diagnostics/codes.ts";
import { problemsIn, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { largest } from "./text-layout.ts";

interface InfoLinesOptions {
  readonly colors: ReturnType<typeof pc.createColors>;
  /** How many columns a line may have. */
  readonly columns: number | undefined;
  /** A place as it is printed. */
  readonly placeOf: (info: Diagnostic) => string;
}

const mostPlaces = 3;
const widest = 120;

/**
 * A heading, then for each code the number of its infos, its name and its first three places: in one line, or below
 * each other where the line is too narrow. The code with the most infos is first.
 */
export function infoLines(infos: readonly Diagnostic[], options: InfoLinesOptions): readonly string[] {
  const { colors } = options;
  const rows = [...groupBy(infos, ({ code }) => code)]
    .map(([code, same]) => ({ code, same, number: String(problemsIn(same)) }))
    .toSorted((one, other) => Number(other.number) - Number(one.number));
  const numberWidth = largest(rows.map(({ number }) => number.length));
  const codeWidth = largest(rows.map(({ code }) => code.length));
  return [
    `${colors.blue(count(problemsIn(infos), "info"))}, in full with --all:`,
    ...rows.flatMap(({ code, same, number }) => {
      const head = `  ${number.padStart(numberWidth)}  ${code.padEnd(codeWidth)}`;
      return withPlaces(head, same, options);
    }),
  ];
}

function withPlaces(head: string, infos: readonly Diagnostic[], options: InfoLinesOptions): readonly string[] {
  const { columns = widest, placeOf } = options;
  const places = infos.slice(0, mostPlaces).map(placeOf);
  const shown = infos.length > mostPlaces ? [...places, "…"] : places;
  const line = `${head}  ${shown.join(", ")}`;
  if (stringWidth(line) <= columns) return [line];
  return [head, ...shown.map((place) => `      ${place}`)];
}
