// Draws the field for the page that readers are sent to, with the pages that have its words.
import type { VNode } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { searchTable } from "../model/search-entries.ts";
import { editionOfAddress, pagesOfTable, targetPages } from "../model/target-pages.ts";
import { withBasePath } from "../model/with-base-path.ts";
import { usePreview } from "./preview-context.ts";
import { useEntries } from "./use-entries.ts";

export interface ReadersFieldProps {
  /** What was typed or chosen. */
  readonly value: string;
  /** The target if nothing is typed; undefined if there is none. */
  readonly proposed: string | undefined;
  /** Where they could be sent: it is taken only if somebody chooses it. */
  readonly guess: string | undefined;
  /** The addresses that they come from, without the base path: they are not offered, and pages of the edition of the first one are offered first. */
  readonly from: readonly string[];
  /** Whether there is no change without a target. */
  readonly isNeeded: boolean;
  readonly isDisabled: boolean;
  readonly onType: (value: string) => void;
}

const none = searchTable([]);

export function ReadersField({ value, proposed, guess, from, isNeeded, isDisabled, onType }: ReadersFieldProps): VNode {
  const { basePath = "" } = usePreview().summary.overview?.site ?? {};
  const loaded = useEntries();
  const field = useRef<HTMLInputElement>(null);
  const table = (loaded.kind !== "failed" && loaded.value) || none;
  const names = from.join("\n");
  const gone = useMemo(() => from.map((address) => withBasePath(address, basePath)), [names, basePath]);
  const pages = useMemo(() => pagesOfTable(table), [table]);
  const edition = useMemo(() => (gone[0] === undefined ? undefined : editionOfAddress(pages, gone[0])), [pages, gone]);
  const isAsked = !isDisabled && (value.trim() !== "" || isNeeded);
  const found = useMemo(
    () => (isAsked ? targetPages(pages, value, edition, gone) : { entries: [], count: 0 }),
    [pages, value, edition, gone, isAsked],
  );
  const choose = (href: string): void => {
    onType(href);
    field.current?.focus();
  };
  return (
    <div class="readers-field">
      <label>
        Send readers to
        <input
          type="text"
          ref={field}
          data-search
          autocomplete="off"
          spellcheck={false}
          placeholder={proposed ?? "a title or an address"}
          value={value}
          disabled={isDisabled}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found.entries;
            const isWritten = event.ctrlKey || event.metaKey;
            // With a slash it is an address, which may be that of a page in no list.
            if (event.key !== "Enter" || isWritten || first === undefined || /^$|\//.test(value.trim())) return;
            event.preventDefault();
            choose(first.href);
          }}
        />
      </label>
      {guess !== undefined && !isDisabled && value.trim() === "" && (
        <button type="button" class="button small" onClick={() => choose(guess)}>
          A guess: {guess}
        </button>
      )}
      <p class="quiet" role="status">
        {found.count > 0 && `${found.count.toLocaleString("en")} ${found.count === 1 ? "page" : "pages"}: choose one`}
      </p>
      {found.count > 0 && (
        <ul class="move-targets">
          {found.entries.map(({ href, label, edition }) => (
            <li key={`${edition} ${href}`}>
              <button type="button" onClick={() => choose(href)}>
                <bdi>{label}</bdi>
                <span class="quiet">{href}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
