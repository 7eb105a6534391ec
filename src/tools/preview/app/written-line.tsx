// Shows the line where an entry or a division is written; lines are loaded when the first one is shown.
import type { VNode } from "preact";
import type { Source } from "../../../compiler/site/navigation.ts";
import { lineOf } from "../model/source-lines.ts";
import { FileLink } from "./file-link.tsx";
import type { LoadedEdition } from "./loaded-edition.ts";
import { Loading } from "./notice.tsx";
import { usePreview } from "./preview-context.ts";
import { useLoaded } from "./use-loaded.ts";

export interface WrittenLineProps {
  readonly source: Source;
  readonly edition: LoadedEdition;
}

export function WrittenLine({ source, edition }: WrittenLineProps): VNode {
  const { summary } = usePreview();
  const loaded = useLoaded(
    `${edition.revision} ${edition.id}`,
    edition.lines,
    // Lines of another edition are lines of other entries.
    () => false,
  );
  if (loaded.kind === "failed") return <code class="place">{source.file ?? summary.config}</code>;
  if (loaded.value === undefined) return <Loading what="its line" />;
  const { file, line } = lineOf(source, summary.config, loaded.value);
  return <FileLink file={file} line={line} />;
}
