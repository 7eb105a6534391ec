// Writes an explanation as text for a terminal.
import { divisionName } from "../../compiler/contract/divisions.ts";
import { decodeSegment } from "../../compiler/contract/href.ts";
import { isRemote } from "../../compiler/contract/spec-attachment.ts";
import type { Origin, PageName, RedirectFacts, SourcedText } from "../explain/facts.ts";
import type { NothingFound, OperationWithoutPage, UnlistedFacts } from "../explain/nothing-found.ts";
import type {
  Explanation,
  LinkExplanation,
  LinkFacts,
  OperationFacts,
  OverlayFacts,
  PageExplanation,
  ProblemFacts,
} from "../explain/explanation.ts";
import { formsNote } from "../../compiler/text/unicode-forms.ts";
import { visible, withoutPasswords } from "../../compiler/text/visible.ts";
import { unlistedBlocks, entryBlocks } from "./entry-text.ts";
import {
  editionWords,
  fact,
  firstOf,
  originText,
  placeText,
  table,
  textWidth,
  wrap,
  type TextStyle,
} from "./text-layout.ts";

/** The explanation as lines with a blank one between blocks; ends with a line break. */
export function explanationText(explanation: Explanation, style: TextStyle): string {
  return blocksOf(explanation, style)
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${withoutPasswords(line.trimEnd())}\n`).join(""))
    .join("\n");
}

function blocksOf(explanation: Explanation, style: TextStyle): readonly (readonly string[])[] {
  if (explanation.kind === "page") return pageBlocks(explanation, style);
  return [explanation.kind === "link" ? linkBlock(explanation, style) : nothingLines(explanation, style)];
}

function linkBlock(
  { href, external, from, redirect, entrance, editions }: LinkExplanation,
  style: TextStyle,
): readonly string[] {
  return [
    `${style.heading(visible(href))}  ${external ? "a link out of the site" : "no page of this site has this address"}`,
    ...(redirect === undefined ? [] : fact("redirect", redirectText(redirect, style), style)),
    ...(entrance === undefined ? [] : fact("entrance", entranceText(entrance), style)),
    "  Linked by:",
    ...linkLines(from, editions, style).map((line) => `  ${line}`),
  ];
}

function nothingLines(nothing: NothingFound, style: TextStyle): readonly string[] {
  const { what, redirect, entrance, file, folder, operations = [], nearest, nearestCode } = nothing;
  const meant = [
    ...nearest.map(({ href, title }) => [visible(href), visible(title)]),
    ...(nearestCode === undefined ? [] : [[nearestCode, "a diagnostic code"]]),
  ];
  const isUnknown = (redirect ?? entrance ?? file ?? folder ?? operations[0]) === undefined && meant.length === 0;
  return [
    `${style.heading(visible(what))}  ${whatItIs(nothing)}`,
    ...(redirect === undefined ? [] : fact("redirect", redirectText(redirect, style), style)),
    ...(entrance === undefined ? [] : fact("entrance", entranceText(entrance), style)),
    ...(file === undefined ? [] : fact("file", style.place(visible(style.fileName(file.file))), style)),
    ...(file?.state === "published" ? fact("address", visible(file.href), style) : []),
    ...(folder === undefined ? [] : fact("pages", folderText(folder), style)),
    ...operations.flatMap((operation) => operationLines(operation, style)),
    ...(meant.length === 0 ? [] : ["  Did you mean:", ...table(meant).map((line) => `    ${line}`)]),
    ...wrap(
      visible(formsNote([what, ...nearest.map(({ href }) => decodeSegment(href))].join(" ")).trim()),
      textWidth(style) - 2,
    ).flatMap((line) => (line === "" ? [] : [`  ${line}`])),
    ...(isUnknown ? [`  ${style.allPages ?? "navc tree"} shows all pages.`] : []),
  ];
}

function entranceText({ href, title }: PageName): string {
  return `readers who ask for it get ${visible(href)}${title === "" ? "" : ` (${visible(title)})`}`;
}

const fileStates: Readonly<Record<UnlistedFacts["state"], string>> = {
  published: "is published, and no entry of the navigation lists it",
  redirected: "can't be opened: no entry lists it, and its address is redirected",
  ignored: "is no page of this site: .mintignore leaves it out",
  part: "is no page of this site: no entry lists it, and it is a part of pages, or about the repository",
};

function whatItIs({ file, folder, redirect, arrives, operations = [] }: NothingFound): string {
  if (file !== undefined) return fileStates[file.state];
  if (redirect !== undefined && arrives) return "is redirected";
  if (operations.length > 0) return whyNoPage(operations);
  return folder === undefined || redirect !== undefined ? "is no page of this site" : "is a folder and no page";
}

function whyNoPage(operations: readonly OperationWithoutPage[]): string {
  if (operations.every(({ removedBy }) => removedBy !== undefined)) return "has no page: an overlay removes it";
  return operations.some(({ excluded, removedBy }) => !excluded && removedBy === undefined)
    ? "has no page: no entry of the navigation lists it"
    : 'has no page: "x-excluded" in the spec leaves it out';
}

function operationLines(
  { name, spec, at, excluded, removedBy, entry, href, division }: OperationWithoutPage,
  style: TextStyle,
): readonly string[] {
  if (removedBy !== undefined) {
    const where = isRemote(removedBy) ? visible(removedBy) : placeText(at, style);
    return fact("operation", `${visible(name)} of ${visible(spec)}, removed by the overlay at ${where}`, style);
  }
  const where =
    division === undefined
      ? "a group"
      : `${visible(divisionName(division.kind, division.label))}, ${placeText(division, style)}`;
  const steps = [
    ...(excluded ? [`remove "x-excluded" there`] : []),
    ...(entry === undefined ? [] : [`add "${visible(entry)}" to a list "pages" in ${where}`]),
  ];
  return [
    ...fact("operation", `${visible(name)} of ${visible(spec)}, ${placeText(at, style)}`, style),
    ...(href === undefined || excluded ? [] : fact("address", `${visible(href)}, once an entry lists it`, style)),
    ...(steps.length === 0 ? [] : fact("to list it", steps.join(", and "), style)),
  ];
}

function folderText({ pages, first }: NonNullable<NothingFound["folder"]>): string {
  const below = pages === 1 ? "1 page is" : `${pages} pages are`;
  return `${below} below this address, the first at ${visible(first.href)}; it depends on the platform whether it opens that page here`;
}

/** A page: itself, its entries, its counterparts, its problems. */
function pageBlocks(page: PageExplanation, style: TextStyle): readonly (readonly string[])[] {
  return [
    headLines(page, style),
    ...entryBlocks(page, style),
    page.linkedFrom.length === 0
      ? []
      : [style.heading("Linked by"), ...linkLines(page.linkedFrom, page.editions, style)],
    ...unlistedBlocks(page, style),
    counterpartLines(page, style),
    problemLines(page.problems, style),
    otherLines(page, style),
  ];
}

function headLines(page: PageExplanation, style: TextStyle): readonly string[] {
  const { title, label, tag, address, key, states, redirect, href, file, operation } = page;
  // Most places are in one file, which is named right below the title.
  const named = file ?? operation?.at?.file;
  const originOf = (text: Origin): string => originText(text, style, named);
  const quoted = (text: SourcedText): string => `${visible(text.text)}, from ${originOf(text)}`;
  return [
    `${style.heading(visible(title.text))}  ${visible(href)}`,
    ...fileLines(page, style),
    ...states.flatMap((state) => fact(state.state, originOf(state), style)),
    ...(redirect === undefined ? [] : fact("redirect", redirectText(redirect, style), style)),
    ...fact("title", originOf(title), style),
    ...(label.from === "the title" ? [] : fact("label", quoted(label), style)),
    ...(tag === undefined ? [] : fact("badge", quoted(tag), style)),
    ...fact("address", originOf(address), style),
    ...fact("key", `${visible(key.text)} ${style.faint(`(${originOf(key)})`)}`, style),
  ];
}

/** Where a redirect leads. */
function redirectText(redirect: RedirectFacts, style: TextStyle): string {
  const { source, at, certain, redirected, other } = redirect;
  const own = visible(source);
  const is = certain || (redirected && other !== undefined) ? "is" : "may be";
  const text = `${own} ${is} sent on to ${wayText(redirect)} by ${placeText(at, style)}`;
  if (other === undefined) return text;
  const second = `${visible(other.source)} (${placeText(other.at, style)})`;
  if (certain) return `${text}; ${second} leads there, too`;
  return `${text}. It is not certain that the platform does so: it may use ${second}, which leads to ${wayText(other)}`;
}

function wayText({ destination, end, target, page }: NonNullable<RedirectFacts["other"]>): string {
  const way = end === undefined ? visible(destination) : `${visible(destination)} and from there to ${visible(end)}`;
  return `${way} (${page === null || target === "loop" ? targets[target] : visible(page.title)})`;
}

const targets: Readonly<Record<RedirectFacts["target"], string>> = {
  page: "a page of this site",
  "unlisted page": "a page that no entry lists",
  file: "a file of the docs folder",
  folder: "a folder with pages",
  outside: "out of the site",
  nothing: "no page of this site",
  loop: "a loop of redirects",
};

function fileLines({ file, operation }: PageExplanation, style: TextStyle): readonly string[] {
  if (file !== null)
    return [
      ...fact("file", style.place(visible(style.fileName(file))), style),
      ...(operation === undefined
        ? []
        : fact(
            "describes",
            `${operationText(operation, style)}, named by ${originText(operation.origin, style, file)}`,
            style,
          )),
    ];
  if (operation === undefined) return fact("file", "none", style);
  return [
    ...fact("generated", `from ${operationText(operation, style)}`, style),
    ...(operation.overlays ?? []).flatMap((each) => fact("overlay", overlayText(each, style), style)),
  ];
}

function overlayText({ overlay, at, fields }: OverlayFacts, style: TextStyle): string {
  const where = isRemote(overlay) ? visible(overlay) : placeText(at, style);
  return fields.length === 0 ? `${where} adds the operation` : `${where} changes ${visible(fields.join(", "))}`;
}

function operationText({ name, spec, at, unresolved }: OperationFacts, style: TextStyle): string {
  const named = `${visible(name)} of ${visible(spec)}`;
  if (unresolved === true) return `${named}, of which no more is known`;
  return at === undefined || isRemote(at.file) ? named : `${named}, ${placeText(at, style)}`;
}

function problemLines(problems: readonly ProblemFacts[], style: TextStyle): readonly string[] {
  if (problems.length === 0) return [];
  return [
    style.heading("Problems"),
    ...problems.flatMap((problem) => [
      `  ${placeText(problem, style)}  ${problem.severity}  ${style.faint(problem.code)}`,
      ...wrap(visible(problem.message), textWidth(style) - 4).map((line) => `    ${line}`),
    ]),
  ];
}

function otherLines({ others, editions }: PageExplanation, style: TextStyle): readonly string[] {
  if (others.length === 0) return [];
  const { shown, left } = firstOf(others, 10);
  return [
    style.heading("Other pages of that name"),
    ...shown.map((other) => {
      const where = editionWords(other.editions, editions);
      return `  ${visible(other.href)}  ${visible(other.title)}${where === "" ? "" : `  ${style.faint(visible(where))}`}`;
    }),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
  ];
}

const shownAtMost = 8;

/** The block of other editions; empty for a site with one edition, and for a page that is in all. */
function counterpartLines(page: PageExplanation, style: TextStyle): readonly string[] {
  const { counterparts, absent, editions } = page;
  if (counterparts.length === 0 && absent.length === 0) return [];
  const { shown, left } = firstOf(counterparts, shownAtMost);
  const rows = shown.map((other) => [
    visible(editionWords(other.editions, editions)),
    visible(other.href),
    visible(other.title),
  ]);
  return [
    style.heading("In other editions"),
    ...table(rows).map((line) => `  ${line}`),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
    ...absentLines(page, style),
  ];
}

function absentLines({ absent, key, editions }: PageExplanation, style: TextStyle): readonly string[] {
  if (absent.length === 0) return [];
  const names = absent.map(({ edition }) => edition);
  const files = firstOf(
    absent.flatMap(({ edition, file }) => (file === undefined ? [] : [{ edition, file }])),
    shownAtMost,
  );
  return [
    ...fact("not in", visible(`${editionWords(names, editions)}: no page there has the key "${key.text}"`), style),
    ...files.shown.flatMap(({ edition, file }) =>
      fact(
        "",
        `${style.place(visible(style.fileName(file)))} is there, and no entry of ${visible(edition)} names it`,
        style,
      ),
    ),
    ...(files.left === 0 ? [] : fact("", `… and ${files.left} more such files`, style)),
  ];
}

/** A line for each division or page, with its place. */
function linkLines(links: readonly LinkFacts[], editions: number, style: TextStyle): readonly string[] {
  const { shown, left } = firstOf(links, 12);
  const rows = shown.map((link) => [
    visible(link.kind === "page" ? `page "${link.label}"` : divisionName(link.kind, link.label)),
    placeText(link, style),
    style.faint(visible(editionWords(link.editions, editions))),
  ]);
  return [...table(rows).map((line) => `  ${line}`), ...(left === 0 ? [] : [`  … and ${left} more`])];
}
