// Draws what the search found. Only visible rows are drawn.
import type { RefObject, VNode } from "preact";
import { writtenPath } from "../../../compiler/contract/href.ts";
import type { FoundRow } from "../model/found-rows.ts";
import { rootName } from "../model/shown-page.ts";
import { FoundRowContent } from "./found-row.tsx";
import { usePreview } from "./preview-context.ts";
import type { useVirtualRows } from "./use-virtual-rows.ts";

export interface FoundListProps {
  readonly rows: readonly FoundRow[];
  /** What names were searched for. */
  readonly query: string;
  /** The row that Enter opens. */
  readonly active: number;
  readonly list: ReturnType<typeof useVirtualRows>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** True while there may be more. */
  readonly isBusy: boolean;
  readonly isHidden: boolean;
  readonly choose: (row: FoundRow) => void;
}

export function FoundList({ rows, query, active, list, scroller, isBusy, isHidden, choose }: FoundListProps): VNode {
  const { linkTo } = usePreview();
  return (
    <div
      class="scroller found"
      id="found"
      role="listbox"
      aria-label="Found"
      aria-busy={isBusy}
      ref={scroller}
      tabIndex={-1}
      hidden={isHidden}
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
              {...(row.kind === "more" ? {} : { href: linkTo(rowTarget(row)) })}
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
  );
}

/** Where a row leads. */
export function rowTarget(
  row: Exclude<FoundRow, { kind: "more" }>,
): Parameters<ReturnType<typeof usePreview>["go"]>[0] {
  if (row.kind === "text") return { view: "site", edition: row.hit.edition, node: "", href: writtenPath(row.hit.href) };
  const { href, edition, node, kind } = row.entry;
  const target = { view: "site", edition, node: kind === "division" ? node || rootName : "" } as const;
  // A division that leads nowhere is inspected beside the page that is shown.
  return href === "" ? target : { ...target, href: writtenPath(href) };
}
