// Says which page was written, where a command prints nothing else.
import { visible } from "../../../compiler/text/visible.ts";
import { writeNote, type OutputStreams } from "./streams.ts";

/** Names the file of a page on stderr, and what to do with it. */
export function noteWritten(streams: Pick<OutputStreams, "stderr">, file: string): void {
  writeNote(streams, `wrote ${visible(file)}. Open it in a browser; it loads nothing else.`);
}
