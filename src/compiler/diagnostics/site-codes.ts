// The codes about the finished site: its editions, translations, links and redirects.
import { writtenPath } from "../contract/href.ts";
import { notPublished, type UnpublishedPageFile } from "./link-codes.ts";
import { missingLink } from "./problem-target.ts";
import { count, didYouMean, inWords, type Codes } from "./codes.ts";
import { missingFolder, otherStart } from "./problem-cause.ts";

/** Language codes as docs.json writes them, and the versions in which they lack something; empty for a site without versions. */
interface Gap {
  readonly languages: readonly string[];
  readonly versions: readonly string[];
}

export interface SiteArgs {
  /** `canOptIn`: `searchable` has an effect on the division. */
  readonly "page-also-hidden": {
    readonly division: string;
    readonly canOptIn: boolean;
    readonly pages: number;
    readonly examples: readonly string[];
  };
  readonly "edition-empty": { readonly edition: string };
  /** A page of the default language by its path, all pages of a division, or several pages of a folder ("" for the docs folder) or of a spec. */
  readonly "page-untranslated":
    | ({ readonly path: string } & Gap)
    | ({ readonly division: string; readonly pages: number } & Gap)
    | ({ readonly folder: string; readonly pages: number; readonly example: string } & Gap)
    | ({ readonly spec: string; readonly operations: number; readonly example: string } & Gap);
  /** `end`: where redirects lead from there, if there are any. */
  readonly "href-target-missing": {
    readonly href: string;
    readonly end?: string | undefined;
    readonly nearest?: string | undefined;
    /** The file of the page, and why it is not published. */
    readonly unpublished?: UnpublishedPageFile | undefined;
  };
  /** The first of `redirects` whose sources no address can match. `taken`: how many of them have the path of a page or of another redirect. */
  readonly "redirect-without-effect": {
    readonly source: string;
    readonly reason: string;
    readonly redirects: number;
    readonly taken: number;
  };
  readonly "redirect-shadows-page": {
    readonly source: string;
    readonly destination: string;
    /** The address of the page, or of the first of them. */
    readonly example: string;
    readonly pages: number;
    /** True if the destination is not a page, so source and destination may have been swapped. */
    readonly swapped: boolean;
  };
  readonly "redirect-target-missing": {
    /** The first source that leads there. */
    readonly example: string;
    readonly destination: string;
    /** Where other redirects lead from there, if there are any. */
    readonly end?: string | undefined;
    readonly nearest?: string | undefined;
    /** The folder that a destination with wildcards leads into. */
    readonly folder?: string | undefined;
    /** A wildcard of the destination that the source of the first redirect lacks. */
    readonly unfilled?: string | undefined;
    /** The unlisted operation whose page would have the destination as its address. */
    readonly operation?: { readonly spec: string; readonly entry: string } | undefined;
    /** The outermost folder of the destination that has neither a file nor a page. */
    readonly missingFolder?: string | undefined;
    /** The file of the page, and why it is not published. */
    readonly unpublished?: UnpublishedPageFile | undefined;
    readonly redirects: number;
  };
  /** The first of `redirects` whose chains have the same `end`. */
  readonly "redirect-chain": {
    readonly source: string;
    readonly destination: string;
    readonly end: string;
    readonly redirects: number;
    /** True if the end is in another language. */
    readonly isForeign: boolean;
    /** How many redirects, such as that of `example`, send some of the addresses to another target; undefined if none does. */
    readonly narrower:
      | {
          readonly redirects: number;
          readonly example: string;
          /** A redirect that keeps one of these addresses where it leads; undefined if none is simple to name. */
          readonly toAdd: { readonly source: string; readonly destination: string } | undefined;
        }
      | undefined;
  };
  /** `chain`: the addresses of the loop in order. The first and the last one are the same. */
  readonly "redirect-loop": { readonly chain: readonly [string, ...(readonly string[])] };
  readonly "redirect-duplicate": {
    readonly source: string;
    /** Where the first redirect leads. */
    readonly used: string;
    readonly redirects: number;
  };
}

/** The number of pages, operations or versions that are missing in one language. */
function placesIn(args: SiteArgs["page-untranslated"]): number {
  if ("pages" in args) return args.pages;
  return "operations" in args ? args.operations : Math.max(1, args.versions.length);
}

