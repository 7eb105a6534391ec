// Draws the texts that changed, each beside its earlier text. Nothing of them is markup here.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { ChangedText, ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import type { RowPart, TextRow } from "../../../project/comparison/word-rows.ts";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";

/** With fewer texts, all are open at first. */
const openAtFirst = 4;

export function ChangedTextsView({ changed }: { readonly changed: ChangedTexts }): VNode {
  const { texts, leftOut } = changed;
  if (texts.length === 0)
    return (
      <Notice icon="check" title="No text differs">
        <p>Each page has the words that it had.</p>
      </Notice>
    );
  return (
    <div class="scroller changed-texts" tabIndex={0} role="region" aria-label="Texts that changed">
      {texts.map((text) => (
        <Text key={`${text.change} ${text.href} ${text.file}`} text={text} isFirst={texts.length < openAtFirst} />
      ))}
      {leftOut > 0 && (
        <p class="quiet">
          The texts of {leftOut.toLocaleString("en")} more pages changed. They are left out, because this would be too
          long.
        </p>
      )}
    </div>
  );
}

const marks = { changed: "~", added: "+", removed: "−" } as const;

function Text({ text, isFirst }: { readonly text: ChangedText; readonly isFirst: boolean }): VNode {
  const { linkTo } = usePreview();
  const [isOpen, setOpen] = useState(isFirst);
  const { change, href, title, file, rows, leftOut } = text;
  return (
    <details
      class="changed-text"
      data-change={change}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span class="changed-mark" aria-hidden="true">
          {marks[change]}
        </span>
        <span class="changed-title" dir="auto">
          {title || href}
        </span>
        <span class="changed-file">{href === "" ? "a snippet" : file}</span>
        <span class="changed-word">{change}</span>
      </summary>
      {isOpen && (
        <>
          {change !== "removed" && href !== "" && (
            <p class="changed-link">
              <a href={linkTo({ view: "site", href, node: "" })}>Open the page</a>
            </p>
          )}
          <Rows text={text} rows={rows} />
          {leftOut > 0 && (
            <p class="changed-link quiet">
              {leftOut.toLocaleString("en")} more lines are left out, because the text is very long.
            </p>
          )}
        </>
      )}
    </details>
  );
}

/** A text that only one site has needs one column. */
function Rows({
  text: { change, title },
  rows,
}: {
  readonly text: ChangedText;
  readonly rows: readonly TextRow[];
}): VNode {
  return (
    <table class="changed-rows" data-change={change}>
      <caption class="unseen">{title}: the text before and after</caption>
      <thead class="unseen">
        <tr>
          {change !== "added" && <th scope="col">Before</th>}
          {change !== "removed" && <th scope="col">After</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} change={change} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, change }: { readonly row: TextRow; readonly change: ChangedText["change"] }): VNode {
  const columns = change === "changed" ? 2 : 1;
  switch (row.kind) {
    case "gap":
      return (
        <tr class="changed-gap">
          <td colSpan={columns}>{row.lines.toLocaleString("en")} lines are the same</td>
        </tr>
      );
    case "same":
      return (
        <tr class="changed-same">
          {Array.from({ length: columns }, (_, at) => (
            <td key={at} dir="auto">
              {row.text}
            </td>
          ))}
        </tr>
      );
    case "changed":
      return (
        <tr>
          {change !== "added" && <Cell parts={row.before} side="removed" />}
          {change !== "removed" && <Cell parts={row.after} side="added" />}
        </tr>
      );
  }
}

function Cell({
  parts,
  side,
}: {
  readonly parts: readonly RowPart[] | null;
  readonly side: "added" | "removed";
}): VNode {
  if (parts === null) return <td class="changed-none" />;
  const Marked = side === "added" ? "ins" : "del";
  return (
    <td data-side={side} dir="auto">
      {parts.map((part, index) => (typeof part === "string" ? part : <Marked key={index}>{part[0]}</Marked>))}
    </td>
  );
}
