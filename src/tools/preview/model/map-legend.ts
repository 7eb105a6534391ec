// Says what the map counts for each question, and what is not known about it.
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { MapNode, Question } from "./map-tree.ts";
import type { PreviewSummary } from "./preview-data.ts";

/** What is known about the links of a site. */
export type LinksState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  /** The file of the preview was written without them. */
  | { readonly kind: "left out" }
  /** docs.json can't be read now. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "read"; readonly links: SiteLinks };

/** What a legend depends on. */
export interface LegendFacts {
  readonly summary: Pick<PreviewSummary, "problems" | "against" | "config">;
  readonly links: LinksState;
  readonly root: MapNode;
}

/** The name of each question; for problems, pages are counted and not messages. */
export const questionNames: { readonly [question in Question]: string } = {
  problems: "With problems",
  missing: "Missing",
  hidden: "Hidden",
  untranslated: "Untranslated",
  unlinked: "Never linked",
  deprecated: "Deprecated",
  changed: "Changed",
};

/** What the number of a question counts, in sentences. */
export function legendOf(question: Question, facts: LegendFacts): readonly string[] {
  switch (question) {
    case "problems":
      return [
        "Pages whose entry or file a problem names. One problem can name many pages.",
        ...(facts.summary.problems.some(({ code }) => code === "more-problems")
          ? ["There are more problems than are listed, so there may be more of these pages."]
          : []),
      ];
    case "missing":
      return ["Pages that are listed and have no file."];
    case "hidden":
      return ["Pages that are hidden, or in a hidden division."];
    case "untranslated":
      return ["Pages that another language of the same version lacks."];
    case "unlinked":
      return aboutLinks(facts);
    case "deprecated":
      return ["Pages that are deprecated, or whose operation is."];
    case "changed":
      return [`Pages that were added, moved or changed since ${facts.summary.against ?? "then"}.`];
  }
}

function aboutLinks({ links: state, root, summary }: LegendFacts): readonly string[] {
  switch (state.kind) {
    case "loading":
      return ["Reading the links of all pages…"];
    case "failed":
      return [`The links could not be read: ${state.message}`];
    case "left out":
      return ["Not known: this file was written without the option --links, so no links were read."];
    case "unreadable":
      return [`Not known while ${summary.config} can’t be read.`];
    case "read": {
      const { files, unread } = state.links;
      return [
        `Pages to which no other page links: searched were ${count(files, "file")} of pages and their parts, "url" and "related" in front matter, and the top bar, footer and logo of ${summary.config}. The navigation itself does not count. Links that a program makes, and those in specs and banners, are not known.`,
        ...(unread.length === 0 ? [] : [notWhole(unread)]),
        ...(unread.length > 0 || root.unknown === 0
          ? []
          : [`Of ${count(root.unknown, "page")} without a file, to which nothing links, it is not known.`]),
      ];
    }
  }
}

const mostNamed = 3;

function notWhole(unread: readonly string[]): string {
  const named = unread.slice(0, mostNamed).join(", ");
  const more = unread.length > mostNamed ? ` and ${count(unread.length - mostNamed, "other file")}` : "";
  return `Not known of any page without a link, because not all of ${named}${more} could be read.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
