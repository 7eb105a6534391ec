// The codes about the bodies of pages: links, anchors and images.
import { decodeSegment } from "../contract/href.ts";
import { isHiddenPath } from "../text/hidden-path.ts";
import { count, didYouMean, hiddenNote, type Codes } from "./codes.ts";
import { missingFolder, otherStart } from "./problem-cause.ts";

/** A file as a disk has it: an address has `%20` for a blank. */
function fileName(target: string): string {
  return target.split("/").map(decodeSegment).join("/");
}

/** How often the bodies of a site name an address. */
interface Uses {
  readonly links: number;
  /** The number of files that contain them. */
  readonly files: number;
}

/** A page file that is not published, and why. */
export interface UnpublishedPageFile {
  readonly file: string;
  readonly reason: "ignored" | "about the repository" | "part" | "imported";
}

export interface LinkArgs {
  /** `target`: where it leads, from the root of the site. */
  readonly "anchor-not-found": {
    readonly anchor: string;
    /** The address of the page that does not have it. */
    readonly page: string;
    /** Whether it is the destination of a redirect. */
    readonly isRedirect?: true;
    /** The address that was linked, if a redirect leads from there to the page. */
    readonly via?: string | undefined;
    readonly nearest?: string | undefined;
    /** The address with this anchor of the only other page that has it. */
    readonly elsewhere?: string;
    /** The address of the links, if all of them are written in the same way. */
    readonly written?: string | undefined;
    /** Whether a heading of level 5 or 6 has the name. */
    readonly isDeep?: true;
  } & Uses;
  readonly "asset-not-found": {
    readonly target: string;
    /** The outermost folder of it that does not exist. */
    readonly folder?: string | undefined;
  } & Uses;
  readonly "asset-not-published": { readonly target: string; readonly reason: string } & Uses;
  /** `target`: the file from the root of the site, the likeliest if it may be one of several. */
  readonly "import-not-found": { readonly target: string; readonly isSnippet: boolean } & Uses;
  /** `links` of `all` addresses that begin with a slash begin with `prefix`, which is also named by `knownFrom`. */
  readonly "link-base-path": {
    readonly prefix: string;
    readonly knownFrom: "address" | "redirects";
    readonly links: number;
    readonly all: number;
  };
  /**
   * `own`: the address of the same page in the language and version of the links, if `to` is in another; `leaves`: `to` is in another,
   * and no such page was found.
   */
  readonly "link-redirected": {
    readonly target: string;
    readonly to: string;
    readonly own?: string | undefined;
    readonly leaves?: boolean | undefined;
  } & Uses;
  readonly "link-relative": { readonly written: string; readonly absolute: string } & Uses;
  readonly "link-to-hidden": { readonly target: string } & Uses;
  /** `written`: the path of the link; `own`: the same page in the language or version of the link; `copiedFrom`: the path of a page with the same link. */
  readonly "link-to-other-edition": {
    readonly target: string;
    readonly written: string;
    readonly own: string;
    readonly copiedFrom: string;
    readonly axis: "language" | "version";
    readonly from: string;
    readonly to: string;
  } & Uses;
  readonly "link-not-found": {
    readonly target: string;
    /** Where redirects lead from the target, if there are any. */
    readonly end?: string | undefined;
    readonly nearest?: string | undefined;
    /** The outermost folder of the target, or of that end, that has neither a file nor a page. */
    readonly folder?: string | undefined;
    /** The file of the page, and why it is not published. */
    readonly unpublished?: UnpublishedPageFile | undefined;
  } & Uses;
  /**
   * `limit`: a part of the file seems to be valid but is too long to be read. `tags`: a tag has no counterpart, and everything was read.
   * `isPage`: false for a file that pages import.
   */
  readonly "body-syntax": {
    readonly problem: string;
    readonly kind: "syntax" | "limit" | "tags";
    readonly isPage: boolean;
  };
}

