// Draws the search over pages, divisions, operations, and the texts of pages.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { foundRows, type FoundRow } from "../model/found-rows.ts";
import { nameQuery } from "../model/name-query.ts";
import { isNameIn, searchEntries, searchTable, type SearchTable } from "../model/search-entries.ts";
import { editionOfPlace } from "../model/shown-page.ts";
import { FoundList, rowTarget } from "./found-list.tsx";
import { Icon } from "./icon.tsx";
import { EmptySearch } from "./empty-search.tsx";
import { keepFocus } from "./kept-focus.ts";
import { usePreview } from "./preview-context.ts";
import { isComplete, statusOf } from "./search-status.ts";
import { useEntries } from "./use-entries.ts";
import type { Loaded } from "./use-loaded.ts";
import { useTextHits } from "./use-text-hits.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export function FindDialog(): VNode {
  const { act } = usePreview();
  const dialog = useRef<HTMLDialogElement>(null);
  // This runs before the next key event, so that no typed letter is lost.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const loaded = useEntries();
  const close = (): void => act({ kind: "find", open: false });
  return (
    <dialog
      class="find"
      ref={dialog}
      aria-label="Find"
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <Finder loaded={loaded} onClose={close} />
    </dialog>
  );
}

interface FinderProps {
  readonly loaded: Loaded<SearchTable>;
  readonly onClose: () => void;
}

const none = searchTable([]);

function Finder({ loaded, onClose }: FinderProps): VNode {
  const { act, go, state, summary } = usePreview();
  const table = (loaded.kind !== "failed" && loaded.value) || none;
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const names = useMemo(() => nameQuery(query, (path) => isNameIn(table, path)), [table, query]);
  const edition = editionOfPlace(summary.overview?.index.editions ?? [], state.place.edition)?.id;
  const found = useMemo(() => searchEntries(table, names, { edition }), [table, names, edition]);
  const texts = useTextHits(query);
  const rows = useMemo(() => foundRows(found, texts.hits, isOpen), [found, texts.hits, isOpen]);
  const isVain = table.entries.length > 0 && rows.length === 0 && isComplete(texts);
  const active = Math.min(at, rows.length - 1);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualRows({
    count: rows.length,
    rowHeight: 52,
    scroller,
    keyOf: (index) => keyOf(rows[index]!, index),
    pinned: active,
  });
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(to, rows.length - 1));
    setAt(next);
    list.scrollToIndex(next, { align: "auto" });
  };
  const choose = (row: FoundRow | undefined): void => {
    if (row === undefined) return;
    // The texts of an earlier query are still there when somebody types and chooses at once.
    if (row.kind === "text" && !texts.isCurrent) return;
    if (row.kind === "more") return setOpen(true);
    if (row.kind === "text") act({ kind: "anchor", href: row.hit.href, id: row.hit.section?.id ?? "" });
    go(rowTarget(row));
    onClose();
    keepFocus(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    switch (event.key) {
      case "ArrowDown":
        // With Alt to the first text, with which the list of names ends.
        move(event.altKey ? rows.findIndex(({ kind }) => kind === "text") : active + 1);
        break;
      case "ArrowUp":
        move(event.altKey ? 0 : active - 1);
        break;
      case "Enter":
        choose(rows[active]);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <>
      <FindField
        query={query}
        active={rows.length > 0 ? active : undefined}
        isExpanded={!isVain}
        ask={(words) => {
          setQuery(words);
          setAt(0);
          setOpen(false);
          scroller.current?.scrollTo(0, 0);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <FoundList
        rows={rows}
        query={names}
        active={active}
        list={list}
        scroller={scroller}
        isBusy={!isComplete(texts)}
        isHidden={isVain}
        choose={choose}
      />
      {isVain && <EmptySearch />}
      <p class="find-foot" role="status">
        {statusOf(loaded, found.count, query, texts)}
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </p>
    </>
  );
}

function keyOf(row: FoundRow, index: number): string {
  // A text is higher than an entry, so each kind has its own measures.
  return row.kind === "text" ? `text ${row.hit.href}` : `${row.kind} ${index}`;
}

interface FindFieldProps {
  readonly query: string;
  /** The row that Enter opens; undefined if there is none. */
  readonly active: number | undefined;
  readonly isExpanded: boolean;
  readonly ask: (words: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

function FindField({ query, active, isExpanded, ask, onKeyDown, onClose }: FindFieldProps): VNode {
  const { source } = usePreview();
  return (
    <div class="find-field">
      <Icon name="search" />
      <input
        type="text"
        role="combobox"
        aria-label="Find pages, divisions and operations, and words in texts"
        aria-controls="found"
        aria-expanded={isExpanded}
        aria-activedescendant={active === undefined ? undefined : `found-${active}`}
        placeholder={
          source.findTexts === undefined
            ? "A label, a path, an address, GET /users…"
            : "A label, an address, GET /users, words of a text…"
        }
        value={query}
        onInput={({ currentTarget }) => ask(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" class="plain" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
