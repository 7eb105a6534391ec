// Draws the addresses that lead nowhere now, each with what can be done about it.
import type { VNode } from "preact";
import type { Comparison } from "../model/comparison.ts";
import { lostWork, workForAll, type LostWork } from "../model/lost-address.ts";
import { ChangeButton } from "./change-button.tsx";
import { PathText } from "./path-text.tsx";
import { usePreview } from "./preview-context.ts";
import { VirtualList } from "./virtual-list.tsx";

export function LostAddresses({ comparison }: { readonly comparison: Comparison }): VNode | null {
  const { lost, lostTitle, redirects } = comparison;
  const base = usePreview().summary.overview?.site.basePath ?? "";
  if (lost.length === 0) return null;
  const forAll = (["move", "redirect"] as const).flatMap((kind) => workForAll(lost, base, kind) ?? []);
  return (
    <section class="beside-part lost">
      <h3>{lostTitle}</h3>
      <VirtualList
        rows={lost}
        rowHeight={64}
        label={lostTitle}
        keyOf={({ from }, index) => `${index} ${from}`}
        draw={(row) => (
          <div class="lost-address">
            <code class="was">
              <PathText path={row.from} />
            </code>
            <span class="lost-target">
              <span aria-hidden="true">→</span>{" "}
              {row.to === undefined ? (
                <span class="none">no redirect is proposed</span>
              ) : (
                <code>
                  <PathText path={row.to} />
                </code>
              )}
            </span>
            <span class="quiet">{row.reason}</span>
            <LostButton work={lostWork(row, base)} />
          </div>
        )}
      />
      {forAll.map(({ title, operations }) => (
        <ChangeButton key={title} title={title} wanted={{ kind: "operations", operations }} />
      ))}
      {redirects.length > 0 && (
        <details class="redirects">
          <summary>For redirects of docs.json ({redirects.length})</summary>
          <pre tabIndex={0}>{JSON.stringify(redirects, undefined, 2)}</pre>
        </details>
      )}
    </section>
  );
}

function LostButton({ work }: { readonly work: LostWork }): VNode {
  const { text, operation, ...asked } = work;
  return (
    <ChangeButton {...asked} wanted={{ kind: "operations", operations: [operation] }}>
      {text}
    </ChangeButton>
  );
}
