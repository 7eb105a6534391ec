// Names a problem, so that two compiles of a site can say of which one they speak.
import type { ShownProblem } from "./preview-data.ts";

/** The name of a problem; equal ones at one place share it. */
export function problemName({
  code,
  file,
  pointer,
  message,
}: Pick<ShownProblem, "code" | "file" | "pointer" | "message">): string {
  return [code, file, pointer, message].join("\n");
}
