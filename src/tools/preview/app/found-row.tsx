// Draws a row of what was found. Texts of the site are text only.
import type { VNode } from "preact";
import type { FindEntry } from "../model/find-entries.ts";
import type { FoundRow } from "../model/found-rows.ts";
import { foundText } from "../model/found-text.ts";
import type { ExtractPart, TextHit } from "../model/text-hits.ts";

export function FoundRowContent({ row, query }: { readonly row: FoundRow; readonly query: string }): VNode {
  switch (row.kind) {
    case "entry":
      return <Entry entry={row.entry} query={query} />;
    case "more":
      return <span class="hit-more">{row.count.toLocaleString("en")} more by name</span>;
    case "text":
      return <Text hit={row.hit} />;
  }
}

function Entry({ entry, query }: { readonly entry: FindEntry; readonly query: string }): VNode {
  const { kind, division, edition } = entry;
  const { label, place } = foundText(entry, query);
  return (
    <>
      <span class="hit-kind">{kind === "division" ? division : kind}</span>
      <span class="hit-label">
        <Marked parts={label} />
      </span>
      <span class="hit-edition">{edition}</span>
      <span class="hit-path">
        <Marked parts={place} />
      </span>
    </>
  );
}

function Text({ hit }: { readonly hit: TextHit }): VNode {
  const { title, href, edition, section, extract } = hit;
  return (
    <>
      <span class="hit-kind">text</span>
      <span class="hit-label">
        {title || href}
        {section !== null && <span class="hit-section"> › {section.title}</span>}
      </span>
      <span class="hit-edition">{edition}</span>
      <span class="hit-extract" dir="auto">
        <Marked parts={extract} />
      </span>
      <span class="hit-path">{href}</span>
    </>
  );
}

function Marked({ parts }: { readonly parts: readonly ExtractPart[] }): VNode {
  return <>{parts.map((part, index) => (typeof part === "string" ? part : <mark key={index}>{part[0]}</mark>))}</>;
}
