// Draws the choices above the map: its edition, and the question by whose answer it is colored.
import type { VNode } from "preact";
import { questionNames } from "../model/map-legend.ts";
import type { Question } from "../model/map-tree.ts";
import { Choice } from "./choice.tsx";
import { usePreview } from "./preview-context.ts";

export interface MapHeadProps {
  readonly edition: string;
  readonly editions: readonly string[];
  readonly asked: readonly Question[];
  readonly question: Question;
  /** The pages that the answer to a question colors; undefined while that is not known. */
  readonly countOf: (question: Question) => number | undefined;
  readonly ask: (question: Question) => void;
}

export function MapHead({ edition, editions, asked, question, countOf, ask }: MapHeadProps): VNode {
  const { go } = usePreview();
  return (
    <div class="list-head">
      <h2>Map</h2>
      {editions.length > 1 && (
        <Choice
          label="Edition"
          value={edition}
          options={editions.map((each) => [each, each])}
          onChoose={(chosen) => go({ edition: chosen, href: "" }, true)}
        />
      )}
      <div class="segments" role="group" aria-label="Coloured by">
        {asked.map((each) => (
          <button
            key={each}
            type="button"
            data-question={each}
            data-none={countOf(each) === 0 ? "" : undefined}
            aria-pressed={question === each}
            onClick={() => ask(each)}
          >
            <span class="swatch" aria-hidden="true" /> {questionNames[each]}{" "}
            {countOf(each) !== undefined && <span class="quiet">{countOf(each)}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
