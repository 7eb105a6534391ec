// What does a call of an endpoint look like? The code samples of its spec, as tabs.
import { headingOfTheme } from "./headings.mjs";
import { html } from "./html.mjs";
import { codeFigure } from "./markdown.mjs";

/** The samples with their labels, below a heading. Where two have the same label, each has its language, too. */
export function codeSamples(spec, operation, page) {
  const list = [operation["x-codeSamples"], operation["x-code-samples"]].find(Array.isArray) ?? [];
  const samples = list.map((sample) => spec.resolved(sample));
  const shown = samples.filter(({ source }) => isText(source));
  if (shown.length < samples.length) page.leave("code samples of an endpoint without a text");
  if (shown.length === 0) return undefined;
  const figures = shown.map((sample) =>
    codeFigure(titleOf(sample, shown), sample.source.replace(/^\s*\n/, "").trimEnd()),
  );
  return html`${headingOfTheme(page.words.samples, page)}
    <div class="choices">${figures}</div>`;
}

function titleOf({ label, lang }, samples) {
  if (!isText(label)) return isText(lang) ? lang : undefined;
  const isShared = samples.filter((other) => other.label === label).length > 1;
  return isShared && isText(lang) ? `${label} (${lang})` : label;
}

function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
