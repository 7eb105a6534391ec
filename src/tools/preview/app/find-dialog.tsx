// Draws the search over pages, divisions, operations, and the texts of pages.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { writtenPath } from "../../../compiler/contract/href.ts";
import { foundRows, type FoundRow } from "../model/found-rows.ts";
import { rootName } from "../model/shown-page.ts";
import { searchEntries, searchTable, type SearchTable } from "../model/search-entries.ts";
import { FoundRowContent } from "./found-row.tsx";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { useEntries } from "./use-entries.ts";
import type { Loaded } from "./use-loaded.ts";
import { useTextHits, type TextHits } from "./use-text-hits.ts";
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
  const { act, go, linkTo, source } = usePreview();
  const table = (loaded.kind !== "failed" && loaded.value) || none;
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => searchEntries(table, query), [table, query]);
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
    go(targetOf(row));
    onClose();
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
      <div class="find-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Find pages, divisions and operations, and words in texts"
          aria-controls="found"
          aria-expanded={!isVain}
          aria-activedescendant={rows.length > 0 ? `found-${active}` : undefined}
          placeholder={
            source.findTexts === undefined
              ? "A label, a path, an address, GET /users…"
              : "A label, an address, GET /users, words of a text…"
          }
          value={query}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
            setOpen(false);
            scroller.current?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="plain" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        class="scroller found"
        id="found"
        role="listbox"
        aria-label="Found"
        aria-busy={!isComplete(texts)}
        ref={scroller}
        tabIndex={-1}
        hidden={isVain}
      >
        <div class="virtual" role="none" style={{ height: `${list.getTotalSize()}px` }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]!;
            return (
              <a
                key={key}
                id={`found-${index}`}
                class="hit"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                ref={list.measureElement}
                data-index={index}
                data-kind={row.kind}
                data-first={row.kind === "text" && rows[index - 1]?.kind !== "text" ? "" : undefined}
                {...(row.kind === "more" ? {} : { href: linkTo(targetOf(row)) })}
                onClick={(event) => {
                  event.preventDefault();
                  choose(row);
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <FoundRowContent row={row} query={query} />
              </a>
            );
          })}
        </div>
      </div>
      {isVain && (
        <Notice icon="search" title="Nothing found">
          <p>
            Each word has to be in the label, path, address or operation
            {source.findTexts === undefined ? ". " : ", or each in the text of a page. "}A part of a word is enough.
          </p>
          {source.findTexts === undefined && <p>{fileSentence}</p>}
        </Notice>
      )}
      <p class="find-foot" role="status">
        {statusOf(loaded, found.count, query, texts)}
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </p>
    </>
  );
}

const fileSentence = "This file has no texts of pages to search. The preview that is served searches them, too.";

function isComplete({ isCurrent, read, of }: TextHits): boolean {
  return isCurrent && read >= of;
}

function keyOf(row: FoundRow, index: number): string {
  // A text is higher than an entry, so each kind has its own measures.
  return row.kind === "text" ? `text ${row.hit.href}` : `${row.kind} ${index}`;
}

function statusOf(loaded: Loaded<unknown>, count: number, query: string, texts: TextHits): string {
  if (loaded.kind === "failed") return `The search could not be loaded: ${loaded.message}`;
  if (loaded.value === undefined) return "Loading…";
  const names = `${count.toLocaleString("en")} by name`;
  if (query.trim() === "") return `${count.toLocaleString("en")} to find`;
  if (texts.failure !== undefined) return `${names}. Texts can't be searched: ${texts.failure}.`;
  if (!texts.isCurrent) return `${names}, searching texts…`;
  if (texts.of === 0) return count === 0 ? "Nothing has these words." : names;
  const reading = texts.read < texts.of ? `, ${share(texts)} of the texts are read…` : "";
  const left =
    texts.leftOut > 0 ? ` ${texts.leftOut.toLocaleString("en")} long texts are searched in part or not at all.` : "";
  if (count + texts.count === 0 && reading === "") return `Nothing has these words.${left}`;
  return `${names}, ${texts.count.toLocaleString("en")} in texts${reading}.${left}`;
}

function share({ read, of }: TextHits): string {
  return `${String(Math.floor((read / of) * 100))} %`;
}

function targetOf(row: Exclude<FoundRow, { kind: "more" }>): Parameters<ReturnType<typeof usePreview>["go"]>[0] {
  if (row.kind === "text") return { view: "site", edition: row.hit.edition, node: "", href: writtenPath(row.hit.href) };
  const { href, edition, node, kind } = row.entry;
  const target = { view: "site", edition, node: kind === "division" ? node || rootName : "" } as const;
  // A division that leads nowhere is inspected beside the page that is shown.
  return href === "" ? target : { ...target, href: writtenPath(href) };
}
