// Has the rules by which generators make the ids of headings.
import { githubSlug } from "../github-slug.ts";

/** How a generator makes the id of a heading, and what stands before the number of an id that is there already. */
export interface OldSlug {
  readonly of: (title: string) => string;
  readonly separator: "-" | "_";
  /** Whether a heading of which it leaves nothing gets a number as its id. */
  readonly numbersEmpty?: boolean;
}

/** GitHub's, which Docusaurus, Starlight and Fumadocs use. */
export const githubSlugs: OldSlug = { of: (title) => githubSlug(title), separator: "-" };

/** How Python-Markdown makes ids. */
export interface PythonSlugOptions {
  readonly isUnicode?: boolean;
  readonly separator?: string;
}

/** Those of Python-Markdown. */
export function pythonSlugsWith({ isUnicode = false, separator = "-" }: PythonSlugOptions): OldSlug {
  // oxlint-disable-next-line no-control-regex
  const asWritten = (title: string): string =>
    isUnicode ? title : title.normalize("NFKD").replaceAll(/[^\0-\x7F]/g, "");
  return {
    of: (title) =>
      joined(
        asWritten(title)
          .replaceAll(/[^\p{L}\p{N}_\s-]/gu, "")
          .trim()
          .toLowerCase(),
        separator,
      ),
    separator: "_",
    numbersEmpty: true,
  };
}

/** The text with one separator in place of each run of spaces and separators. */
function joined(text: string, separator: string): string {
  let result = "";
  let isBetween = false;
  for (const sign of text) {
    const isGap = /\s/.test(sign) || separator.includes(sign);
    if (isGap && !isBetween) result += separator;
    if (!isGap) result += sign;
    isBetween = isGap;
  }
  return result;
}

/** That of Python-Markdown if nothing else is said. */
export const pythonSlugs: OldSlug = pythonSlugsWith({});

/** How the slugs of PyMdown Extensions are made. */
export interface PymdownSlugOptions {
  /** `lower`, `lower-ascii` or `fold`; any other keeps capitals. */
  readonly case?: string | undefined;
  readonly normalize?: string | undefined;
  readonly separator?: string;
}

/** Those of PyMdown Extensions. */
export function pymdownSlugs({ case: letters, normalize, separator = "-" }: PymdownSlugOptions): OldSlug {
  const form = (["NFC", "NFD", "NFKC", "NFKD"] as const).find((each) => each === normalize) ?? "NFC";
  const cased = (text: string): string => {
    if (letters === "lower") return text.toLowerCase();
    if (letters === "fold") return text.toUpperCase().toLowerCase();
    return letters === "lower-ascii" ? text.replaceAll(/[A-Z]/g, (sign) => sign.toLowerCase()) : text;
  };
  return {
    of: (title) =>
      cased(title.normalize(form).trim())
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", separator),
    separator: "_",
    numbersEmpty: true,
  };
}

/** That of a program that is not known: no id is kept. */
export const unknownSlugs: OldSlug = { of: () => "", separator: "-" };

/** That of mdBook. */
export const mdbookSlugs: OldSlug = {
  of: (title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  separator: "-",
};

/** That of VitePress. */
export const vitepressSlugs: OldSlug = {
  of: (title) =>
    title
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\0-\x1F]/g, "")
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replace(/^-/, "")
      .replace(/-$/, "")
      .replace(/^(?=\d)/, "_")
      .toLowerCase(),
  separator: "-",
};
