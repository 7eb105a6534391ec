// Draws the lines that a plan adds to a file and removes from it.
import type { VNode } from "preact";
import type { ShownFile } from "../model/wanted-change.ts";
import { PathText } from "./path-text.tsx";

const verbs = { edit: "", create: "new", remove: "removed", move: "moved" } as const;

export function PatchView({ file }: { readonly file: ShownFile }): VNode {
  const { kind, added, removed, lines, more } = file;
  const name = file.to === undefined ? file.file : `${file.file} → ${file.to}`;
  return (
    <section class="patch" aria-label={name}>
      <h3>
        <code>
          <PathText path={name} />
        </code>
        {verbs[kind] !== "" && <span class="tag">{verbs[kind]}</span>}
        {lines.length > 0 && (
          <span class="patch-count">
            <span data-sign="+">+{added}</span> <span data-sign="-">−{removed}</span>
            <span class="unseen"> lines added and removed</span>
          </span>
        )}
      </h3>
      {lines.length > 0 && (
        <div class="patch-lines" tabIndex={0} role="region" aria-label={`Lines of ${name}`}>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
          {more > 0 && <p class="quiet">and {more.toLocaleString("en")} more lines</p>}
        </div>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: string }): VNode {
  const text = line.slice(1) || "\u00A0";
  if (line.startsWith("+")) return <ins>{text}</ins>;
  if (line.startsWith("-")) return <del>{text}</del>;
  if (line.startsWith("@")) return <span class="patch-place">{placeOf(line)}</span>;
  return <span class="patch-same">{text}</span>;
}

/** `Line 12` of `@@ -12,4 +12,5 @@`. */
function placeOf(line: string): string {
  const [, first] = /\+(\d+)/.exec(line) ?? [];
  return first === undefined ? line : `Line ${first}`;
}
