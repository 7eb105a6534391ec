// Has the rules by which generators make the ids of headings.
import { githubSlug } from "../github-slug.ts";

/** How a generator makes the id of a heading, and what stands before the number of an id that is there already. */
export interface OldSlug {
  readonly of: (title: string) => string;
  readonly separator: "-" | "_";
}

/** GitHub's, which Docusaurus, Starlight and Fumadocs use. */
export const githubSlugs: OldSlug = { of: (title) => githubSlug(title), separator: "-" };

/** That of Python-Markdown. */
export const pythonSlugs: OldSlug = {
  of: (title) =>
    title
      .normalize("NFKD")
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[^\0-\x7F]/g, "")
      .replaceAll(/[^\w\s-]/g, "")
      .trim()
      .toLowerCase()
      .replaceAll(/[-\s]+/g, "-"),
  separator: "_",
};

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
