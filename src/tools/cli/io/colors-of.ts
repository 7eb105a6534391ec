// Chooses the colors for text on stdout.
import pc from "picocolors";
import { wantsColor } from "../../../outputs/render/wants-color.ts";
import type { Streams } from "./streams.ts";

/** The colors for text on stdout; `option` is that of the command line. */
export function colorsOf(streams: Streams, option: boolean | undefined): ReturnType<typeof pc.createColors> {
  return pc.createColors(wantsColor(streams.stdout, streams, option));
}
