// Says what is wrong with an entry that names no page.
import { hiddenPart } from "../text/hidden-path.ts";
import { count, didYouMean } from "./codes.ts";
import { firstNames } from "./first-names.ts";

/** What `page-not-found` is about. `redirected`: where a redirect of docs.json sends the address. `old`: the file of a page that other languages moved. With `folder`: a missing folder, and the pages below it. `links`: how many links lead there; absent without one. */
export type PageNotFoundArgs = { readonly links?: number } & (
  | {
      readonly path: string;
      readonly nearest?: string | undefined;
      /** The file of `nearest`, if it is in no list. */
      readonly nearestFile?: string | undefined;
      readonly redirected?: string | undefined;
    }
  | { readonly path: string; readonly old: string }
  /** `unlistedFile`: the only unlisted file of the folder. */
  | { readonly path: string; readonly unlistedFile: string }
  | { readonly folder: string; readonly entries: number; readonly examples: readonly string[] }
);

/** What is wrong with an entry without a page, and what to do. */
export function pageNotFoundMessage(args: PageNotFoundArgs): string {
  if ("folder" in args && hiddenPart(args.folder) !== undefined)
    return (
      `${hiddenStart(args.folder)}, so ${args.entries} entries below it lead nowhere (${firstNames(args.examples, args.entries)}), ` +
      `also if their files are there. Give the folder a name without the dot and write it in the entries, or remove the entries${andLinks(args.links, "them")}.`
    );
  if ("folder" in args)
    return (
      `There is no folder "${args.folder}", so ${args.entries} entries below it lead nowhere (${firstNames(args.examples, args.entries)}). ` +
      `Add the folder, or remove the entries${andLinks(args.links, "them")}.`
    );
  if ("old" in args)
    return (
      `There is no page file "${args.path}.mdx". Other languages or versions have the page at this path, and ${args.old} is in no list: most likely it is that page. ` +
      `Move it to "${args.path}", or write its path in this entry.${linkedToo(args)}`
    );
  if ("unlistedFile" in args)
    return (
      `There is no page file "${args.path}.mdx" or "${args.path}.md", so this entry leads nowhere. ${args.unlistedFile} is in no list: ` +
      `if it is that page, write its path in this entry. If not, list it, and remove this entry or add its file.${linkedToo(args)}`
    );
  const { path, nearest, redirected } = args;
  const meant = didYouMean(nearest);
  if (hiddenPart(path) !== undefined)
    return (
      `${hiddenStart(path)}, so the entry "${path}" leads nowhere, also if its file is there.${meant}` +
      (meant === ""
        ? ` Give it a name without the dot and write that here, or remove the entry${andLinks(args.links, "it")}.`
        : linkedToo(args))
    );
  const missing = `There is no page file "${path}.mdx" or "${path}.md"`;
  if (redirected !== undefined) {
    const link = `to keep a link in the sidebar, add a page with "url: ${redirected}" in its front matter`;
    const fix = /^[a-z]+:/i.test(redirected) ? ` Remove the entry; ${link}.` : " Remove the entry.";
    return `${missing}, and its address is redirected to "${redirected}".${didYouMean(nearest) || fix}`;
  }
  const advice = ` Add the file, or remove the entry${andLinks(args.links, "it")}.`;
  return `${missing}, so this entry leads nowhere.${meant === "" ? advice : meant + linkedToo(args)}`;
}

/** Why nothing of a hidden path is a page. The compiler does not look whether it is there. (D429) */
function hiddenStart(path: string): string {
  return `Files and folders whose names begin with a dot are no part of a site, and "${hiddenPart(path)!}" is one`;
}

/** What has to go with an entry. */
function andLinks(links: number | undefined, name: string): string {
  if (links === undefined) return "";
  return ` and the ${links === 1 ? "link" : `${links} links`} to ${name}`;
}

/** What has to follow if an entry gets another path. */
function linkedToo({ path, links }: { readonly path: string; readonly links?: number }): string {
  return links === undefined ? "" : ` ${count(links, "link")} ${links === 1 ? "leads" : "lead"} to "${path}", too.`;
}
