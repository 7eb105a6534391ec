// Chooses the colors for text on stdout.
import pc from "picocolors";
import { wantsColor } from "../../../outputs/render/wants-color.ts";
import type { CommandEnvironment } from "./command-environment.ts";

/** The colors for text on stdout; `option` is that of the command line. */
export function colorsOf(streams: CommandEnvironment, option: boolean | undefined): ReturnType<typeof pc.createColors> {
  return pc.createColors(wantsColor(streams.stdout, streams, option));
}
