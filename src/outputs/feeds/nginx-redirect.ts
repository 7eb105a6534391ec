// Writes a redirect as a `rewrite` line of nginx (D141).
import type { SourcePart } from "../../compiler/links/redirect-source.ts";
import { NotWritten, wouldHidePages, type RedirectRule } from "./redirect-rule.ts";

const mostCaptures = 9;

/**
 * Writes a rule as a `rewrite` directive for a `server` block. nginx compares with the decoded path. `rewrite` is used because
 * it tries all rules in order, before any location, and encodes what it captured; `return` would send an encoded line break of
 * a path unencoded.
 */
export function nginxRewrite({
  source,
  destination,
  permanent,
  isFallback,
  sparedPage,
}: RedirectRule): string | NotWritten {
  if (isFallback) return new NotWritten(wouldHidePages);
  const captures = source.flatMap((part) => ("name" in part ? [part.name] : []));
  if (captures.length > mostCaptures) return new NotWritten("nginx can use nine wildcards in one rule");
  let pattern = "";
  for (const part of source) {
    const segment = segmentPattern(part, sparedPage !== undefined);
    if (segment instanceof NotWritten) return segment;
    pattern += segment;
  }
  const to = destination.map((part) =>
    part.kind === "text" ? part.text.replaceAll("$", "%24") : `$${String(captures.indexOf(part.name) + 1)}`,
  );
  return `rewrite "^${pattern}/?$" "${to.join("")}" ${permanent ? "permanent" : "redirect"};`;
}

/** The pattern of a segment, with the slash before it. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function segmentPattern(part: SourcePart, hasSpared: boolean): string | NotWritten {
  switch (part.kind) {
    case "text":
      if (part.text.includes("/")) return new NotWritten("nginx takes an encoded slash for one that is not encoded");
      return `/${regexText(part.text)}`;
    case "one":
      return `/${regexText(part.before)}([^/]+)${regexText(part.after)}`;
    case "rest":
      if (part.most === 1) return hasSpared ? "/([^/]+)" : "(?:/([^/]+))?";
      return part.least === 1 || hasSpared ? "/(.+?)" : "(?:/(.*?))?";
    case "unclear":
      return new NotWritten(`what ${part.written} matches is known to the platform only`);
  }
}

/** A text for a regular expression in quotes that matches exactly this text. */
function regexText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\w/~@,%&='\-\u0080-\u{10ffff}]/gu, (character) =>
      character === "." ? String.raw`\.` : `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );
}
