// Applies the rules for parts of lines, outside code.
import type { TextRules, InlineRule, RulePlace } from "./text-rules.ts";
import type { HeldParts } from "./held-parts.ts";
import { outsideCode } from "./outside-code.ts";
import type { NoteLoss, TextLine } from "./text-lines.ts";
import { writtenAttributes } from "./written-attributes.ts";

const heading = /^[ \t]*#{1,6}[ \t]/;
/** The id of a heading, alone or with classes. */
const headingId = /\{:?([^{}\n]*)\}$/;

/** What the rules are applied with. */
export interface InlineContext {
  readonly dialect: TextRules;
  readonly file: string;
  readonly held: HeldParts;
  readonly note: NoteLoss;
}

/** The line with the new forms of its parts. */
export function convertInlines({ text, number }: TextLine, context: InlineContext): TextLine {
  const { dialect, file, held, note } = context;
  const ownForm = dialect.heading ?? ((written) => written);
  if (context.held.partOf(text) !== undefined) return { text, number };
  const place = { file, note: (feature: string, reason: string) => note(number, feature, reason) };
  const titled = heading.test(text) ? withHeadingId(ownForm(text.trimEnd(), place), held, place) : text;
  const rules = dialect.inlines ?? [];
  if (rules.length === 0) return { text: titled, number };
  return { text: outsideCode(titled, (part) => withRules(part, rules, held, place)), number };
}

/** A heading whose id is kept as the platform reads it. */
function withHeadingId(text: string, held: HeldParts, place: RulePlace): string {
  return text.replace(headingId, (whole, inner: string) => {
    const attributes = writtenAttributes(inner);
    if (attributes === undefined) return whole;
    const { id, others } = attributes;
    if (others !== "") place.note(`"${others}" of a heading`, "it is left out");
    return id === undefined ? "" : held.hold(`{#${id}}`);
  });
}

function withRules(part: string, rules: readonly InlineRule[], held: HeldParts, place: RulePlace): string {
  return rules.reduce((text, rule) => withRule(text, rule, place, (mdx) => held.hold(mdx)), part);
}

/** For a text whose losses are said elsewhere. */
export const noPlace: RulePlace = { file: "", note: () => undefined };

/** The text with the new form of each part that a rule is for; `ofMdx` says what is in place of one that is MDX. */
export function withRule(
  text: string,
  { match, to }: InlineRule,
  place: RulePlace,
  ofMdx: (mdx: string, written: string) => string,
): string {
  return text.replaceAll(match, (...found: unknown[]) => {
    const groups = found.slice(
      0,
      found.findIndex((each) => typeof each === "number"),
    ) as string[];
    const changed = to(groups as unknown as RegExpMatchArray, place);
    if (changed === undefined) return groups[0]!;
    return typeof changed === "string" ? changed : ofMdx(changed.mdx, groups[0]!);
  });
}
