// Draws how complete each language and version is.
import type { VNode } from "preact";
import type { EditionParity } from "../../../outputs/render/parity.ts";
import type { SiteOverview } from "../model/preview-data.ts";
import { usePreview } from "./preview-context.ts";

export function EditionsView({ overview }: { readonly overview: SiteOverview }): VNode {
  const { editions } = overview.parity;
  const { linkTo } = usePreview();
  return (
    <main class="list-view">
      <div class="list-head">
        <h2>Editions</h2>
        <p class="quiet">
          {editions.length === 1
            ? "This site has one edition."
            : "What each language and version has of the one it is compared with."}
        </p>
      </div>
      <div class="table-scroller" tabIndex={0} role="region" aria-label="Editions">
        <table class="parity">
          <thead>
            <tr>
              <th scope="col">Edition</th>
              <th scope="col">Complete</th>
              <th scope="col" class="number">
                Missing
              </th>
              <th scope="col" class="number">
                There
              </th>
              <th scope="col" class="number">
                More
              </th>
              <th scope="col">Compared with</th>
              <th scope="col" class="number">
                Pages
              </th>
            </tr>
          </thead>
          <tbody>
            {editions.map((edition) => (
              <tr key={edition.edition}>
                <th scope="row">
                  <a href={linkTo({ view: "site", edition: edition.edition, href: "", node: "" })}>{edition.edition}</a>
                </th>
                <Compared edition={edition} />
                <td class="number">{edition.pages}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

function Compared({ edition }: { readonly edition: EditionParity }): VNode {
  const { against, there, missing, extra } = edition;
  const all = there + missing;
  const share = all === 0 ? 1 : there / all;
  if (against === null)
    return (
      <td colSpan={5} class="quiet">
        is the first
      </td>
    );
  return (
    <>
      <td>
        <span class="meter">
          <span style={{ width: `${share * 100}%` }} />
        </span>
        <span class="percent">{Math.floor(share * 100)}%</span>
      </td>
      <td class="number" data-missing={missing > 0 ? "" : undefined}>
        {missing}
      </td>
      <td class="number">{there}</td>
      <td class="number">{extra}</td>
      <td>{against}</td>
    </>
  );
}
