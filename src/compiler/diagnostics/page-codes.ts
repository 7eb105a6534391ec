// The codes about page files and the entries that name them.
import { count, type Codes } from "./codes.ts";
import { firstNames } from "./first-names.ts";
import { pageNotFoundMessage, type PageNotFoundArgs } from "./page-not-found-message.ts";
import { otherStart } from "./problem-cause.ts";
import { missingEntry } from "./problem-target.ts";

export interface PageArgs {
  readonly "page-not-found": PageNotFoundArgs;
  /** `language`: the language of its folder; `list`: the language of the list; `meant`: the path of the page in the language of the list. */
  readonly "page-language": {
    readonly path: string;
    readonly language: string;
    readonly list: string;
    readonly meant: string | undefined;
    /** Whether the list has `meant`, too. */
    readonly isListed: boolean;
  };
  /** `title`: the first title that pages of the list share; `titles`: how many such titles there are; `isOfSpec`: all these titles come from specs. */
  readonly "duplicate-title": {
    readonly list: string;
    readonly title: string;
    readonly examples: readonly string[];
    readonly pages: number;
    readonly titles: number;
    readonly isOfSpec: boolean;
    readonly uses: number;
  };
  readonly "page-extension": { readonly written: string; readonly path: string };
  readonly "page-slashes": { readonly written: string; readonly path: string; readonly uses: number };
  /** `isOnPlatform`: the site is compiled for the platform, which does not look for an index. */
  readonly "page-index": { readonly written: string; readonly path: string; readonly isOnPlatform: boolean };
  readonly "page-outside-root": { readonly written: string; readonly reason: string };
  /** With `pages`: the number of pages of a division that another division of the sidebar has already listed. */
  readonly "page-listed-twice":
    | { readonly path: string; readonly sidebar: string; readonly uses: number }
    | { readonly division: string; readonly first: string; readonly pages: number; readonly uses: number };
  /**
   * `shown`: the file that the same address shows instead. `others`: how many files other languages and versions have for
   * the same page. With `folder`: many files of this folder, and of `folders - 1` folders that correspond to it in other languages and versions.
   * `linked`: how many of the files listed pages link to; undefined unless links were read. `purpose`: what a file of this
   * name is for.
   */
  readonly "page-unlisted":
    | {
        readonly file: string;
        readonly redirected: boolean;
        readonly shown?: string;
        /** The source of a redirect that may apply to its address. */
        readonly unless?: string | undefined;
        readonly linked?: number | undefined;
      }
    | { readonly file: string; readonly purpose: FilePurpose }
    | { readonly file: string; readonly others: number; readonly linked?: number | undefined }
    | {
        readonly linked?: number | undefined;
        readonly folder: string;
        readonly files: number;
        readonly folders: number;
        readonly examples: readonly string[];
      };
  readonly "page-ignored": { readonly file: string };
  readonly "ignore-line-unused": { readonly pattern: string; readonly reason: string; readonly lines: number };
  readonly "route-collision": { readonly href: string; readonly first: string; readonly second: string };
}

/** The purpose of a file that is not a page for readers, as its name says. */
export type FilePurpose = "assistant" | "agent" | "tool" | "repository";

type UnlistedFiles = Exclude<
  PageArgs["page-unlisted"],
  { readonly redirected: boolean } | { readonly purpose: FilePurpose }
>;

const accepted = `accept it under "ignore" in navc.config.json`;

/** Why such a file is not listed, and what to do with it. */
const adviceFor: Readonly<Record<FilePurpose, string>> = {
  assistant: `so everyone can read the instructions for your assistant. Move it to .mintlify/Assistant.md, which is not published, or name it in .mintignore.`,
  agent: `so everyone can read the instructions for your agents. Name it in .mintignore; or move it to .mintlify/AGENTS.md, which is not published, if only the agent of the platform needs it.`,
  tool: `and a file of this name is for a tool, not for readers. Name it in .mintignore, or ${accepted}.`,
  repository: `and files of this name are usually meant for the repository, not for readers. Name it in .mintignore; or, if readers need it, list it.`,
};

function unlistedFiles(args: UnlistedFiles): string {
  const what =
    "folder" in args
      ? `${args.files} page files of ${args.folder}/` +
        (args.folders === 1 ? "" : `, and of the same folder in ${otherEditions(args.folders - 1)},`) +
        ` are unlisted (${firstNames(args.examples, args.files)})`
      : `${args.file} is unlisted, and so is the same page in ${otherEditions(args.others)}`;
  return (
    `${what}: they are published, but no entry of the navigation leads to them${linkedPages(args)}. ` +
    `List them; or set "hidden: true" in them, name them in .mintignore, or accept them under "ignore" in navc.config.json.`
  );
}

function linkedPages({ linked, ...args }: UnlistedFiles): string {
  if (linked === undefined) return "";
  const all = "folder" in args ? args.files : args.others + 1;
  if (linked === 0) return ", and no listed page links to them";
  return linked === all
    ? "; they are reached only by links in other pages"
    : `, and listed pages link to ${linked} of them`;
}

function linkedPage(linked: number | undefined): string {
  if (linked === undefined) return "";
  return linked === 0 ? ", and no listed page links to it" : "; it is reached only by links in other pages";
}

function otherEditions(number: number): string {
  return count(number, "other language or version", "other languages or versions");
}

