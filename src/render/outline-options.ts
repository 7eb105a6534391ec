// How is a selector of the outline written?
import type { Division, LanguageOption, VersionOption } from "../site/navigation.ts";
import { oneLine } from "./outline-lines.ts";

/** `versions: v2*, v1 (hidden)` for each selector that sat at this division. */
export function optionsLines({ languages, versions }: Division): readonly string[] {
  const lines: string[] = [];
  if (languages !== undefined)
    lines.push(`languages: ${languages.map((option) => optionText(option.code, option)).join(", ")}`);
  if (versions !== undefined)
    lines.push(`versions: ${versions.map((option) => optionText(option.label, option)).join(", ")}`);
  return lines;
}

function optionText(name: string, option: LanguageOption | VersionOption): string {
  const { current, hidden, external, href, tag } = option;
  const marks = [option.default ? "default" : "", hidden ? "hidden" : ""].filter((mark) => mark !== "");
  const parts = [
    `${oneLine(name) || "(no label)"}${current ? "*" : ""}`,
    ...(tag === undefined ? [] : [`#${oneLine(tag)}`]),
    ...(marks.length === 0 ? [] : [`(${marks.join(", ")})`]),
    ...(external ? [`→ ${oneLine(href ?? "")}`] : []),
  ];
  return parts.join(" ");
}
