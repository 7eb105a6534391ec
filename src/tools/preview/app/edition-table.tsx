// Draws the languages and versions that have a page.
import type { VNode } from "preact";
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import { switchTarget } from "../../../outputs/runtime/switch-target.ts";
import type { EditionSummary } from "../../../compiler/site/edition-part.ts";
import { editionGrid } from "../model/edition-grid.ts";
import { usePreview } from "./preview-context.ts";

export function EditionTable({ view }: { readonly view: PageView }): VNode {
  const { columns, rows } = editionGrid(view.site.editions);
  const hasVersions = columns.some((column) => column !== null);
  return (
    <div class="table-scroller" tabIndex={0} role="region" aria-label="The page in all editions">
      <table class="edition-table">
        {hasVersions && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column ?? "–"}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ language, cells }) => (
            <tr key={language}>
              <th scope="row">{language ?? "all"}</th>
              {cells.map((edition, index) => (
                <td key={index}>{edition === undefined ? null : <Cell view={view} edition={edition} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ view, edition }: { readonly view: PageView; readonly edition: EditionSummary }): VNode {
  const { linkTo } = usePreview();
  if (edition.id === view.edition.id)
    return (
      <span class="here" title={view.page.href}>
        here
      </span>
    );
  const target = switchTarget(view, edition.id);
  if (target?.reason !== "same-page")
    return (
      <span class="absent" title={target === undefined ? "nothing to show" : `a switch leads to ${target.href}`}>
        none
      </span>
    );
  return (
    <a href={linkTo({ href: target.href, edition: edition.id, node: "" })} title={target.href}>
      open
    </a>
  );
}
