// Names a place in a file, and opens it in the editor if there is one.
import type { VNode } from "preact";
import { editorLink } from "../../../outputs/render/editor-link.ts";
import { PathText } from "./path-text.tsx";
import { usePreview } from "./preview-context.ts";

export interface FileLinkProps {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export function FileLink({ file, line = 1, column = 1 }: FileLinkProps): VNode {
  const { editor } = usePreview().summary;
  const place = `${file}:${line}`;
  // A spec may be at a web address, which no editor opens.
  if (editor === null || /^[a-z]+:\/\//i.test(file))
    return (
      <code class="place">
        <PathText path={place} />
      </code>
    );
  return (
    <a class="place" href={editorLink(editor, file, line, column)} title="Open in the editor">
      <PathText path={place} />
    </a>
  );
}
