// The codes about what the bodies of pages hold: links, anchors and images.
import { count, didYouMean, type Codes } from "./codes.ts";

/** How often the bodies of a site name an address. */
interface Uses {
  readonly links: number;
  /** The number of files that they are in. */
  readonly files: number;
}

export interface LinkArgs {
  /** `target`: where it leads, from the root of the site. */
  readonly "link-not-found": { readonly target: string; readonly nearest?: string | undefined } & Uses;
  /** `isLimit`: the part is valid as far as is known, and too much to be read. */
  readonly "body-syntax": { readonly problem: string; readonly isLimit: boolean };
}

export const linkCodes: Codes<LinkArgs> = {
  "link-not-found": {
    severity: "error",
    subject: ["target"],
    count: ({ links }) => links,
    message: ({ target, nearest, ...uses }) =>
      `This link leads to "${target}", where there is no page.${didYouMean(nearest) || " Correct it, or add the page."}${others(uses)}`,
  },
  "body-syntax": {
    severity: "warning",
    subject: [],
    message: ({ problem, isLimit }) =>
      isLimit
        ? `A part of the page was not read: ${problem}. Links in it are not checked. Write it in shorter and simpler parts.`
        : `The body of the page is not valid MDX: ${problem}. Correct it. Until then, the platform can't show the page, and not all of its links are checked.`,
  },
};

/** The links beside the first one. */
function others({ links, files }: Uses): string {
  if (links === 1) return "";
  const more = count(links - 1, "other link leads", "other links lead");
  return ` ${more} there too${files === 1 ? "" : `, in ${count(files, "file")} in all`}.`;
}
