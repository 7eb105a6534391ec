// Writes a path of this system as results and reports have it.
import { sep } from "node:path";

/** The path with "/" between its segments: `guides\start.mdx` is `guides/start.mdx` on Windows, and one name elsewhere. */
export function slashPath(path: string): string {
  return path.split(sep).join("/");
}
