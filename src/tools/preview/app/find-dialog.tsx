// Draws the search over pages, divisions and operations.
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { FindEntry } from "../model/find-entries.ts";
import { rootName } from "../model/shown-page.ts";
import { searchEntries, searchTable, type SearchTable } from "../model/search-entries.ts";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { useLoaded, type Loaded } from "./use-loaded.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export function FindDialog(): VNode {
  const { act, source, summary } = usePreview();
  const dialog = useRef<HTMLDialogElement>(null);
  // This runs before the next key event, so that no typed letter is lost.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const loaded = useLoaded(`entries ${summary.revision}`, () => source.entries(summary));
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
  const { go, linkTo } = usePreview();
  const table = (loaded.kind !== "failed" && loaded.value) || none;
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const found = useMemo(() => searchEntries(table, query), [table, query]);
  const isVain = table.entries.length > 0 && found.count === 0;
  const active = Math.min(at, found.entries.length - 1);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualRows({
    count: found.entries.length,
    rowHeight: 52,
    scroller,
    keyOf: (index) => String(index),
    pinned: active,
  });
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(to, found.entries.length - 1));
    setAt(next);
    list.scrollToIndex(next, { align: "auto" });
  };
  const choose = (entry: FindEntry | undefined): void => {
    if (entry === undefined) return;
    go(targetOf(entry));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    switch (event.key) {
      case "ArrowDown":
        move(active + 1);
        break;
      case "ArrowUp":
        move(active - 1);
        break;
      case "Enter":
        choose(found.entries[active]);
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
          aria-label="Find pages, divisions and operations"
          aria-controls="found"
          aria-expanded={!isVain}
          aria-activedescendant={found.entries.length > 0 ? `found-${active}` : undefined}
          placeholder="A label, a path, an address, GET /users…"
          value={query}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
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
        ref={scroller}
        tabIndex={-1}
        hidden={isVain}
      >
        <div class="virtual" role="none" style={{ height: `${list.getTotalSize()}px` }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const entry = found.entries[index]!;
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
                href={linkTo(targetOf(entry))}
                onClick={(event) => {
                  event.preventDefault();
                  choose(entry);
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Hit entry={entry} />
              </a>
            );
          })}
        </div>
      </div>
      {isVain && (
        <Notice icon="search" title="Nothing found">
          <p>Each word has to be in the label, path, address or operation. A part of a word is enough.</p>
        </Notice>
      )}
      <p class="find-foot" role="status">
        {statusOf(loaded, found.count)}
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </p>
    </>
  );
}

function statusOf(loaded: Loaded<unknown>, count: number): string {
  if (loaded.kind === "failed") return `The search could not be loaded: ${loaded.message}`;
  if (loaded.value === undefined) return "Loading…";
  return count === 0 ? "Nothing has these words." : `${count.toLocaleString("en")} found`;
}

function Hit({ entry }: { readonly entry: FindEntry }): VNode {
  const { kind, division, label, also, path, href, edition } = entry;
  return (
    <>
      <span class="hit-kind">{kind === "division" ? division : kind}</span>
      <span class="hit-label">{label || path}</span>
      <span class="hit-edition">{edition}</span>
      <span class="hit-path">{also === "" ? href || path || "leads nowhere" : `${also} · ${href}`}</span>
    </>
  );
}

function targetOf({ href, edition, node, kind }: FindEntry): Parameters<ReturnType<typeof usePreview>["go"]>[0] {
  const target = { view: "site", edition, node: kind === "division" ? node || rootName : "" } as const;
  // A division that leads nowhere is inspected beside the page that is shown.
  return href === "" ? target : { ...target, href: writtenPath(href) };
}
