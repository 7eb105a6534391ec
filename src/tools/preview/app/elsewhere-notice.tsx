// Says what is at an address that has no page in the shown edition.
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { safeHref } from "../model/safe-href.ts";
import type { ShownPage } from "../model/shown-page.ts";
import { Loading, Notice } from "./notice.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { usePreview } from "./preview-context.ts";
import { useChanges } from "./use-changes.ts";
import { useEntries } from "./use-entries.ts";

export interface ElsewhereNoticeProps {
  readonly shown: Exclude<ShownPage, { readonly kind: "page" }>;
  readonly edition: LoadedEdition;
}

export function ElsewhereNotice({ shown, edition }: ElsewhereNoticeProps): VNode {
  const { go, linkTo } = usePreview();
  const changes = useChanges();
  const to = shown.kind === "empty" ? undefined : changes?.movedTo(shown.href);
  // Who moves the page that is shown wants to see it at its new address, and whoever takes it away goes on in its list.
  useLayoutEffect(() => {
    if (to !== undefined) go({ href: to }, true);
  }, [to]);
  if (to !== undefined) return <Loading what="the page" />;
  switch (shown.kind) {
    case "unknown":
      return <OtherEdition href={shown.href} edition={edition} />;
    case "empty":
      return (
        <Notice icon="menu" title="This edition has no pages">
          <p>docs.json lists none for it, or none of them could be read.</p>
        </Notice>
      );
    case "redirect": {
      const outside = shown.external ? safeHref(shown.to) : linkTo({ href: shown.to });
      return (
        <Notice icon="right" title="A redirect leads readers elsewhere">
          <p>
            Who asks for <code>{shown.href}</code> gets{" "}
            {outside === undefined ? <code>{shown.to}</code> : <a href={outside}>{shown.to}</a>}.
          </p>
        </Notice>
      );
    }
  }
}

/** Shows another edition if the page belongs to it. */
function OtherEdition({ href, edition }: { readonly href: string; readonly edition: LoadedEdition }): VNode {
  const { go, linkTo, summary } = usePreview();
  const entries = useEntries();
  const known = entries.kind === "failed" ? [] : entries.value?.entries;
  const entry = known?.find((each) => each.kind !== "division" && each.href === href && each.edition !== edition.id);
  useLayoutEffect(() => {
    if (entry !== undefined) go({ href, edition: entry.edition }, true);
  }, [entry]);
  if (known === undefined || entry !== undefined) return <Loading what="the page" />;
  const basePath = summary.overview?.site.basePath ?? "";
  const unlisted = summary.problems.find(
    ({ code, file }) => code === "page-unlisted" && pageHref(withoutPageExtension(file), basePath) === href,
  );
  return (
    <Notice icon="search" title={unlisted === undefined ? "No page is listed here" : "This page is in no list"}>
      {unlisted === undefined ? (
        <p>
          docs.json lists no page at <code>{href}</code>. If a page file is there, it is published all the same, and the
          preview can’t show it.
        </p>
      ) : (
        <p>
          <code>{unlisted.file}</code> is published at <code>{href}</code>, but no sidebar has it, and the preview shows
          pages of sidebars. List it in <a href={linkTo({ view: "problems" })}>Problems</a>.
        </p>
      )}
      <p>
        <a href={linkTo({ href: "", node: "" })}>Go to the first page</a>
      </p>
    </Notice>
  );
}
