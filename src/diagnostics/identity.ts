// What identifies a problem when lines move and other files are added or removed (D43).
import { catalog } from "./catalog.ts";
import type { Finding } from "./diagnostic.ts";

interface CodeIdentity {
  readonly subject: readonly string[];
  readonly count?: (args: unknown) => number;
}

/** What a problem is about and for how many it stands, as its code declares. */
export function identityOf({ code, args }: Pick<Finding, "code" | "args">): {
  readonly subject: string;
  readonly count: number;
} {
  // `Report` has tied the arguments to their code.
  const { subject, count } = catalog[code] as CodeIdentity;
  const words = subject.flatMap((name) => wordsOf((args as Readonly<Record<string, unknown>>)[name]));
  return { subject: words.join(" · "), count: count?.(args) ?? 1 };
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(wordsOf) : [];
}
