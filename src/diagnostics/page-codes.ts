// What can be wrong with a page file, or with the entry that names it?
import { didYouMean, type Codes } from "./codes.ts";

export interface PageArgs {
  readonly "page-not-found": { readonly path: string; readonly nearest?: string | undefined };
  readonly "page-extension": { readonly written: string; readonly path: string };
  readonly "page-index": { readonly written: string; readonly path: string };
  readonly "page-outside-root": { readonly written: string; readonly reason: string };
  readonly "page-listed-twice": { readonly path: string; readonly sidebar: string };
  readonly "page-unlisted": { readonly file: string };
  readonly "route-collision": { readonly href: string; readonly first: string; readonly second: string };
  readonly "front-matter-syntax": { readonly problem: string };
  readonly "front-matter-refused": { readonly reason: string };
  /** Without a field: the front matter as a whole. */
  readonly "front-matter-type": {
    readonly field: string | undefined;
    readonly found: string;
    readonly expected: string;
  };
}

export const pageCodes: Codes<PageArgs> = {
  "page-not-found": {
    severity: "error",
    message: ({ path, nearest }) =>
      `There is no page file "${path}.mdx" or "${path}.md", so this entry leads nowhere.` +
      (didYouMean(nearest) || " Add the file, or remove the entry."),
  },
  "page-extension": {
    severity: "warning",
    message: ({ written, path }) =>
      `Page paths are written without a file extension. Write "${path}" instead of "${written}".`,
  },
  "page-index": {
    severity: "warning",
    message: ({ written, path }) =>
      `"${written}" is a folder; the page in it is "${path}". Write that, so that every tool finds the page.`,
  },
  "page-outside-root": {
    severity: "error",
    message: ({ written, reason }) =>
      `"${written}" can't be a page path: ${reason}. Write the path from the docs folder, such as "guides/start".`,
  },
  "page-listed-twice": {
    severity: "warning",
    message: ({ path, sidebar }) =>
      `"${path}" is listed twice in ${sidebar}, so readers meet it twice and "next" skips the second place. Remove one of the two.`,
  },
  "page-unlisted": {
    severity: "info",
    message: ({ file }) =>
      `No entry of the navigation names ${file}, so readers find it only by its address. List it, or mark it with "hidden: true".`,
  },
  "route-collision": {
    severity: "error",
    message: ({ href, first, second }) =>
      `${second} and ${first} both lead to ${href}; the address shows ${first}. Rename one of the two files.`,
  },
  "front-matter-syntax": {
    severity: "error",
    message: ({ problem }) => `The front matter is not valid YAML: ${problem}. Until it is mended, the page has none.`,
  },
  "front-matter-refused": {
    severity: "error",
    message: ({ reason }) => `The front matter was not read: ${reason}.`,
  },
  "front-matter-type": {
    severity: "warning",
    message: ({ field, found, expected }) =>
      `${field === undefined ? "The front matter" : `"${field}" in the front matter`} is ${found}, and has to be ${expected}. ` +
      `It is left out until then.`,
  },
};