export const linkCodes: Codes<LinkArgs> = {
  "link-not-found": {
    severity: "error",
    subject: ["target"],
    isForAllFiles: true,
    count: ({ links }) => links,
    summary: (number) => count(number, "link leads", "links lead") + " nowhere",
    cause: ({ target, nearest, folder }) => otherStart(target, nearest) ?? missingFolder(folder),
    target: ({ target, end }) => ({ kind: "missing", address: end ?? target }),
    message: ({ target, end, nearest, unpublished, ...uses }) => {
      const to = `"${target}"${end === undefined ? "" : `, which is redirected to "${end}"`}`;
      if (unpublished !== undefined)
        return `This link leads to ${to}, where there is no page: ${notPublished[unpublished.reason](unpublished.file)}.${others(uses)}`;
      const what = isFileName(end ?? target) ? "file" : "page";
      const advice = isHiddenPath(end ?? target)
        ? `Correct it, or give the ${what} a name without the dot`
        : `Correct it, or add the ${what}`;
      return `This link leads to ${to}, where there is no ${what}.${hiddenNote(end ?? target)}${didYouMean(nearest) || ` ${advice}.`}${others(uses)}`;
    },
  },
  "anchor-not-found": {
    severity: "warning",
    subject: ["anchor", "page"],
    isForAllFiles: true,
    count: ({ links }) => links,
    cause: ({ page }) => ({ kind: "page", page }),
    replaces: ({ anchor, page, elsewhere, written }) => (elsewhere === undefined ? anchor : (written ?? page + anchor)),
    message: ({ anchor, page, isRedirect, via, nearest, elsewhere, isDeep, ...uses }) => {
      const to = `This ${isRedirect === true ? "redirect" : "link"} leads to "${anchor}" of "${page}"${via === undefined ? "" : ` (through the redirect of "${via}")`}, where`;
      if (isDeep === true)
        return `${to} only a heading of level 5 or 6 has that name. The platform gives ids to titles of levels 1 to 4, so readers arrive at the top of the page. Write "{${anchor}}" behind the title, or raise the heading to level 4.${others(uses)}`;
      return `${to} no heading or id has that name, so readers arrive at the top of the page.${didYouMean(nearest ?? elsewhere) || " Correct it, or give a heading that id."}${others(uses)}`;
    },
  },
  "asset-not-found": {
    severity: "error",
    subject: ["target"],
    isForAllFiles: true,
    count: ({ links }) => links,
    cause: ({ folder }) => missingFolder(folder),
    message: ({ target, links, files }) =>
      `There is no file "${fileName(target)}", so it can't be shown here. Correct the path, or add the file.` +
      (links === 1 ? "" : ` ${count(links - 1, "other place needs", "other places need")} it too${inFiles(files)}.`),
  },
  "asset-not-published": {
    severity: "warning",
    subject: ["target"],
    isForAllFiles: true,
    count: ({ links }) => links,
    message: ({ target, reason, links, files }) =>
      `The page shows the file "${fileName(target)}", but ${reason}, so readers see nothing here. Show a picture, and keep secrets out of the docs folder.` +
      (links === 1 ? "" : ` ${count(links - 1, "other place shows", "other places show")} it too${inFiles(files)}.`),
  },
  "import-not-found": {
    severity: "error",
    subject: ["target"],
    isForAllFiles: true,
    count: ({ links }) => links,
    message: ({ target, isSnippet, links, files }) =>
      `There is no file "${target}", so what ${isSnippet ? "this snippet" : "this import"} should show is missing on the page.${hiddenNote(target)} Correct the path, or add the file.` +
      (links === 1 ? "" : ` ${count(links - 1, "other place needs", "other places need")} it too${inFiles(files)}.`),
  },
  "link-base-path": {
    severity: "warning",
    subject: ["prefix"],
    message: ({ prefix, knownFrom, links, all }) =>
      `${links} of ${all} links begin with "${prefix}", as ${knownFrom === "address" ? "the address of the site in docs.json does" : "most redirects do"}, but no page is in such a folder. ` +
      `They are judged without it. Set "basePath": "${prefix}" in navc.config.json, so that the links that navc makes have it, too.`,
  },
  "link-redirected": {
    severity: "info",
    subject: ["target", "to", "own"],
    isForAllFiles: true,
    count: ({ links }) => links,
    summary: (number) => count(number, "link that is", "links that are") + " redirected",
    message: ({ target, to, own, leaves, ...uses }) =>
      `This link leads to "${target}", which is redirected to "${to}". ${redirectedAdvice(to, own, leaves)}${others(uses)}`,
  },
  "link-relative": {
    severity: "info",
    subject: ["written"],
    isForWholeSite: true,
    count: ({ links }) => links,
    summary: (number) => `${count(number, "link")} without a slash or dot at the start`,
    message: ({ written, absolute, links, files }) =>
      `The link "${written}" has neither a slash nor a dot at its beginning, so where it leads depends on how the address of its page is written. Write "${absolute}".` +
      (links === 1
        ? ""
        : ` ${count(links - 1, "other link is", "other links are")} written in the same way${inFiles(files)}.`),
  },
  "link-to-hidden": {
    severity: "info",
    subject: ["target"],
    isForAllFiles: true,
    count: ({ links }) => links,
    summary: (number) => (number === 1 ? "1 link to a hidden page" : `${number} links to hidden pages`),
    message: ({ target, ...uses }) =>
      `This link leads to "${target}", a hidden page: readers can open it, but find it in no sidebar. If that is not intended, list the page, or remove the link.${others(uses)}`,
  },
  "link-to-other-edition": {
    severity: "info",
    subject: ["axis", "from", "to"],
    isForAllFiles: true,
    count: ({ links }) => links,
    replaces: ({ written }) => written,
    summary: (number) => `${count(number, "copied link")} into another language or version`,
    message: ({ target, own, copiedFrom, axis, from, to, ...uses }) =>
      `This link leads from the ${axis} "${from}" to "${target}" of "${to}", although there is "${own}". It was copied: the same page of "${to}", "${copiedFrom}", has it too. Write "${own}" if readers should stay in their ${axis}.${others(uses)}`,
  },
  "body-syntax": {
    severity: "warning",
    subject: [],
    message: ({ problem, kind, isPage }) => {
      if (kind === "limit")
        return `A part of the ${isPage ? "page" : "file"} was not read: ${problem}. Links in it are not checked. Write it in shorter and simpler parts.`;
      const unread = kind === "tags" ? "" : ", and not all of its links are checked";
      const [body, shown] = isPage
        ? ["The body of the page", "the page"]
        : ["This file, which pages import,", "the pages that show it"];
      return `${body} is not valid MDX: ${problem}. Correct it. Until then, the platform can't show ${shown}${unread}.`;
    },
  },
};

