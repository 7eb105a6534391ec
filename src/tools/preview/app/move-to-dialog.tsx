// Draws the search for the division that rows are moved to.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { targetsAmong, withoutKnown, type MoveTarget } from "../model/move-targets.ts";
import { foldedText } from "../model/folded-text.ts";
import { isIn, type EditionNode } from "../model/row-moves.ts";
import { moveFocus } from "./move-focus.ts";
import { usePreview } from "./preview-context.ts";
import { useLoaded, type Loaded } from "./use-loaded.ts";

export interface MoveToDialogProps {
  readonly placed: ReadonlyMap<string, EditionNode>;
  readonly moved: readonly EditionNode[];
  /** Called with undefined if nothing is chosen. */
  readonly onChoose: (division: MoveTarget | undefined) => void;
}

/** More are no help: more letters are. */
const mostShown = 40;

export function MoveToDialog({ placed, moved, onChoose }: MoveToDialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const own = useMemo(
    () => targetsAmong([...placed.values()].filter((each) => !moved.some((one) => isIn(each, one)))),
    [placed, moved],
  );
  const loaded = useDivisionsOfAll();
  const all = loaded.kind === "failed" ? undefined : loaded.value;
  const divisions = useMemo(() => [...own, ...withoutKnown(all ?? [], placed.values())], [own, all, placed]);
  // Names can be typed as they are shown here, and as the command line takes them.
  const wanted = foldedText(words)
    .split(/[\s›>]+/)
    .filter(Boolean);
  const found = divisions.filter(({ labels }) => {
    const text = foldedText(labels.join(" "));
    return wanted.every((word) => text.includes(word));
  });
  const what = moved.length === 1 ? `“${moved[0]!.node.label}”` : `${moved.length} entries`;
  return (
    <dialog
      class="change-dialog move-to"
      ref={dialog}
      aria-labelledby="move-to-title"
      onClose={() => onChoose(undefined)}
      onKeyDown={(event) => {
        event.stopPropagation();
        moveFocus(event, dialog.current);
      }}
    >
      <header class="change-head">
        <h2 id="move-to-title">Move {what} to…</h2>
        <button type="button" class="button small" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </header>
      <div class="change-body change-fields">
        <label>
          A part of its name, or of what is above it
          <input
            type="search"
            data-search
            value={words}
            autofocus
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || found[0] === undefined) return;
              event.preventDefault();
              onChoose(found[0]);
            }}
          />
        </label>
        <p class="quiet" role="status">
          {found.length > 0
            ? `${found.length} found`
            : loaded.kind === "loading"
              ? "…"
              : "No division has these words."}
          {loaded.kind === "failed" && ` Only this language and version are searched: ${loaded.message}`}
        </p>
        <ul class="move-targets">
          {found.slice(0, mostShown).map((division) => (
            <li key={`${division.element.file ?? ""} ${division.element.pointer}`}>
              <button type="button" onClick={() => onChoose(division)}>
                {division.labels.join(" › ") || "(no label)"}
                <span class="quiet">{division.kind}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

/** The divisions of all editions, if there are several. */
function useDivisionsOfAll(): Loaded<readonly MoveTarget[]> {
  const { source, summary } = usePreview();
  const { overview } = summary;
  return useLoaded(`divisions ${overview?.revision ?? "none"}`, async () =>
    overview === null || overview.index.editions.length < 2 ? [] : ((await source.divisions?.(overview)) ?? []),
  );
}
