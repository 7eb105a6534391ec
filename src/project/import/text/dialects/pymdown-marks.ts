// Writes the marks of PyMdown Extensions in lines as HTML, each only if its extension is on. (D494)
import { ownValue, type JsonObject } from "../../../../compiler/text/json-value.ts";
import { wordsIn } from "../../json-fields.ts";
import { emojiRule } from "../emoji-names.ts";
import type { InlineRule } from "../text-rules.ts";
import { shownKeys } from "./pymdown-keys.ts";

/** The options of an extension by its name without a package, if it is on. */
export type MarkdownExtensions = (name: string) => JsonObject | undefined;

/** The rules of the extensions that are on, in the order in which they apply. */
export function pymdownMarks(extensions: MarkdownExtensions): readonly InlineRule[] {
  const critic = extensions("pymdownx.critic");
  const keys = extensions("pymdownx.keys");
  const emoji = extensions("pymdownx.emoji");
  const rules = [
    ...(extensions("pymdownx.arithmatex") === undefined ? [] : [formula]),
    ...(critic === undefined ? [] : criticRules(wordsIn(critic, "mode") ?? "view")),
    ...(keys === undefined ? [] : [keyRule(wordsIn(keys, "separator") ?? "+")]),
    ...(extensions("pymdownx.mark") === undefined ? [] : [mark]),
    caretRule(extensions("pymdownx.caret")),
    tildeRule(extensions("pymdownx.tilde")),
    ...(emoji === undefined ? [] : emojiRules),
    ...(extensions("pymdownx.progressbar") === undefined ? [] : [progressBar]),
    ...(extensions("wikilinks") === undefined ? [] : [wikiLink]),
  ];
  return rules.map(besideAddresses);
}

/** A rule that leaves tags and addresses alone. */
function besideAddresses({ match, to }: InlineRule): InlineRule {
  const address = String.raw`<[^<>\n]*>|\]\([^()\n]*\)|https?:\/\/[^\s<>]*`;
  return {
    match: new RegExp(`${address}|(?:${match.source})`, "g"),
    to: (found, place) => (/^(?:<|\]\(|https?:)/.test(found[0]) ? undefined : to(found, place)),
  };
}

/** `\\(x\\)`, whose marks would be those of characters. */
const formula: InlineRule = {
  match: /(?<!\\)\\\(([^\n]{1,2000}?)\\\)/g,
  to: ([, inner = ""]) => ({ mdx: `$${inner.trim()}$` }),
};

const mark: InlineRule = {
  match: /(?<![=\w\\])==[^\s=](?:[^=]*[^\s=])?==(?![=\w])/g,
  to: ([text]) => `<mark>${text.slice(2, -2)}</mark>`,
};

function isOn(options: JsonObject | undefined, name: string): boolean {
  return options !== undefined && ownValue(options, name) !== false;
}

/** Text without spaces, unless these are escaped. */
const short = String.raw`(?:[^\s^~\\]|\\.)+`;

/** `^^inserted^^` and `x^2^`. */
function caretRule(options: JsonObject | undefined): InlineRule {
  const match = new RegExp(
    String.raw`(?<![\\^])\^\^(?![\s^])([^^\n]+)(?<![\s^])\^\^(?!\^)|(?<![\\^[])\^(${short})\^(?!\^)`,
    "g",
  );
  return {
    match,
    to: ([, inserted, raised]) => {
      if (inserted !== undefined) return isOn(options, "insert") ? `<ins>${inserted}</ins>` : undefined;
      return isOn(options, "superscript") ? `<sup>${withSpaces(raised!)}</sup>` : undefined;
    },
  };
}

