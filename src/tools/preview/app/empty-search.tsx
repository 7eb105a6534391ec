// Says why a search found nothing.
import type { VNode } from "preact";
import { Notice } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";

export function EmptySearch(): VNode {
  const { source } = usePreview();
  return (
    <Notice icon="search" title="Nothing found">
      <p>
        Each word has to be in the label, path, address or operation
        {source.findTexts === undefined ? ". " : ", or each in the text of a page. "}A part of a word is enough.
      </p>
      {source.findTexts === undefined && <p>{fileSentence}</p>}
    </Notice>
  );
}

const fileSentence = "This file has no texts of pages to search. The preview that is served searches them, too.";
