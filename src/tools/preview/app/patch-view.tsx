// Draws the lines that a plan adds to a file and removes from it.
import type { VNode } from "preact";
import type { PatchLine, ShownFile } from "../model/wanted-change.ts";
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

function Line({ line: [sign, ...parts] }: { readonly line: PatchLine }): VNode {
  const texts = parts.map((part, index) => (typeof part === "string" ? part : <mark key={index}>{part[0]}</mark>));
  if (texts.length === 0 || texts[0] === "") texts.unshift("\u00A0");
  if (sign === "+") return <ins>{texts}</ins>;
  if (sign === "-") return <del>{texts}</del>;
  if (sign === "@") return <span class="patch-place">{placeOf(String(parts[0]))}</span>;
  return <span>{texts}</span>;
}

/** `Line 12` of `@ -12,4 +12,5 @@`. */
function placeOf(line: string): string {
  const [, first] = /\+(\d+)/.exec(line) ?? [];
  return first === undefined ? line : `Line ${first}`;
}