const versionsNamed = 5;

function inVersions(versions: readonly string[]): string {
  if (versions.length === 0) return "";
  if (versions.length > versionsNamed) return ` (in ${versions.length} versions)`;
  return ` (in ${versions.length === 1 ? "version" : "versions"} ${inWords(versions.map((label) => `"${label}"`))})`;
}

export const siteCodes: Codes<SiteArgs> = {
  "page-also-hidden": {
    severity: "warning",
    subject: ["division"],
    count: ({ pages }) => pages,
    message: ({ division, canOptIn, pages, examples }) => {
      const one = pages === 1;
      return (
        `${count(pages, "visible page")} ${one ? "is" : "are"} also listed in ${division}, which is hidden (${[...examples, ...(pages > examples.length ? ["…"] : [])].join(", ")}). ` +
        `So the platform leaves ${one ? "it" : "them"} out of search, the sitemap, the assistant and llms.txt. ` +
        `Remove ${one ? "it" : "them"} from ${division}; or, to keep ${one ? "its entry" : "the entries"}, write "searchable": true ` +
        (canOptIn ? `beside "hidden".` : `and "hidden": true on the tabs or groups of ${division}.`)
      );
    },
  },
  "edition-empty": {
    severity: "info",
    subject: ["edition"],
    summary: (number) => `${count(number, "version or language", "versions or languages")} without pages`,
    message: ({ edition }) =>
      `${edition} has no page here, so readers who choose it find nothing. Add a page, or remove it.`,
  },
  "page-untranslated": {
    severity: "info",
    subject: ["path", "division", "folder", "spec"],
    count: (args) => args.languages.length * placesIn(args),
    summary: (number) => count(number, "missing translation"),
    message: (args) => {
      const where = `in ${inWords(args.languages)}${inVersions(args.versions)}`;
      if ("spec" in args)
        return `${count(args.operations, "operation")} of ${args.spec}, such as "${args.example}", have no page ${where}, so readers there can't switch to them. Add them to the spec of that language.`;
      const fix = `Add the translation and list it. If it is listed under another path, give both pages the same "key" in front matter.`;
      if ("folder" in args)
        return `${args.pages} pages ${args.folder === "" ? "at the top of the docs folder" : `of ${args.folder}/`}, such as "${args.example}", have no counterpart ${where}, so readers there can't switch to them. ${fix}`;
      return "division" in args
        ? `None of the ${args.pages} pages of ${args.division} has a counterpart ${where}, so readers there can't switch to them. ${fix}`
        : `"${args.path}" has no counterpart ${where}, so readers there can't switch to it. ${fix}`;
    },
  },
  "href-target-missing": {
    severity: "warning",
    subject: ["href"],
    // The query and the anchor stay.
    replaces: ({ href }) => writtenPath(href.trim()),
    target: ({ href, end }) => missingLink(end ?? href),
    message: ({ href, end, nearest, unpublished }) => {
      const start = `The link "${href}" ${end === undefined ? "" : `is redirected to "${end}", so it `}leads to no page of this site`;
      return unpublished === undefined
        ? `${start}.${didYouMean(nearest) || " Correct it, or add the page."}`
        : `${start}: ${notPublished[unpublished.reason](unpublished.file)}.`;
    },
  },
  "redirect-without-effect": {
    severity: "info",
    subject: ["source"],
    isForWholeSite: true,
    count: ({ redirects }) => redirects,
    summary: (number) => `${count(number, "redirect")} without effect`,
    message: ({ source, reason, redirects, taken }) => {
      const them = redirects === 1 ? "it" : "them";
      const fault = `The redirect from "${source}" ${redirects === 1 ? "has" : `and ${count(redirects - 1, "other")} have`} no effect: ${reason}. `;
      if (taken === 0) return `${fault}Write only the path, as a browser asks for it, or remove ${them}.`;
      return taken === redirects
        ? `${fault}Remove ${them}, because ${redirects === 1 ? "a page or another redirect has its path" : "pages or other redirects have their paths"}.`
        : `${fault}Remove ${them}; write only the path where it has neither a page nor another redirect.`;
    },
  },
  "redirect-shadows-page": {
    severity: "warning",
    subject: ["source", "destination"],
    count: ({ pages }) => pages,
    message: ({ source, destination, example, pages, swapped }) => {
      if (pages > 1)
        return (
          `The redirect from "${source}" matches ${count(pages, "page")} of this site, such as "${example}", ` +
          `so nobody can open them. Write a "source" that matches less, remove the redirect, or move the pages.`
        );
      const shadowed = `The redirect from "${source}" matches the page "${example}", so nobody can open it.`;
      return swapped
        ? `${shadowed} "${destination}" is not a page: swap "source" and "destination", or remove the redirect.`
        : `${shadowed} Remove the redirect, or move the page.`;
    },
  },
  "redirect-target-missing": {
    severity: "warning",
    subject: ["destination", "folder"],
    replaces: ({ destination }) => destination,
    count: ({ redirects }) => redirects,
    cause: ({ destination, nearest, missingFolder: folder }) =>
      otherStart(destination, nearest) ?? missingFolder(folder),
    message: ({ example, destination, end, nearest, folder, unfilled, operation, unpublished, redirects }) => {
      const lead = redirects > 1 ? ` and ${redirects - 1} more lead` : " leads";
      const start = `The redirect from "${example}"${lead} to "${destination}"`;
      if (unfilled !== undefined)
        return `${start}, but its "source" has no wildcard "${unfilled}", so nothing replaces it and there is no such page. Name the wildcard in both in the same way.`;
      if (folder !== undefined)
        return `${start}, and there is no page below "${folder}". Name a folder that exists, or remove the redirect.`;
      if (operation !== undefined)
        return `${start}, where there is no page, because no entry lists "${operation.entry}" of ${operation.spec}, which would have this address. List it, or name a page that exists.`;
      const further = end === undefined ? "" : `, which is redirected to "${end}"`;
      if (unpublished !== undefined)
        return `${start}${further}, where there is no page: ${notPublished[unpublished.reason](unpublished.file)}.`;
      return `${start}${further}, where there is no page.${didYouMean(nearest) || " Name a page that exists."}`;
    },
  },
  "redirect-chain": {
    severity: "warning",
    subject: ["end"],
    count: ({ redirects }) => redirects,
    message: ({ source, destination, end, redirects, isForeign, narrower }) => {
      const isOne = redirects === 1;
      const fault = isOne
        ? `The redirect from "${source}" leads to "${destination}", which is redirected too, so readers are redirected twice. Change its`
        : `${redirects} redirects, such as that from "${source}" to "${destination}", lead to "${end}" only through other redirects, so readers are redirected more than once. Change their`;
      const own = isForeign ? ", or to its page in the language of the source" : "";
      const other = narrower?.redirects === 1 ? "another redirect" : `${narrower?.redirects ?? 0} other redirects`;
      const leads = narrower?.redirects === 1 ? ", leads" : ", lead";
      const toAdd = narrower?.toAdd;
      const such = toAdd === undefined ? "" : `, such as from "${toAdd.source}" to "${toAdd.destination}"`;
      const first =
        narrower === undefined
          ? ""
          : `. But ${other}, such as that from "${narrower.example}"${leads} some of these addresses elsewhere: first add a redirect for each of those addresses${such}`;
      return `${fault} "destination" to "${end}"${own}${first}.`;
    },
  },
  "redirect-loop": {
    severity: "warning",
    subject: ["chain"],
    message: ({ chain }) =>
      chain.length === 2
        ? `The redirect from "${chain[0]}" leads to "${chain[1] ?? chain[0]}", which it matches again, so readers never reach a page. Remove it, or change its "destination".`
        : `These redirects form a loop, so readers never reach a page: ${shortened(chain).join(" → ")}. Remove one of them, or change its "destination".`,
  },
  "redirect-duplicate": {
    severity: "warning",
    subject: ["source", "used"],
    count: ({ redirects }) => redirects,
    message: ({ source, used, redirects }) =>
      `"${source}" is redirected ${redirects === 2 ? "twice" : `${redirects} times`}, and only the first redirect, to "${used}", has an effect. Remove the others.`,
  },
};

const shown = 8;

function shortened(chain: readonly string[]): readonly string[] {
  const left = chain.length - shown;
  return left <= 1 ? chain : [...chain.slice(0, shown - 1), `… (${left} more)`, chain.at(-1)!];
}
