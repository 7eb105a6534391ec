// The divisions and branches above a page, outermost first.
import { divisionRow, type DivisionKind } from "../contract/divisions.ts";
import type {
  Division,
  LanguageOption,
  PageNode,
  Placement,
  ResolvedNavigation,
  Source,
  VersionOption,
} from "../site/navigation.ts";

/** A division, or the branch of a selector that leads on. */
export interface Step {
  readonly kind: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly hidden: boolean;
  readonly source: Source;
  /** The division itself; of a branch the division whose selector it is in. */
  readonly division: Division;
}

/** The way down to a page in one edition. */
export interface Trail {
  readonly edition: string;
  readonly divisions: readonly Division[];
  /** Its node; undefined for the root page of the last division, and for a page in no list. */
  readonly node: PageNode | undefined;
}

/** Goes down from the root of an edition as a placement says; undefined where that has no such way. */
export function walkTrail(
  { editions }: ResolvedNavigation,
  edition: string,
  { trail, node }: Placement,
  href: string,
): Trail | undefined {
  const tree = editions.find(({ id }) => id === edition)?.tree;
  if (tree === undefined) return undefined;
  const divisions = [tree];
  for (const id of trail) {
    const next = divisions.at(-1)!.children.find((child) => child.id === id && child.kind !== "page");
    if (next === undefined || next.kind === "page") return undefined;
    divisions.push(next);
  }
  const found = divisions.at(-1)!.children.find((child) => child.id === node && child.kind === "page");
  return { edition, divisions, node: found?.kind === "page" && found.href === href ? found : undefined };
}

/** The divisions of a trail with the branches between them; `entry` is where the page is listed. */
export function stepsOf(divisions: readonly Division[], entry: Source): readonly Step[] {
  return divisions.flatMap((division, index) => {
    const below = divisions[index + 1]?.source ?? entry;
    return [divisionStep(division), ...branchesOf(division).filter(({ source }) => leadsTo(source, below))];
  });
}

function divisionStep(division: Division): Step {
  const { kind, label, href, hidden = false, source } = division;
  return { kind, label, href, hidden, source, division };
}

/** The branches taken in this edition, the outer selector first. */
function branchesOf(division: Division): readonly Step[] {
  const language = division.languages?.find(({ current }) => current);
  const version = division.versions?.find(({ current }) => current);
  const languageStep = language === undefined ? [] : [branchStep("language", language.code, language, division)];
  const versionStep = version === undefined ? [] : [branchStep("version", version.label, version, division)];
  const isVersionOuter =
    language !== undefined &&
    version !== undefined &&
    version.source.file === language.source.file &&
    leadsTo(version.source, language.source);
  return isVersionOuter ? [...versionStep, ...languageStep] : [...languageStep, ...versionStep];
}

function branchStep(
  kind: string,
  label: string,
  { href, hidden, source }: LanguageOption | VersionOption,
  division: Division,
): Step {
  return { kind, label, href, hidden: hidden ?? false, source, division };
}

/** Whether one place may hold the other: across a `$ref` nobody knows. */
function leadsTo(outer: Source, inner: Source): boolean {
  return outer.file !== inner.file || inner.pointer.startsWith(`${outer.pointer}/`);
}

/** Whether a group was made from a spec: its place is that of the name of the spec. */
export function isSpecPlace(pointer: string): boolean {
  return /\/(openapi|asyncapi)(\/\d+)?(\/source)?$/.test(pointer);
}

/** The pointer to what names a step for readers. */
export function labelPointer({ kind, source: { pointer } }: Pick<Step, "kind" | "source">): string {
  return kind === "root" || isSpecPlace(pointer) ? pointer : `${pointer}/${divisionRow(kind as DivisionKind).label}`;
}
