// Finds the lines that a change has touched without need.
import { diffArrays } from "diff";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { listFields } from "../../../src/compiler/contract/divisions.ts";
import type { DoneChange } from "./change-faults.ts";

/** Every changed line has an old or a new name, and nothing else in it has changed. */
export function editFaults({ change, plan, before, after }: DoneChange): readonly string[] {
  const names = namesOf({ change, plan, before, after });
  // A group without pages is removed.
  const mayRemove = change.operations.some(
    ({ kind }) => kind === "remove" || kind === "remove-division" || kind === "place" || kind === "place-division",
  );
  return plan.files.flatMap((file) => {
    if (file.kind === "create" || file.kind === "remove" || file.before === undefined || file.after === undefined)
      return [];
    const name = file.kind === "move" ? file.from : file.file;
    if (name.endsWith(".json")) return faultsInJson(name, file.before, file.after, { names, mayRemove });
    // In a file that moves, each relative link may be written anew.
    const inText = file.kind === "move" ? [...names, "/", "."] : names;
    return faultsInText(name, file.before, file.after, { names: inText, mayRemove });
  });
}

/** Parts of the names that a change is about, as texts write them. */
function namesOf({ change, plan, before }: DoneChange): readonly string[] {
  const paths = plan.files.flatMap((file) => (file.kind === "move" ? [file.from, file.to] : [file.file]));
  const pages = change.operations.flatMap((each) => [
    "page" in each ? each.page : "",
    "redirect" in each ? (each.redirect ?? "") : "",
  ]);
  const folders = change.operations.flatMap((each) => (each.kind === "move" ? [each.from, each.to] : []));
  const words = [...paths, ...pages, ...folders].map((path) => {
    const parts = path
      .replace(/\/$/, "")
      .replace(/\.mdx?$/, "")
      .split("/");
    return parts.at(-1) === "index" ? (parts.at(-2) ?? "index") : (parts.at(-1) ?? "");
  });
  const labels = change.operations.flatMap((each) => [
    ...("labels" in each ? each.labels : []),
    ...("label" in each ? [each.label] : []),
    ...("group" in each ? [each.group ?? ""] : []),
  ]);
  const listed = change.operations.some(({ kind }) => kind === "list-unlisted");
  const entries = Object.values(before.navigation.pages).flatMap(({ path, placements }) =>
    listed && placements.every(({ node }) => node === null) ? [path] : [],
  );
  // The address of the first page has no name in it.
  const first = paths.some((path) => /^index\.mdx?$/.test(path)) ? ['"/"'] : [];
  const all = [...words, ...labels, ...entries, ...first].filter((each) => each !== "");
  return [
    ...new Set(
      all.flatMap((each) => [each, encodeURI(each), encodeURIComponent(each), JSON.stringify(each).slice(1, -1)]),
    ),
  ];
}

interface Allowed {
  readonly names: readonly string[];
  /** Whether strings without a name may be removed. */
  readonly mayRemove: boolean;
}

function faultsInText(file: string, before: string, after: string, { names, mayRemove }: Allowed): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  if (old.length !== now.length) return [`${file} has ${now.length} lines and not ${old.length}`];
  return old.flatMap((line, index) => {
    const other = now[index]!;
    if (line === other) return [];
    if (!names.some((name) => line.includes(name) || other.includes(name)))
      return [`${file}:${index + 1} has no name: ${line} → ${other}`];
    const [one, two] = [withoutNames(line, names), withoutNames(other, names)];
    return withoutPaths(one, mayRemove) === withoutPaths(two, mayRemove)
      ? []
      : [`${file}:${index + 1} is changed beside its names: ${line} → ${other}`];
  });
}

/** A name can have characters that end a path elsewhere, such as those of `x(1)`. */
function withoutNames(line: string, names: readonly string[]): string {
  return names.toSorted((a, b) => b.length - a.length).reduce((text, name) => text.replaceAll(name, "name"), line);
}

/** A line without everything that can be a path. The links to a removed page lose their anchors, too. */
function withoutPaths(line: string, isRemoval: boolean): string {
  const path = isRemoval ? /[^\s"'()<>[\]{},]+/g : /[^\s"'()<>[\]{},:#?]+/g;
  return line
    .replaceAll(path, "·")
    .replaceAll(/["']|· (?=·)/g, "")
    .replaceAll(/[·:\s]+/g, "·");
}

/** Of docs.json, each changed string has a name, or is in another place. The redirects are judged as a whole. */
function faultsInJson(file: string, before: string, after: string, { names, mayRemove }: Allowed): readonly string[] {
  const strings = (text: string): string[] => withoutRedirects(text).match(/"(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+/g) ?? [];
  const changes = diffArrays(strings(before), strings(after));
  const removed = changes.flatMap(({ removed: is, value }) => (is ? value : []));
  const added = changes.flatMap(({ added: is, value }) => (is ? value : []));
  const old = new Set(removed);
  const now = new Set(added);
  return [
    ...added.filter((text) => !old.has(text) && !fieldsOfDivisions.has(text)),
    ...(mayRemove ? [] : removed.filter((text) => !now.has(text))),
  ]
    .filter((text) => !names.some((name) => plainText(text).includes(name) || text.includes(name)))
    .map((text) => `${file} is changed at a string without a name: ${text}`)
    .slice(0, 3);
}

/** A string may be written with escapes. */
function plainText(written: string): string {
  return written.startsWith('"') ? String(JSON.parse(written)) : written;
}

/** What a new group has. */
const fieldsOfDivisions: ReadonlySet<string> = new Set(["group", ...listFields].map((name) => JSON.stringify(name)));

/** The text of docs.json without its redirects. */
export function withoutRedirects(text: string): string {
  const root = parseTree(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text);
  if (root?.type === "array" && root.children?.every((each) => findNodeAtLocation(each, ["source"]) !== undefined))
    return "";
  const property = root && findNodeAtLocation(root, ["redirects"])?.parent;
  if (property === undefined || root === undefined) return text;
  const siblings = root.children!;
  const index = siblings.indexOf(property);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  if (previous !== undefined)
    return text.slice(0, previous.offset + previous.length) + text.slice(property.offset + property.length);
  return text.slice(0, property.offset) + text.slice(next?.offset ?? property.offset + property.length);
}
