// Draws what changed: the merged tree of an edition, and beside it the addresses that lead nowhere now.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { countStops } from "../model/change-rows.ts";
import type { Comparison } from "../model/comparison.ts";
import { ChangedTextsView } from "./changed-texts-view.tsx";
import { ChangeTree, type Direction } from "./change-tree.tsx";
import { Choice } from "./choice.tsx";
import { LostAddresses } from "./lost-addresses.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { Loading, Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";

export function ChangesView(): VNode {
  const { source, summary } = usePreview();
  const loaded = useLoaded(`comparison ${summary.revision}`, () => source.comparison(summary));
  if (loaded.kind === "failed" || loaded.value === undefined) return <NotLoaded loaded={loaded} what="the changes" />;
  if (loaded.value === null)
    return (
      <main class="alone">
        <Notice icon="menu" title="Nothing to compare with">
          <p>
            <code>navc preview --against git:main</code> shows here what changed.
          </p>
        </Notice>
      </main>
    );
  return <Changes comparison={loaded.value} isComparing={loaded.kind === "loading"} />;
}

interface ChangesProps {
  readonly comparison: Comparison;
  /** Whether the site has changed since, and is being compared again. */
  readonly isComparing: boolean;
}

function Changes({ comparison, isComparing }: ChangesProps): VNode {
  const { summary, state, go } = usePreview();
  const { editions, counts, notes, elsewhere } = comparison;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState<Direction>();
  const shown = editions.find(({ id }) => id === state.place.edition) ?? editions[0];
  const show = (edition: string, direction?: Direction): void => {
    setEntered(direction);
    go({ edition }, true);
  };
  const leave = (direction: Direction): void => {
    const at = editions.findIndex(({ id }) => id === shown?.id) + direction;
    show(editions.at(at % editions.length)!.id, direction);
  };
  const [isTexts, setTexts] = useState(false);
  const isSame = counts === "";
  return (
    <main class="changes">
      <div class="list-head">
        <h2>Changes</h2>
        <p class="counts" role="status" aria-busy={isComparing}>
          {isSame ? "No changes" : counts} <span class="quiet">since {summary.against}</span>
          {isComparing && <span class="comparing">comparing again…</span>}
        </p>
        <div class="segments changes-kind" role="group" aria-label="Shown">
          <button type="button" aria-pressed={!isTexts} onClick={() => setTexts(false)}>
            Navigation
          </button>
          <button type="button" aria-pressed={isTexts} onClick={() => setTexts(true)}>
            Texts
          </button>
        </div>
        {!isTexts && shown !== undefined && editions.length > 1 && (
          <Choice
            label="Edition"
            value={shown.id}
            options={editions.map(({ id, tree }) => [id, `${id} (${countStops(tree)})`])}
            onChoose={(edition) => show(edition)}
          />
        )}
      </div>
      {notes.map((note) => (
        <p key={note} class="change-note">
          {note}
        </p>
      ))}
      {isTexts ? (
        <Texts />
      ) : (
        <div class="changes-parts">
          {shown === undefined ? (
            <Notice icon="check" title={isSame ? "No changes" : "No tree differs"}>
              <p>Each page and division is where it was.</p>
            </Notice>
          ) : (
            <ChangeTree
              key={shown.id}
              edition={shown}
              opened={opened}
              open={setOpened}
              leave={editions.length > 1 ? leave : undefined}
              entered={entered}
            />
          )}
          {(comparison.lost.length > 0 || elsewhere.length > 0) && (
            <aside class="beside" aria-label="Lost addresses and other changes">
              <LostAddresses comparison={comparison} />
              {elsewhere.length > 0 && <Elsewhere rows={elsewhere} />}
            </aside>
          )}
        </div>
      )}
    </main>
  );
}

/** They are read when somebody looks, because that takes as long as reading all pages. */
function Texts(): VNode {
  const { source, summary } = usePreview();
  const loaded = useLoaded(`changed texts ${summary.revision}`, () => source.changedTexts(summary));
  if (loaded.kind === "failed")
    return (
      <Notice icon="warn" title="The texts could not be loaded">
        <p>{loaded.message}</p>
      </Notice>
    );
  if (loaded.value === undefined) return <Loading what="the texts" />;
  if (loaded.value === null)
    return (
      <Notice icon="menu" title="There are no texts to compare">
        <p>A result file has no texts of pages. Compare with a folder, or with a revision such as git:main.</p>
      </Notice>
    );
  return <ChangedTextsView changed={loaded.value} />;
}

/** The most rows that are drawn; each row is one kind of change. */
const mostRows = 100;

function Elsewhere({ rows }: { readonly rows: Comparison["elsewhere"] }): VNode {
  return (
    <section class="beside-part">
      <h3>Not in these trees</h3>
      <ul class="plain-list">
        {rows.slice(0, mostRows).map(({ mark, verb, pieces, editions }, index) => (
          <li key={index} data-mark={mark}>
            <strong>{verb}</strong>{" "}
            {pieces.map(({ style, text }, at) => (
              <span key={at} class={`piece-${style}`}>
                {text}{" "}
              </span>
            ))}
            {editions !== "" && <span class="quiet">{editions}</span>}
          </li>
        ))}
        {rows.length > mostRows && <li class="quiet">and {rows.length - mostRows} more</li>}
      </ul>
    </section>
  );
}