/** `~~deleted~~` and `H~2~O`. On the platform either is struck through. */
function tildeRule(options: JsonObject | undefined): InlineRule {
  const match = new RegExp(
    String.raw`(?<![\\~])(?:~~(?![\s~])([^~\n]+)(?<![\s~])~~|~(${short})~|~(?![\s~])([^~\n]+)(?<![\s~])~)(?!~)`,
    "g",
  );
  return {
    match,
    to: ([whole, deleted, lowered]) => {
      if (deleted !== undefined && isOn(options, "delete")) return undefined;
      if (lowered !== undefined && isOn(options, "subscript")) return `<sub>${withSpaces(lowered)}</sub>`;
      return whole.replaceAll("~", "&#126;");
    },
  };
}

/** For dialects in which one tilde means nothing, and two strike through. */
export const singleTildes: InlineRule = besideAddresses(tildeRule({ subscript: false }));

/** An escaped space is one. */
function withSpaces(text: string): string {
  return text.replaceAll("\\ ", " ");
}

function keyRule(separator: string): InlineRule {
  return {
    match: /(?<![\\+])\+\+((?:[\w-]+|"[^"\n]+"|'[^'\n]+')(?:\+(?:[\w-]+|"[^"\n]+"|'[^'\n]+'))*)\+\+(?!\+)/g,
    to: ([, written = ""]) => {
      const keys = shownKeys(written);
      return keys === undefined
        ? undefined
        : keys.map((key) => `<kbd>${references(key)}</kbd>`).join(references(separator));
    },
  };
}

function references(text: string): string {
  return text.replaceAll(/[<{}&*_`[\]\\~|$^=:#]/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

/** A comment is shown beside the text; there is no place for it. */
function criticRules(mode: string): readonly InlineRule[] {
  const isView = mode !== "accept" && mode !== "reject";
  const added = (text: string): string => (isView ? `<ins>${text}</ins>` : mode === "accept" ? text : "");
  const gone = (text: string): string => (isView ? `<del>${text}</del>` : mode === "reject" ? text : "");
  return [
    {
      match: /(?<!\\)\{~~([^~\n]+)~>([^~\n]+)~~\}/g,
      to: ([, before = "", after = ""]) => gone(before) + added(after),
    },
    { match: /(?<!\\)\{\+\+(?=\S)([^\n]{0,2000}?)\+\+\}/g, to: ([, text = ""]) => added(text) },
    { match: /(?<!\\)\{--(?=\S)([^\n]{0,2000}?)--\}/g, to: ([, text = ""]) => gone(text) },
    {
      match: /(?<!\\)\{==(?=\S)([^\n]{0,2000}?)==\}/g,
      to: ([, text = ""]) => (isView ? `<mark>${text}</mark>` : text),
    },
    {
      match: /(?<!\\)\{>>([^\n]{0,2000}?)<<\}/g,
      to: (_, place) => {
        if (isView) place.note("a comment in a text", "the new site shows none, so it is left out");
        return "";
      },
    },
    {
      match: /\{(?:\+\+|--|~~|==|>>)(?=\s*$)/g,
      to: (_, place) => {
        place.note("an edit of several lines", "only those within a line are read, so its marks stay text");
        return undefined;
      },
    },
  ];
}

const emojiRules: readonly InlineRule[] = [
  {
    match: /:fontawesome-(brands|regular|solid)-([\w-]+):/g,
    to: ([, type = "", name = ""]) => ({ mdx: `<Icon icon="${name}" iconType="${type}" />` }),
  },
  {
    match: /:(?:material|octicons|simple)-[\w-]+:/g,
    to: (_, place) => {
      place.note("an icon in a text", "the new site has other icons, so its name stays text");
      return undefined;
    },
  },
  emojiRule,
];

const progressBar: InlineRule = {
  match: /(?<!\\)\[={1,2}[ \t]*\d+(?:\.\d+)?(?:%|\/\d+)[^[\]\n]{0,200}\]/g,
  to: (_, place) => {
    place.note("a progress bar", "the new site has none, so it stays text");
    return undefined;
  },
};

const wikiLink: InlineRule = {
  match: /(?<!\\)\[\[[\w \-/]+\]\]/g,
  to: ([link], place) => {
    place.note(`"${link.slice(0, 40)}"`, "where such a link leads is not known, so it stays text");
    return undefined;
  },
};
