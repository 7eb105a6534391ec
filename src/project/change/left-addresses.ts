// Finds the old addresses of pages in texts that are no pages, such as an llms.txt that is written by hand. They stay.
import { withoutBasePath } from "../../compiler/contract/href.ts";
import type { Host } from "../../compiler/host/host.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import type { AddressChanges } from "./led-elsewhere.ts";
import type { LeftName } from "./edit-plan.ts";

/** What is needed to find them. */
export interface AddressSearch {
  readonly host: Pick<Host, "readText" | "stat">;
  /** Every file of the site. */
  readonly files: () => readonly string[];
  /** The address of the site on the web; if undefined, each host may be its own. */
  readonly address: string | undefined;
}

/** Files of people and crawlers. In others, such as specs and programs, a path often is something else. */
const textFile = /\.(?:txt|xml|html?|csv)$/i;
/** Larger files are made by programs. */
const mostBytes = 2 ** 20;
const mostFiles = 50;

/** A path from `/`, or a web address with its host. Each character is read once: a path ends before the next can begin. */
const addresses = /(?<![\w.~%:/-])(?:https?:\/\/([^\s/"'<>()[\]{}`|\\^]+))?(\/[^\s"'<>()[\]{}`|\\^?#]*)/gi;

/** The first of these addresses in each file, with the number of the others. */
export function leftAddresses(
  { sentTo, wanted = new Map(), basePath = "" }: Pick<AddressChanges, "sentTo" | "wanted" | "basePath">,
  { host, files, address }: AddressSearch,
): readonly LeftName[] {
  if (sentTo.size === wanted.size) return [];
  const own = address === undefined ? undefined : new URL(address);
  const isLeft = (writtenHost: string | undefined, path: string): boolean => {
    if (writtenHost !== undefined && own !== undefined && writtenHost.toLowerCase() !== own.host) return false;
    const inSite = withoutBasePath(withoutBasePath(path, own?.pathname.replace(/\/$/, "") ?? ""), basePath);
    const plain = inSite.replace(/(?<![.,;:!*_])[.,;:!*_]+$/, "").replace(/\.(?:mdx?|html)$|\/$/, "");
    // "/" alone is a sign as often as an address.
    return plain !== "" && sentTo.has(plain) && !wanted.has(plain);
  };
  const candidates = files().filter((file) => textFile.test(file) && (host.stat(file)?.size ?? Infinity) <= mostBytes);
  return candidates.slice(0, mostFiles).flatMap((file): readonly LeftName[] => {
    const text = host.readText(file) ?? "";
    const found = [...text.matchAll(addresses)].filter(([, writtenHost, path = ""]) => isLeft(writtenHost, path));
    const [first] = found;
    if (first === undefined) return [];
    const more = found.length === 1 ? "" : `, with ${count(found.length - 1, "more address", "more addresses")}`;
    const { line } = indexLines(text).position(first.index);
    return [{ file, line, written: first[0], reason: `this file is no page, so the old address stays${more}` }];
  });
}
