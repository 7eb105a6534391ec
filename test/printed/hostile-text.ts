// Which text does what a terminal, a log or a workflow must not obey, and how is it found in what was printed?

/** What a terminal or a workflow would obey, with a word to find it by; without "/", so that a file can have it for a name. */
export function hostile(word: string): string {
  return `::add-mask::${word}\n::error title=x::y\r ::stop-commands::z \u0007\u001B[5m\u001B]0;t\u0007\u009B2J\u0085\u2028\u202E\u2066\u200F\u061C\u200B\u{E0061}\uD800##[add-path]##vso[task]@octocat\u007F`;
}

/** The same where text with controls is refused before it gets far: in paths, addresses and redirects. */
export function hostilePath(word: string): string {
  return `::add-mask::${word} \u202E\u2066\u200F\u061C\u200B\u{E0061}##[add-path]##vso[task]@octocat`;
}

// The colours of picocolors; the blink of the hostile text is none of them.
// oxlint-disable-next-line no-control-regex
const ownColors = /\u001B\[(?:[1-4]|2[2-4]|3\d|39)m/g;

// The line of progress is written over itself. Its text is read as a line of its own.
// oxlint-disable-next-line no-control-regex
const ownProgress = /\r([^\r\n\u001B]*)\u001B\[K/g;

const steering = /[\p{Cc}\u2028\u2029\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0061}]|\p{Cs}/u;

/** Why printed text could steer what reads it; undefined when it can't. The workflow commands in `own` are navc's. */
export function steeringIn(
  printed: string,
  { isWorkflow, own }: { readonly isWorkflow: boolean; readonly own?: RegExp },
): string | undefined {
  for (const line of printed.replaceAll(ownProgress, "$1\n").replaceAll(ownColors, "").split("\n")) {
    const found = steering.exec(line)?.[0];
    if (found !== undefined) return `U+${found.codePointAt(0)!.toString(16)} in ${JSON.stringify(line)}`;
    if (!isWorkflow) continue;
    if (/##\w*\[/.test(line)) return `an old workflow command in ${JSON.stringify(line)}`;
    if (/^\s*::/.test(line) && own?.test(line) !== true) return `a workflow command: ${JSON.stringify(line)}`;
  }
  return undefined;
}