/** Why a page file is not published, and what to do: without a full stop. */
export const notPublished: Readonly<Record<UnpublishedPageFile["reason"], (file: string) => string>> = {
  ignored: (file) => `.mintignore leaves out ${file}. Correct it, or change .mintignore`,
  "about the repository": (file) =>
    `files such as ${file} are about the repository, and are not pages. Correct it, or give the file another name`,
  part: (file) =>
    `${file} is only a part of pages, as all below "snippets/" and behind a name that begins with "_". Correct it, or move the file`,
  imported: (file) =>
    `another page imports ${file}, so it is only a part of pages. Correct it, or import the text from another file`,
};

/** True for a document, and for a name that a file of a repository has by custom. */
function isFileName(target: string): boolean {
  return /\.(?:pdf|csv|zip|gz|tgz)$/i.test(target) || repositoryFile.test(target);
}

const repositoryFile =
  /(?:^|\/)(?:LICEN[CS]E|COPYING|NOTICE|PATENTS|AUTHORS|CONTRIBUTORS|CODEOWNERS|MAINTAINERS|Makefile|Dockerfile)$/;

/** What to write instead of a redirected link, which may be one out of its language or version. */
function redirectedAdvice(to: string, own: string | undefined, leaves: boolean | undefined): string {
  if (own !== undefined)
    return `Readers leave their language or version, which has the page "${own}". Write the one that they should get.`;
  return leaves === true
    ? `Readers leave their language or version, where no such page was found. Write "${to}" if they should, or the address of a page of theirs.`
    : `Write "${to}", so that readers are not redirected.`;
}

/** The links other than the first one. */
function others({ links, files }: Uses): string {
  if (links === 1) return "";
  const more = count(links - 1, "other link leads", "other links lead");
  return ` ${more} there too${inFiles(files)}.`;
}

function inFiles(files: number): string {
  return files === 1 ? "" : `, in ${count(files, "file")} in all`;
}
