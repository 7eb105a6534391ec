// How is a user's text printed where it could steer or mislead what reads it?

// Characters without a picture: controls, line ends, halves of pairs, marks that turn the writing direction, and blanks of no width.
const unseen = String.raw`[\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}]`;
// In the scripts that docs are written in without them, they only make two different words look alike.
const joined = String.raw`[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}`;
const unspaced = ["Thai", "Lao", "Khmer", "Myanmar", "Tibetan"].map((name) => String.raw`\p{Script=${name}}`).join("");

/** Where such a character belongs to the one before it: in words of Persian and Indian scripts, in emoji, between words without blanks. */
const inPlace = [
  String.raw`(?<=${joined})[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{S}]|${joined})(?<!\uFE0F)[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  String.raw`(?<=[${unspaced}])\u200B`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0020}-\u{E007F}]`,
].join("|");

const steering = new RegExp(`(${inPlace})|${unseen}`, "gu");

/**
 * The text for one line of output: one dot for each character that a terminal or a log would obey, and for each that nobody
 * sees and that could mislead. All else stays, in any script.
 */
export function visible(text: string): string {
  return withoutSteering(text, () => "·");
}

/** The same for a text of several lines, of which the line breaks stay. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** The text with something else written for each character that `visible` replaces. */
export function withoutSteering(text: string, written: (character: string) => string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(steering, (character, kept: string | undefined) => kept ?? written(character));
}
