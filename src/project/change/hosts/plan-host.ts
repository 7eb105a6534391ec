// Plans how the redirects in the file of a host follow pages that get other addresses. (D285)
import { addressedHref, isExternalHref } from "../../../compiler/contract/href.ts";
import { withPieces } from "../../../compiler/text/text-pieces.ts";
import { NotWritten, readRule } from "../../../outputs/feeds/redirect-rule.ts";
import { blockedReason } from "../blocked-patterns.ts";
import type { LeftName } from "../edit-plan.ts";
import { keptReason } from "../kept-ways.ts";
import type { AddressChanges } from "../led-elsewhere.ts";
import { planRedirects } from "../plan-redirects.ts";
import { readHostFile } from "./find-host-file.ts";
import { redirectInside } from "./redirect-inside.ts";

/** The file of a host. */
export interface HostText {
  readonly file: string;
  readonly text: string;
  /** Its addresses begin with it. */
  readonly basePath: string;
}

/** What becomes of the file of a host. */
export interface PlannedHost {
  readonly text: string;
  readonly counts: { readonly added: number; readonly changed: number; readonly removed: number };
  /** The redirects that the host can't have. */
  readonly left: readonly LeftName[];
  /** The addresses from which they lead. */
  readonly lost: ReadonlySet<string>;
}

/** The new text of the file of a host. Only the redirects concerned change. Throws `UsageError` if it can't be read. */
export function planHost({ file, text, basePath }: HostText, changes: AddressChanges): PlannedHost {
  const host = readHostFile(file, text);
  const redirects = host.redirects.map((redirect) => redirectInside(redirect, basePath));
  const indexes = new Map(redirects.map((redirect, index) => [redirect, index]));
  const { changed, removed, moved, added, blocked, kept } = planRedirects(redirects, changes);
  const replaced = moved.map(({ redirect, destination, before }) => ({
    redirect: { ...redirect, destination },
    before,
  }));
  const leaving = new Set([...removed, ...moved.map(({ redirect }) => redirect)]);
  const pages = new Set([...changes.taken].map((address) => basePath + address));
  const rules = [...replaced, ...added].map(({ redirect, before }) => ({
    redirect,
    before,
    rule: readRule(redirect, basePath, pages),
  }));
  const usable = rules.flatMap(({ rule, before, redirect }) =>
    rule instanceof NotWritten ? [] : [{ rule, before, redirect }],
  );
  const { pieces, notWritten } = host.edit({
    changed: new Map(
      changed
        .filter(({ redirect }) => !leaving.has(redirect))
        .map(({ redirect, destination }) => [
          indexes.get(redirect)!,
          isExternalHref(destination) ? destination : basePath + destination,
        ]),
    ),
    removed: new Set([...leaving].map((redirect) => indexes.get(redirect)!)),
    added: usable,
  });
  const refused = [
    ...rules.flatMap(({ rule, redirect }) => (rule instanceof NotWritten ? [{ redirect, why: rule }] : [])),
    ...[...notWritten].map(([index, why]) => ({ redirect: usable[index]!.redirect, why })),
  ];
  return {
    text: withPieces(text, pieces),
    counts: { added: added.length - refused.length, changed: changed.length + moved.length, removed: removed.length },
    lost: new Set(refused.map(({ redirect }) => addressedHref(redirect.source, ""))),
    left: [
      ...refused.map(({ redirect, why }) => ({
        file,
        line: 1,
        written: `${redirect.source} to ${redirect.destination}`,
        reason: why.reason,
      })),
      ...blocked.map(({ folder, by }) => ({ file, line: 1, written: by.source, reason: blockedReason(folder) })),
      ...kept.map((way) => ({ file, line: 1, written: way.redirect.source, reason: keptReason(way) })),
    ],
  };
}
