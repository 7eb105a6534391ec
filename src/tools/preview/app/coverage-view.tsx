// Draws which operations of each spec have a page.
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { coverageRows, type CoverageRow } from "../model/coverage-rows.ts";
import { Loading, Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";
import { VirtualList } from "./virtual-list.tsx";

/** The number of linked pages of one operation; the table of a page has all its languages. */
const mostPages = 2;

export function CoverageView(): VNode {
  const { source, summary } = usePreview();
  const [missing, setMissing] = useState(false);
  const loaded = useLoaded(`coverage ${summary.revision}`, source.coverage);
  const coverage = loaded.kind === "failed" ? undefined : loaded.value;
  const rows = useMemo(() => coverageRows(coverage ?? [], missing), [coverage, missing]);
  return (
    <main class="list-view">
      <div class="list-head">
        <h2>Operations</h2>
        <label class="check">
          <input
            type="checkbox"
            checked={missing}
            onChange={({ currentTarget }) => setMissing(currentTarget.checked)}
          />
          Only those without a page
        </label>
      </div>
      {loaded.kind === "failed" && (
        <Notice icon="warn" title="The operations could not be loaded">
          <p>{loaded.message}</p>
        </Notice>
      )}
      {loaded.kind !== "failed" && coverage === undefined && <Loading what="the operations" />}
      {coverage?.length === 0 && (
        <Notice icon="menu" title="No specs">
          <p>This site names no OpenAPI or AsyncAPI document.</p>
        </Notice>
      )}
      {rows.length > 0 && (
        <VirtualList
          rows={rows}
          rowHeight={40}
          label="Operations"
          keyOf={(row, index) => `${index} ${row.spec}`}
          draw={(row) => <Row row={row} />}
        />
      )}
    </main>
  );
}

function Row({ row }: { readonly row: CoverageRow }): VNode {
  const { linkTo } = usePreview();
  if (row.kind === "spec") {
    const share = row.all === 0 ? 1 : row.covered / row.all;
    return (
      <div class="spec">
        <h3>{row.spec || "operations of unknown specs"}</h3>
        <span class="spec-share">
          <span class="meter" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </span>
          <span class="quiet">
            {row.covered} of {row.all} have a page
          </span>
        </span>
      </div>
    );
  }
  const { name, pages, state, deprecated } = row.operation;
  return (
    <div class="operation" data-state={state}>
      <code data-deprecated={deprecated ? "" : undefined}>{name}</code>
      <span class="operation-pages">
        {state !== "listed" && <span class="state">{state}</span>}
        {pages.slice(0, mostPages).map((href) => (
          <a key={href} href={linkTo({ view: "site", href, edition: "", node: "" })}>
            {href}
          </a>
        ))}
        {pages.length > mostPages && <span class="quiet">and {pages.length - mostPages} more</span>}
      </span>
    </div>
  );
}
