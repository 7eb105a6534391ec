// Names the file of a page of Fumadocs.
import type { Page } from "../../../compiler/site/page.ts";
import { portableFileName } from "../portable-file-name.ts";

/** What is in no name: Next.js reads more than a name in some of them, and then the file is in no list of pages. */
const notInNames = /[^\w .,~\u0080-\u{10ffff}-]|[. ]$/gu;

/** The segment of a path for which a name was made; the name itself if it was made for none. */
export function segmentOfFile(name: string): string {
  const segment = name.replace(/^navc-/, "").replaceAll(/-([\da-f]+)-/g, (_, number: string) => {
    const code = Number.parseInt(number, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : "";
  });
  return portableFileName(segment, notInNames) === name ? segment : name;
}

/** The path of the file of a page, below the folder of pages. Its address is in the data of the site. */
export function fumadocsFile({ path }: Page): string {
  return `${path
    .split("/")
    .map((segment) => portableFileName(segment, notInNames))
    .join("/")}.mdx`;
}
