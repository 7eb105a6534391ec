// Makes the rows of a diff about addresses that a redirect of a host leads on.
import { count } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { HostLedHref } from "../diff/host-redirect.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import type { Piece, Row } from "./row.ts";

/** The number of addresses of one file that share a row. */
const fewest = 6;
const shown = 3;

/** `redirected /old → /new by _redirects`: the addresses in reading order, many of one file in one row. */
export function hostLedRows({ ledByHost = [] }: NavigationDiff): readonly Row[] {
  return [...groupBy(ledByHost, ({ file }) => file)].flatMap(([file, all]): readonly Row[] =>
    all.length < fewest
      ? all.map((each) => rowOf({ style: "address", text: arrowOf(each) }, file))
      : [joinedRow(file, all)],
  );
}

/** `2 addresses redirected by _redirects`; undefined if there are none. */
export function hostLedCounts({ ledByHost = [] }: NavigationDiff): string | undefined {
  if (ledByHost.length === 0) return undefined;
  const files = [...new Set(ledByHost.map(({ file }) => file))];
  return `${count(ledByHost.length, "address", "addresses")} redirected by ${files.join(", ")}`;
}

function joinedRow(file: string, all: readonly HostLedHref[]): Row {
  const first = all.slice(0, shown).map(arrowOf).join(", ");
  return rowOf({ style: "plain", text: `${count(all.length, "address", "addresses")} (${first}, …)` }, file);
}

function rowOf(what: Piece, file: string): Row {
  return { mark: "~", verb: "redirected", pieces: [what, { style: "plain", text: `by ${file}` }], editions: "" };
}

function arrowOf({ href, to }: HostLedHref): string {
  return `${href} → ${to}`;
}
