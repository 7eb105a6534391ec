// Draws the addresses that lead nowhere now, each with the redirect that is proposed for it.
import type { VNode } from "preact";
import type { Comparison } from "../model/comparison.ts";
import { redirectsOf } from "../model/wanted-redirects.ts";
import { ChangeButton } from "./change-button.tsx";
import { PathText } from "./path-text.tsx";
import { usePreview } from "./preview-context.ts";
import { VirtualList } from "./virtual-list.tsx";

export function LostAddresses({ comparison }: { readonly comparison: Comparison }): VNode | null {
  const { lost, lostTitle, redirects } = comparison;
  const base = usePreview().summary.overview?.site.basePath ?? "";
  if (lost.length === 0) return null;
  const certain = lost.flatMap(({ from, to, guess }) => (to === undefined || guess ? [] : [{ from, to }]));
  return (
    <section class="beside-part lost">
      <h3>{lostTitle}</h3>
      <VirtualList
        rows={lost}
        rowHeight={64}
        label={lostTitle}
        keyOf={({ from }, index) => `${index} ${from}`}
        draw={({ from, to, reason }) => (
          <div class="lost-address">
            <code class="was">
              <PathText path={from} />
            </code>
            <span class="lost-target">
              <span aria-hidden="true">→</span>{" "}
              {to === undefined ? (
                <span class="none">no redirect is proposed</span>
              ) : (
                <code>
                  <PathText path={to} />
                </code>
              )}
            </span>
            <span class="quiet">{reason}</span>
            {to !== undefined && (
              <ChangeButton title={`Add a redirect from ${from} to ${to}`} wanted={redirectsOf([{ from, to }], base)}>
                Add this redirect
              </ChangeButton>
            )}
          </div>
        )}
      />
      {certain.length > 1 && (
        <ChangeButton
          title={`Add the ${certain.length} redirects that are no guess`}
          wanted={redirectsOf(certain, base)}
        />
      )}
      {redirects.length > 0 && (
        <details class="redirects">
          <summary>For redirects of docs.json ({redirects.length})</summary>
          <pre tabIndex={0}>{JSON.stringify(redirects, undefined, 2)}</pre>
        </details>
      )}
    </section>
  );
}
