// Reads and writes lines of the file `_redirects` of Netlify and Cloudflare.
import { encodeMark } from "../../../outputs/feeds/encoded-address.ts";
import { NotWritten, type RedirectRule } from "../../../outputs/feeds/redirect-rule.ts";
import { netlifyFile, redirectsLine } from "../../../outputs/feeds/redirects-file.ts";
import { noSource, type RedirectFile } from "./redirect-file.ts";
import { redirectLines, type RedirectLine } from "./redirect-lines.ts";

/** The redirects in a file `_redirects`. New lines have the status that most of its lines have. */
export function readNetlifyFile(text: string): RedirectFile {
  const permanent = usualStatus(text);
  return redirectLines(text, {
    read: readLine,
    destination: (written) => written,
    write: (rule) => writeLine(rule, permanent),
    wildcardsLast: true,
  });
}

function writeLine(rule: RedirectRule, permanent: string): string | NotWritten {
  const written = redirectsLine(rule, { ...netlifyFile, permanent, force: undefined });
  return written instanceof NotWritten ? written : written.line;
}

/** `/old /new 301 Country=de`, with conditions on the query between the two addresses. */
function readLine(line: string): RedirectLine | undefined {
  const words = [...line.replace(/(^|\s)#.*$/, "").matchAll(/\S+/g)];
  const [source, ...more] = words;
  const target = more.findIndex(([word]) => /^(?:\/|https?:)/i.test(word));
  const found = more[target];
  if (source === undefined || found === undefined) return undefined;
  const [, ...conditions] = more.slice(target).filter(([word]) => !/^\d{3}!?$/.test(word));
  const isTemporary = more.slice(target).some(([word]) => /^30[27]!?$/.test(word));
  const isPlain = target === 0 && conditions.length === 0 && isRedirect(more.slice(target + 1));
  const [destination] = found;
  // A wildcard at the end has this name in destinations. Other marks of docs.json are text.
  const from = source[0].replace(/\/\*$/, "/:splat*").replaceAll(/[(){}]/g, encodeMark);
  return {
    redirect: { source: isPlain ? from : noSource, destination, ...(isTemporary ? { permanent: false } : {}) },
    start: found.index,
    end: found.index + destination.length,
  };
}

/** A line with 200 or 404 shows another file at the address. */
function isRedirect(words: readonly RegExpMatchArray[]): boolean {
  return words.every(([word]) => !/^(?!3)\d{3}!?$/.test(word));
}

/** The status of permanent redirects in a file. Both hosts know 301. */
function usualStatus(text: string): string {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) {
    const status = line.startsWith("#") ? undefined : line.split(/\s/).find((word) => /^30[18]!?$/.test(word));
    if (status !== undefined) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "301";
}
