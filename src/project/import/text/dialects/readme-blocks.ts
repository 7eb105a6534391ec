// Turns the blocks of ReadMe, which hold JSON, into its Markdown. (D386)
import { parseJson } from "../../../../compiler/text/json-text.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../../compiler/text/json-value.ts";
import { codeFence } from "../../../../outputs/page-writer/source/safe-text.ts";
import { listIn, objectIn, wordsIn } from "../../json-fields.ts";
import type { NoteAt, ReplacedBlock } from "../text-rules.ts";
import { beginTag } from "../tag-text.ts";

const opening = /^\[block:([a-z-]{1,40})\]/gm;
const closing = "[/block]";

/** The blocks of a text with the Markdown in their place; those that can't be read stay text. */
export function readmeBlocks(text: string, note: NoteAt): readonly ReplacedBlock[] {
  const blocks: ReplacedBlock[] = [];
  let from = 0;
  for (const { 0: begin, 1: kind = "", index } of text.matchAll(opening)) {
    if (index < from) continue;
    const end = text.indexOf(closing, index);
    if (end < 0) break;
    from = end + closing.length;
    const { value, problems } = parseJson(text.slice(index + begin.length, end), { depth: 100 });
    const shown = problems.length === 0 && isJsonObject(value) ? markdownOf(kind, value) : undefined;
    if (shown === undefined) note(index, `"[block:${kind}]"`, "it can't be read, so it stays text");
    else blocks.push({ start: index, end: from, text: shown });
  }
  return blocks;
}

function markdownOf(kind: string, value: JsonObject): string | undefined {
  switch (kind) {
    case "api-header":
      return `${"#".repeat(levelOf(value["level"]))} ${oneLine(wordsIn(value, "title") ?? "")}`;
    case "code":
      return listIn(value, "codes").filter(isJsonObject).map(codeBlock).join("\n");
    case "callout":
      return calloutText(value);
    case "image":
      return listIn(value, "images").filter(isJsonObject).map(imageText).join("\n\n");
    case "parameters":
      return tableText(value);
    case "embed": {
      const url = wordsIn(value, "url") ?? wordsIn(value, "href");
      return url === undefined
        ? undefined
        : `[${label(wordsIn(value, "title") ?? url)}](<${url.replaceAll(/[<>\n]/g, encodeURIComponent)}>)`;
    }
    case "html":
      return wordsIn(value, "html");
    case "textarea":
      return wordsIn(value, "text");
    default:
      return undefined;
  }
}

function levelOf(level: JsonValue | undefined): number {
  return typeof level === "number" && level >= 1 && level <= 6 ? Math.floor(level) : 2;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function label(text: string): string {
  return oneLine(text).replaceAll(/[[\]\\]/g, String.raw`\$&`);
}

function codeBlock(value: JsonObject): string {
  const code = wordsIn(value, "code") ?? "";
  const fence = codeFence(code, 3);
  const name = oneLine(wordsIn(value, "name") ?? "").replaceAll(/[`{}=[\]]/g, "");
  const [language = "text"] = oneLine(wordsIn(value, "language") ?? "text")
    .replaceAll("`", "")
    .split("|");
  return `${fence}${language} ${name}\n${code.replace(/\n$/, "")}\n${fence}`;
}

const signs: Readonly<Record<string, string>> = { info: "📘", success: "👍", warning: "🚧", danger: "❗️" };

function calloutText(value: JsonObject): string {
  const sign = ownValue(signs, wordsIn(value, "type") ?? "info") ?? "📘";
  const body = (wordsIn(value, "body") ?? "").split("\n").map((line) => `> ${line}`.trimEnd());
  return [`> ${sign} ${oneLine(wordsIn(value, "title") ?? "")}`.trimEnd(), ">", ...body].join("\n");
}

function imageText(value: JsonObject): string {
  const [url, title, alt] = listIn(value, "image");
  if (typeof url !== "string") return "";
  const words = [alt, title].find((each): each is string => typeof each === "string" && each !== "") ?? "";
  const image = `![${label(words)}](<${url.replaceAll(/[<>\n]/g, encodeURIComponent)}>)`;
  const caption = wordsIn(value, "caption");
  return caption === undefined
    ? image
    : `${beginTag({ name: "Frame", attributes: { caption } })}\n\n${image}\n\n</Frame>`;
}

/** In cells: no table has more. */
const mostCells = 50_000;

function tableText(value: JsonObject): string | undefined {
  const [columns, rows] = [value["cols"], value["rows"]];
  if (
    typeof columns !== "number" ||
    typeof rows !== "number" ||
    !(columns >= 1) ||
    !(columns * (rows + 1) <= mostCells)
  )
    return undefined;
  const data = objectIn(value, "data");
  const row = (name: string): string =>
    `| ${Array.from({ length: columns }, (_, column) => cell(wordsIn(data, `${name}-${column}`) ?? "")).join(" | ")} |`;
  const body = Array.from({ length: rows }, (_, index) => row(String(index)));
  return [row("h"), `|${" --- |".repeat(columns)}`, ...body].join("\n");
}

function cell(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("<br />")
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}