export const pageCodes: Codes<PageArgs> = {
  "page-not-found": {
    severity: "error",
    subject: ["path", "redirected", "folder"],
    count: (args) => ("folder" in args ? args.entries : 1),
    cause: (args) => ("nearest" in args ? otherStart(args.path, args.nearest) : undefined),
    target: (args) => ("folder" in args ? undefined : missingEntry(args)),
    message: pageNotFoundMessage,
  },
  "page-language": {
    severity: "warning",
    subject: ["path", "list"],
    target: ({ path }) => ({ kind: "page", path }),
    message: ({ path, language, list, meant, isListed }) =>
      `"${path}" is a page of the language ${language} in a list of ${list}, so readers of ${list} get a page in another language. ` +
      (meant === undefined
        ? `List it in ${language}.`
        : isListed
          ? `Remove it: "${meant}" is listed, too.`
          : `List "${meant}" instead.`),
  },
  "duplicate-title": {
    severity: "info",
    subject: ["list", "title"],
    count: ({ uses }) => uses,
    summary: (number) => `${count(number, "list")} with pages of the same title`,
    message: ({ list, title, examples, pages, titles, isOfSpec, uses }) =>
      `${count(pages, "page")} in ${list} are shown as "${title}" (${firstNames(examples, pages)}), so readers can't distinguish them. ` +
      `Give each ${isOfSpec ? `its own title in the spec: the "summary" of an operation, or the "title" of a channel` : `another "title" or "sidebarTitle"`}.` +
      (titles === 1 ? "" : ` The same is true for ${count(titles - 1, "other title")} of this list.`) +
      (uses === 1 ? "" : ` It is the same in ${count(uses - 1, "other list")}.`),
  },
  "page-extension": {
    severity: "warning",
    subject: ["written", "path"],
    message: ({ written, path }) =>
      `Page paths are written without a file extension. Write "${path}" instead of "${written}".`,
  },
  "page-slashes": {
    severity: "info",
    subject: ["written", "path"],
    isForWholeSite: true,
    count: ({ uses }) => uses,
    summary: (number) => `${count(number, "path")} with extra slashes or spaces`,
    message: ({ written, path, uses }) =>
      uses === 1
        ? `"${written}" is read as "${path}". Write it that way, because other tools may not find the page.`
        : `"${written}" is read as "${path}", and ${uses - 1} more ${uses === 2 ? "path has" : "paths have"} extra slashes or spaces. ` +
          `Remove them, because other tools may not find these pages.`,
  },
  "page-index": {
    // The published site lacks the page.
    severity: ({ isOnPlatform }) => (isOnPlatform ? "error" : "warning"),
    subject: ["written", "path"],
    message: ({ written, path, isOnPlatform }) =>
      `"${written}" is a folder, and its page is "${path}". ` +
      (isOnPlatform
        ? `The platform does not find it there, so this entry leads nowhere. Write "${path}".`
        : `Write "${path}", so that every tool finds the page.`),
  },
  "page-outside-root": {
    severity: "error",
    subject: ["written"],
    message: ({ written, reason }) =>
      `"${written}" can't be a page path: ${reason}. Write the path from the docs folder, such as "guides/start".`,
  },
  "page-listed-twice": {
    severity: "warning",
    subject: ["path", "sidebar", "division", "first"],
    count: (args) => ("pages" in args ? args.pages : args.uses),
    message: (args) => {
      const alike =
        args.uses === 1
          ? ""
          : ` ${count(args.uses - 1, "other language or version has", "other languages or versions have")} the same repeat.`;
      return "pages" in args
        ? `All ${args.pages} pages of ${args.division} are also listed in ${args.first}, in the same sidebar, so readers see them twice and "next" skips the second places. Remove one of the two.${alike}`
        : `"${args.path}" is listed twice in ${args.sidebar}, so readers see it twice and "next" skips the second place. Remove one of the two entries.${alike}`;
    },
  },
  "page-unlisted": {
    severity: "info",
    subject: ["file", "folder"],
    isOfEachFile: true,
    count: (args) => ("folder" in args ? args.files : "others" in args ? args.others + 1 : 1),
    summary: (number) => `${count(number, "page file")} that no entry names`,
    message: (args) => {
      if ("purpose" in args) return `${args.file} is published, ${adviceFor[args.purpose]}`;
      if (!("redirected" in args)) return unlistedFiles(args);
      const { file, redirected, shown, unless, linked } = args;
      if (shown !== undefined)
        return `${file} is unlisted, and its address shows ${shown}, so nobody can open it. Delete the file, or rename and list it.`;
      return redirected
        ? `${file} is unlisted, and a redirect of docs.json matches its address, so nobody can open it. ` +
            `Delete the file, or list it and remove the redirect.`
        : `${file} is unlisted: it is published${unless === undefined ? "" : ` unless the redirect from "${unless}" also matches its address`}, but no entry of the navigation leads to it${linkedPage(linked)}. ` +
            `List it; or set "hidden: true" in it, name it in .mintignore, or ${accepted}.`;
    },
  },
  "page-ignored": {
    severity: "warning",
    subject: ["file"],
    message: ({ file }) =>
      `.mintignore leaves out ${file}, so the published site has no page for this entry. Remove the entry, or change .mintignore.`,
  },
  "ignore-line-unused": {
    severity: "warning",
    subject: ["pattern"],
    count: ({ lines }) => lines,
    message: ({ pattern, reason, lines }) =>
      `The pattern "${pattern}" of .mintignore is not used: ${reason}.` +
      (lines === 1 ? "" : ` ${count(lines - 1, "other line is", "other lines are")} not used either.`) +
      " Write fewer and simpler patterns, such as the name of a folder.",
  },
  "route-collision": {
    severity: "error",
    subject: ["href", "first", "second"],
    message: ({ href, first, second }) =>
      `${second} and ${first} have the same address, ${href}, which shows ${first}. Rename one of the two files.`,
  },
};
