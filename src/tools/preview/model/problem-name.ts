// Names a problem, so that two compiles of a site can say of which one they speak.
import type { ShownProblem } from "./preview-data.ts";

/** The name of a problem; equal ones at one place share it. A message may say more in one compile than in another. */
export function problemName({
  code,
  file,
  pointer,
  subject,
}: Pick<ShownProblem, "code" | "file" | "pointer" | "subject">): string {
  return [code, file, pointer, subject].join("\n");
}
