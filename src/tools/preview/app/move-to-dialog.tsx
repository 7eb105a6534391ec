// Draws the search for the division that rows are moved to.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { foldedText } from "../model/folded-text.ts";
import { isIn, type EditionNode } from "../model/row-moves.ts";
import { moveFocus } from "./move-focus.ts";

export interface MoveToDialogProps {
  readonly placed: ReadonlyMap<string, EditionNode>;
  readonly moved: readonly EditionNode[];
  /** Called with undefined if nothing is chosen. */
  readonly onChoose: (division: EditionNode | undefined) => void;
}

/** More are no help: more letters are. */
const mostShown = 40;

export function MoveToDialog({ placed, moved, onChoose }: MoveToDialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState("");
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const divisions = useMemo(
    () =>
      [...placed.values()].filter(
        (each) => each.node.kind !== "page" && each.node.kind !== "root" && !moved.some((own) => isIn(each, own)),
      ),
    [placed, moved],
  );
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
          {found.length === 0 ? "No division has these words." : `${found.length} found`}
        </p>
        <ul class="move-targets">
          {found.slice(0, mostShown).map((division) => (
            <li key={division.node.id}>
              <button type="button" onClick={() => onChoose(division)}>
                {division.labels.join(" › ") || "(no label)"}
                <span class="quiet">{division.node.kind}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
