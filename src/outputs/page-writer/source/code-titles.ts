// Writes the titles of code blocks in the form for hosts of MDX.
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";

const attribute = /(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\S*)|\{[^{}]*\}/g;
const namedTitle = /(?<![\w-])(?:title|filename)=(?:"([^"]*)"|'([^']*)')/;
/** Words that say how a block looks. */
const look = /^(?:lines|wrap|expandable|twoslash|focus|highlight)$/;

/** The title that a code block has on the platform, from the text after its language; undefined if it has none. */
export function codeTitle(meta: string | null | undefined): string | undefined {
  const [, quoted, single] = namedTitle.exec(meta ?? "") ?? [];
  const title = (quoted ?? single ?? titleWords(meta ?? "").join(" ")).trim();
  return title === "" ? undefined : title;
}

function titleWords(meta: string): readonly string[] {
  return wordsOf(meta).filter((word) => !look.test(word));
}

function wordsOf(meta: string): readonly string[] {
  return meta.replaceAll(attribute, " ").split(/\s+/).filter(Boolean);
}

const firstLine = /^([^`~\n]*(?:`{3,}|~{3,})[^\s`~]+)[ \t]+([^\n]*)/;

/** The body with the title of each code block as `title="…"`, if the platform reads words after the language, or `filename`, as the title. */
export function withCodeTitles(body: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of fencedBlocks(body)) {
    const [line = "", before = "", meta = ""] = firstLine.exec(body.slice(start, end)) ?? [];
    const title = codeTitle(meta);
    if (title === undefined || /(?<![\w-])title=/.test(meta)) continue;
    const rest = [...meta.matchAll(attribute)].map(([each]) => each).filter((each) => !namedTitle.test(each));
    const looks = wordsOf(meta).filter((word) => look.test(word));
    pieces.push(
      body.slice(from, start),
      [before, `title="${title.replaceAll('"', "'")}"`, ...rest, ...looks].join(" "),
    );
    from = start + line.length;
  }
  return pieces.length === 0 ? body : pieces.join("") + body.slice(from);
}
