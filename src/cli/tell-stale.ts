// What is said of entries of a baseline that accept what is no more?
import { visible } from "../text/visible.ts";
import type { JudgedFindings } from "./judge-findings.ts";

/** How many are named. */
const mostNamed = 20;

/** Names the entries that accept what is no more. They fail nothing: whoever mends a problem is not asked for more. */
export function tellStale({ accepted }: JudgedFindings, tell: (line: string) => void): void {
  if (accepted === undefined || accepted.stale.length === 0) return;
  const { file, stale } = accepted;
  const lines = stale
    .slice(0, mostNamed)
    .map(({ code, file: at, subject, count: may, found }) =>
      [code, at, subject, found === 0 ? "" : `(${found} of ${may} left)`].filter((word) => word !== "").join("  "),
    );
  const more = stale.length > mostNamed ? [`  … ${stale.length - mostNamed} more`] : [];
  tell(
    [
      `${visible(file)} accepts what is no more; --update-baseline drops it:`,
      ...lines.map((line) => `  ${visible(line)}`),
      ...more,
    ].join("\n"),
  );
}
