// Reads the symbols of a library from what TypeDoc writes as JSON (D236).
import type { SdkSymbol } from "../contract/sdk-symbol.ts";
import { compareNames } from "../text/compare-names.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import type { SdkGroup, SdkLibrary, SdkSymbolPage } from "./sdk-catalog.ts";

interface Section {
  readonly number: number;
  readonly group: string;
  readonly folder: string;
  readonly symbol: SdkSymbol["kind"];
}

// TypeDoc numbers the kinds of its reflections.
const sections: readonly Section[] = [
  { number: 128, group: "Classes", folder: "classes", symbol: "class" },
  { number: 256, group: "Interfaces", folder: "interfaces", symbol: "interface" },
  { number: 8, group: "Enumerations", folder: "enums", symbol: "enum" },
  { number: 64, group: "Functions", folder: "functions", symbol: "function" },
  { number: 2_097_152, group: "Type Aliases", folder: "types", symbol: "type" },
  { number: 32, group: "Variables", folder: "variables", symbol: "variable" },
];
const [projectModule, namespace, property, method, accessor] = [2, 4, 1024, 2048, 262_144];

interface Declaration {
  readonly node: JsonObject;
  readonly name: string;
  readonly namespaces: readonly string[];
}

/** The library; undefined for a value that is no project of TypeDoc. */
export function readTypedoc(project: unknown): SdkLibrary | undefined {
  if (!isJsonObject(project) || !Array.isArray(ownValue(project, "children"))) return undefined;
  const modules = childrenOf(project).filter((child) => child["kind"] === projectModule);
  const areSeveral = modules.length > 1;
  const groups: SdkGroup[] = [];
  const members: SdkSymbolPage[] = [];
  for (const part of modules.length === 0 ? [project] : modules) {
    const name = nameOf(part);
    const declarations = declarationsIn(part, []);
    for (const section of sections) {
      const own = declarations.filter(({ node }) => node["kind"] === section.number).toSorted(byQualifiedName);
      if (own.length === 0) continue;
      const pages = own.map((each) => pageOf(each, section, areSeveral ? [slugOf(name)] : []));
      groups.push({ label: areSeveral ? `${name} ${section.group}` : section.group, pages });
      const hasMembers = section.symbol === "class" || section.symbol === "interface";
      if (!hasMembers) continue;
      for (const [index, each] of own.entries())
        for (const member of membersOf(each, pages[index]!)) members.push(member);
    }
  }
  return libraryOf(groups, members);
}

function libraryOf(groups: readonly SdkGroup[], members: readonly SdkSymbolPage[]): SdkLibrary {
  const top = groups.flatMap(({ pages }) => pages);
  const bySlug = new Map(top.toReversed().map((page) => [page.slug, page]));
  const bySymbol = new Map([...top, ...members].toReversed().map((page) => [keyOf(page.symbol), page]));
  return {
    groups,
    at: (slug) => bySlug.get(slug),
    find: (symbol) => bySymbol.get(keyOf(symbol)),
    names: (kind) => top.flatMap(({ symbol }) => (symbol.kind === kind ? [symbol.name] : [])),
  };
}

function keyOf({ kind, name, parent }: SdkSymbol): string {
  return JSON.stringify([kind, name, parent]);
}

function childrenOf(node: JsonObject): readonly JsonObject[] {
  const children = ownValue(node, "children");
  return Array.isArray(children) ? (children as readonly JsonValue[]).filter(isJsonObject) : [];
}

function nameOf(node: JsonObject): string {
  const name = ownValue(node, "name");
  return typeof name === "string" ? name : "";
}

function isPrivate(node: JsonObject): boolean {
  const flags = ownValue(node, "flags");
  return isJsonObject(flags) && flags["isPrivate"] === true;
}

function declarationsIn(container: JsonObject, namespaces: readonly string[]): readonly Declaration[] {
  if (namespaces.length > readingLimits.sdk.namespaces) return [];
  return childrenOf(container).flatMap((node) => {
    const name = nameOf(node);
    if (node["kind"] === namespace) return declarationsIn(node, [...namespaces, name]);
    return isPrivate(node) ? [] : [{ node, name, namespaces }];
  });
}

function qualifiedName({ name, namespaces }: Declaration): string {
  return [...namespaces, name].join(".");
}

function byQualifiedName(one: Declaration, other: Declaration): number {
  return compareNames(qualifiedName(one), qualifiedName(other));
}

function pageOf(declaration: Declaration, { folder, symbol: kind }: Section, above: readonly string[]): SdkSymbolPage {
  const { node, name, namespaces } = declaration;
  return {
    slug: [...above, ...namespaces.map(slugOf), folder, slugOf(name)].join("/"),
    title: qualifiedName(declaration),
    description: firstSentence(ownValue(node, "comment")),
    tag: kind.toUpperCase(),
    symbol: { kind, name },
  };
}

function membersOf({ node, name: parent }: Declaration, { slug, title }: SdkSymbolPage): readonly SdkSymbolPage[] {
  return childrenOf(node).flatMap((member): readonly SdkSymbolPage[] => {
    const number = member["kind"];
    const kind = number === method ? "method" : number === property || number === accessor ? "property" : undefined;
    if (kind === undefined || isPrivate(member)) return [];
    const name = nameOf(member);
    const comment = ownValue(member, "comment") ?? commentOfSignature(member);
    const own = { slug: `${slug}/${slugOf(name)}`, title: `${title}.${name}`, description: firstSentence(comment) };
    return [{ ...own, tag: kind.toUpperCase(), symbol: { kind, name, parent } }];
  });
}

function commentOfSignature(member: JsonObject): JsonValue | undefined {
  const signatures = ownValue(member, "signatures");
  const first = Array.isArray(signatures) ? (signatures as readonly JsonValue[])[0] : ownValue(member, "getSignature");
  return isJsonObject(first) ? ownValue(first, "comment") : undefined;
}

function slugOf(name: string): string {
  const words = name.split(/[^\w.-]+/).join("-");
  let [start, end] = [0, words.length];
  while (words[start] === "-") start += 1;
  while (end > start && words[end - 1] === "-") end -= 1;
  return words.slice(start, end) || "item";
}

const longestSentence = 160;

/** The first sentence of the summary, without marks of Markdown. */
function firstSentence(comment: JsonValue | undefined): string | undefined {
  const summary = isJsonObject(comment) ? ownValue(comment, "summary") : undefined;
  if (!Array.isArray(summary)) return undefined;
  const parts = (summary as readonly JsonValue[]).flatMap((part) =>
    isJsonObject(part) && part["kind"] === "text" && typeof part["text"] === "string" ? [part["text"]] : [],
  );
  // A sentence that is shown is short; what is behind it need not be looked at.
  const text = withoutMarks(parts.join("").slice(0, readingLimits.sdk.summaryCharacters));
  const [sentence = ""] = text.split(/(?<=\.)\s/, 1);
  if (sentence === "") return undefined;
  return sentence.length > longestSentence ? `${sentence.slice(0, longestSentence - 1)}…` : sentence;
}

function withoutMarks(text: string): string {
  const plain = text.replaceAll(/!?\[([^\][]*)\]\([^()]*\)/g, "$1").replaceAll(/[`*_]/g, "");
  return plain.replaceAll(/\s+/g, " ").trim();
}
