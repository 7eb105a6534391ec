// Writes the file `_redirects` of Netlify and of Cloudflare (D141).
import { encodeSegment } from "../../compiler/contract/page-path.ts";
import { NotWritten, wouldHidePages, type RedirectRule } from "./redirect-rule.ts";
import type { SourcePart } from "../../compiler/links/redirect-source.ts";

/** What a host that reads `_redirects` can do. */
interface RedirectsFileHost {
  readonly permanent: string;
  readonly temporary: string;
  /** Whether a wildcard may be a part of a segment, and one for several segments may be at any place. */
  readonly anywhere: boolean;
  /** What makes the host redirect even if there is a file; undefined if it always redirects. */
  readonly force: string | undefined;
}

/** How many rules of each kind Cloudflare reads, and how long a line may be. */
export const cloudflareLimits = { static: 2000, dynamic: 100, line: 1000 } as const;

/** Netlify serves a file before a redirect, unless the status has `!`; docs.json redirects before pages (D44). */
export const netlifyFile: RedirectsFileHost = { permanent: "301", temporary: "302", anywhere: false, force: "!" };
export const cloudflareFile: RedirectsFileHost = {
  permanent: "308",
  temporary: "307",
  anywhere: true,
  force: undefined,
};

/** A rule as a line, after one for the page that it spares; `isDynamic` if it has a wildcard. */
export interface RedirectsLine {
  readonly line: string;
  readonly isDynamic: boolean;
}

/** Writes a rule as a line of `_redirects`. */
export function redirectsLine(
  { source, destination, permanent, isFallback, sparedPage }: RedirectRule,
  host: RedirectsFileHost,
): RedirectsLine | NotWritten {
  if (isFallback && host.force === undefined) return new NotWritten(wouldHidePages);
  const names = placeholderNames(source);
  const from: string[] = [];
  for (const [index, part] of source.entries()) {
    const written = segmentOf(part, index === source.length - 1, names, host);
    if (written instanceof NotWritten) return written;
    from.push(written);
  }
  let to = "";
  for (const [index, part] of destination.entries()) {
    if (part.kind === "text") to += literal(part.text);
    else {
      const after = destination[index + 1];
      if (after?.kind === "wildcard" || /^\w/.test(after?.text ?? ""))
        return new NotWritten("its destination has letters directly after a wildcard");
      to += `:${names.get(part.name) ?? part.name}`;
    }
  }
  const status = permanent ? host.permanent : host.temporary;
  const line = `/${from.join("/")} ${to} ${status}${isFallback ? "" : (host.force ?? "")}`;
  // Netlify's wildcard takes nothing, too, and a line that leads to its own source shows the file. That of Cloudflare needs the slash.
  const spared =
    sparedPage === undefined || host.force === undefined ? "" : `${literal(sparedPage)} ${literal(sparedPage)} 200\n`;
  return { line: spared + line, isDynamic: source.some(({ kind }) => kind !== "text") };
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function segmentOf(
  part: SourcePart,
  isLast: boolean,
  names: ReadonlyMap<string, string>,
  host: RedirectsFileHost,
): string | NotWritten {
  switch (part.kind) {
    case "text":
      return literal(encodeSegment(part.text));
    case "unclear":
      return new NotWritten(`only docs.json has wildcards such as ${part.written}`);
    case "rest":
      if (part.least > 0 || part.most !== Infinity)
        return new NotWritten("the host has no wildcard for one or more segments, or for none or one");
      if (!isLast && !host.anywhere)
        return new NotWritten("the host has a wildcard for several segments at the end only");
      return "*";
    case "one": {
      const { before, after, name } = part;
      if ((before !== "" || after !== "") && !host.anywhere)
        return new NotWritten("the host has no wildcard for a part of a segment");
      if (/^\w/.test(after)) return new NotWritten("its source has letters directly after a wildcard");
      return `${literal(before)}:${names.get(name) ?? name}${literal(after)}`;
    }
  }
}

/** Text that the host does not read as a wildcard. */
function literal(text: string): string {
  return text.replaceAll(/:(?=[a-z_])/gi, "%3A").replaceAll("*", "%2A");
}

/** The names of wildcards on the host: the one for several segments, and names of which none is the beginning of another. */
function placeholderNames(source: readonly SourcePart[]): ReadonlyMap<string, string> {
  const names = source.flatMap((part) => (part.kind === "one" ? [part.name] : []));
  const areUsable = names.every(
    (name) =>
      /^[a-z]\w*$/i.test(name) &&
      !/^splat/i.test(name) &&
      !names.some((other) => other !== name && other.startsWith(name)),
  );
  const used = names.map((name, index) => [name, areUsable ? name : `${String.fromCharCode(97 + index)}0`] as const);
  const rest = source.flatMap((part) => (part.kind === "rest" ? [[part.name, "splat"] as const] : []));
  return new Map([...used, ...rest]);
}
