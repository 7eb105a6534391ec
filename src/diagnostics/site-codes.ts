// The codes about the finished site.
import { count, inWords, type Codes } from "./codes.ts";

/** Codes as docs.json writes them, and in how many versions one of them lacks something. */
interface Gap {
  readonly languages: readonly string[];
  readonly versions: number;
}

export interface SiteArgs {
  readonly "edition-empty": { readonly edition: string };
  /** A page of the default language by its path; or all pages of a division; or several of one spec. */
  readonly "page-untranslated":
    | ({ readonly path: string } & Gap)
    | ({ readonly division: string; readonly pages: number } & Gap)
    | ({ readonly spec: string; readonly operations: number; readonly example: string } & Gap);
}

/** What one language lacks: all pages of a division, the operations of a spec, or a page in each version. */
function placesIn(args: SiteArgs["page-untranslated"]): number {
  if ("pages" in args) return args.pages;
  return "operations" in args ? args.operations : args.versions;
}

export const siteCodes: Codes<SiteArgs> = {
  "edition-empty": {
    severity: "info",
    subject: ["edition"],
    message: ({ edition }) =>
      `${edition} has no page here, so readers who choose it find nothing. Add a page, or remove it.`,
  },
  "page-untranslated": {
    severity: "info",
    subject: ["path", "division", "spec"],
    count: (args) => args.languages.length * placesIn(args),
    message: (args) => {
      const where = `in ${inWords(args.languages)}${args.versions > 1 ? ` (in ${args.versions} versions)` : ""}`;
      if ("spec" in args)
        return `${count(args.operations, "operation")} of ${args.spec}, such as "${args.example}", have no page ${where}, so readers there can't switch to them. Add them to the spec of that language.`;
      const fix = `Add and list the translation; if it is listed under another path, give both the same "key" in front matter.`;
      return "division" in args
        ? `None of the ${args.pages} pages of ${args.division} has a counterpart ${where}, so readers there can't switch to them. ${fix}`
        : `"${args.path}" has no counterpart ${where}, so readers there can't switch to it. ${fix}`;
    },
  },
};
