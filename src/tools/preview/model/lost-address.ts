// Finds what can be done about an address that leads nowhere now: a redirect would only hide an entry that still names its page.
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { Page } from "../../../compiler/site/page.ts";
import type { LostHref } from "../../../outputs/diff/navigation-diff.ts";
import type { Side } from "../../../outputs/diff/side.ts";
import { withBasePath } from "./with-base-path.ts";
import { lostRow, type LostRow } from "../../../outputs/render/diff-lost.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";

/** A lost address, and the entry that still names its page. */
export interface LostAddressRow extends LostRow {
  /** The path of the page that it names; `file`: that of the page in no list that is meant now. */
  readonly entry?: { readonly page: string; readonly file?: string };
}

/** The row of an address that the site `after` lacks. */
export function lostAddress(lost: LostHref, after: Pick<Side, "navigation">): LostAddressRow {
  const { pages, site } = after.navigation;
  const pageAt = (href: string): Page | undefined => {
    const own = withBasePath(href, site.basePath);
    return Object.hasOwn(pages, own) ? pages[own] : undefined;
  };
  const row = lostRow(lost);
  const lacking = pageAt(lost.href);
  if (lacking?.missing !== true) return row;
  const found = lost.proposal === undefined ? undefined : pageAt(lost.proposal.href);
  const isUnlisted = found?.placements.every(({ node }) => node === null) === true;
  const file = isUnlisted ? (found.file ?? undefined) : undefined;
  return { ...row, entry: { page: lacking.path, ...(file === undefined ? {} : { file }) } };
}

/** A change for a lost address. */
export interface LostWork {
  /** The text of its button. */
  readonly text: string;
  readonly title: string;
  /** Its target is "" where no page is proposed, or only a guess: it is asked for before anything is planned. */
  readonly operation: ChangeOperation;
  /** Where the readers could be sent, without the base path; only if it is a guess. */
  readonly guess?: string;
}

/** What can be done about a lost address of a site with this base path. */
export function lostWork({ from, to, entry, guess }: LostAddressRow, basePath: string): LostWork {
  const proposed = to === undefined ? "" : withoutBasePath(to, basePath);
  // Nothing that is only guessed is written before somebody takes it.
  const target = guess ? "" : proposed;
  const asked = guess ? { guess: proposed } : {};
  const redirect = target === "" ? "a redirect…" : "this redirect";
  if (entry === undefined)
    return {
      text: `Add ${redirect}`,
      title: `Add a redirect from ${from}`,
      operation: { kind: "redirect", from: withoutBasePath(from, basePath), to: target },
      ...asked,
    };
  const { page, file } = entry;
  if (file === undefined || guess)
    return {
      text: `Remove its entry, and add ${redirect}`,
      title: `Remove the entry ${page}, and send its readers to another page`,
      operation: { kind: "remove", page, redirect: target },
      ...asked,
    };
  return {
    text: `It has moved to ${withoutPageExtension(file)}`,
    title: `Write ${withoutPageExtension(file)} in the entry and the links of ${page}`,
    operation: { kind: "move", from: page, to: file },
  };
}

/** One change for several addresses for which the target is no guess; undefined for fewer than two. */
export function workForAll(
  rows: readonly LostAddressRow[],
  basePath: string,
  kind: "redirect" | "move",
): (Pick<LostWork, "title"> & { readonly operations: readonly ChangeOperation[] }) | undefined {
  const operations = rows.flatMap((row) => {
    if (row.guess || row.to === undefined) return [];
    const { operation } = lostWork(row, basePath);
    return operation.kind === kind ? [operation] : [];
  });
  if (operations.length < 2) return undefined;
  const number = operations.length;
  const title =
    kind === "move"
      ? `Write the new paths of the ${number} pages that have moved`
      : `Add the ${number} redirects that are no guess`;
  return { title, operations };
}
