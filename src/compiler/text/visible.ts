// Replaces characters of a text that could control or mislead a terminal, a log or a page.

// Characters that are not drawn: controls, line ends, halves of pairs, marks that change the writing direction, and spaces of no width.
const unseen = String.raw`[\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}]`;
// In the scripts that docs are written in without them, they only make two different words look alike.
const joined = String.raw`[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}`;
const unspaced = ["Thai", "Lao", "Khmer", "Myanmar", "Tibetan"].map((name) => String.raw`\p{Script=${name}}`).join("");

/** Matches such a character where it belongs to the character before it: in words of Persian and Indian scripts, in emoji, between words without spaces. */
const inPlace = [
  String.raw`(?<=${joined})[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{S}]|${joined})(?<!\uFE0F)[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  String.raw`(?<=[${unspaced}])\u200B`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0020}-\u{E007F}]`,
].join("|");

const unseenAnywhere = new RegExp(unseen, "gu");
const firstInPlace = 0x180b;
const inPlaceHere = new RegExp(inPlace, "uy");

/**
 * A faster test with one class without properties, which also matches any half of a surrogate pair. Nearly every text has none
 * of these characters, and this class finds that in a tenth of the time.
 */
const mayBeUnseen =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- controls and marks are what is looked for
  /[\0-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]/;

/**
 * The text as one line of output: a dot replaces each character that a terminal or a log would interpret, and each invisible
 * character that could mislead. All other characters stay, in any script.
 */
export function visible(text: string): string {
  return withoutSteering(text, () => "·");
}

/** The same for a text of several lines; the line breaks stay. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** The text with replacements for each character that `visible` replaces. */
function withoutSteering(text: string, written: (character: string) => string): string {
  if (!mayBeUnseen.test(text)) return text;
  return text.replaceAll(unseenAnywhere, (character, at: number) =>
    isInPlace(text, at) ? character : written(character),
  );
}

/** Whether a character is in place; it reads the text before it only if the character may be replaced. */
function isInPlace(text: string, at: number): boolean {
  if (text.charCodeAt(at) < firstInPlace) return false;
  inPlaceHere.lastIndex = at;
  return inPlaceHere.test(text);
}

/**
 * The same JSON data, with escapes for what a terminal or a runner would interpret: JSON itself escapes only the controls
 * below U+0020. `json` is JSON text, whole or cut between strings.
 */
export function printableJson(json: string): string {
  const escaped = withoutSteering(json, (character) => (character === "\n" ? "\n" : escapesOf(character)));
  return escaped.replaceAll(/(##\w*)\[/g, `$1${escapesOf("[")}`);
}

/**
 * A text of many lines as it is, but for what a terminal or a runner would interpret: a dot replaces each control character that is
 * no tab and no line end. Marks of the writing direction and spaces of no width belong to the text.
 */
export function printableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  return text.replaceAll(/(?![\t\n])[\0-\x1f\x7f-\x9f](?<!\r(?=\n|$))/g, "·").replaceAll(/##(\w*)\[/g, "##$1·[");
}

/** One escape for each UTF-16 unit. */
function escapesOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/**
 * The text without lines that a runner interprets as commands: `::error::` at the start of a line, and the older
 * `##[error]` and `##vso[…]` anywhere.
 */
export function withoutCommands(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a colour at the start of a line hides no command
  return text.replaceAll(/^((?:[^\S\r\n\u2028\u2029]|\u001B\[\d*m)*):(?=:)/gm, "$1·").replaceAll(/##(\w*)\[/g, "##$1·");
}

const escapes: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * The text for one line or one cell of a table, in GitHub's Markdown: it can't end the cell, make markup, HTML, a heading, a
 * list or a link, notify a person, or refer to an issue.
 */
export function markdownText(text: string): string {
  return (
    visible(text)
      .replace(/[&<>]/g, (character) => escapes[character] ?? character)
      .replace(/[\\`*_~[\]|$]/g, String.raw`\$&`)
      // At the start of a line they make a heading, a list or a rule.
      .replace(/^(\s*)(?=[#+=-])/, "$1\\")
      .replace(/^(\s*\d+)(?=[.)])/, "$1\\")
      // Not seen by readers; a name after @ and a number after # would call somebody.
      .replace(/[@#](?=\w)/g, "$&<!-- -->")
      .replaceAll("://", "&#58;//")
      .replace(/\bwww\.|\bGH-(?=\d)/gi, "$&<!-- -->")
  );
}

// As browsers read an address: any number of slashes of either kind, and all through the last "@" before the host.
const userInfo = /((?:https?:|[:;][\\/])[\\/]*)([^\s/\\?#]*)@/gi;

/** The text without the user names and passwords in its web addresses, because reports are copied to logs and issues. */
export function withoutPasswords(text: string): string {
  return text.includes("@") ? text.replaceAll(userInfo, "$1…@") : text;
}

/** The same, with a dot for each UTF-16 unit that is left out, so that everything else keeps its column. */
export function withHiddenPasswords(line: string): string {
  if (!line.includes("@")) return line;
  return line.replaceAll(userInfo, (_, before: string, secret: string) => `${before}${"·".repeat(secret.length)}@`);
}
