// Writes the text of a page that has no file: what is known about the operation, channel or type that it describes.
import type { ResolvedOperation } from "../../../compiler/expand/page-operation-facts.ts";
import type { Page, PageOperation } from "../../../compiler/site/page.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { authorization, serverLine, type OperationPlace } from "./operation-access.ts";
import { operationParts, schemaFields } from "./operation-parts.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { safeCode, safeParagraph } from "./safe-text.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

/**
 * The stub of a page as Markdown, with a heading for each part of an operation, in which texts from a spec are never markup: it is safe as MDX, as
 * Markdown and in a Vue template. "" for a page that describes no part of an API. A description that is the `lead`, which stands below the title, is left out.
 */
export function pageStub(page: Page, spec: SpecReader, lead?: string): string {
  const { operation, reference, symbol } = page;
  if (operation !== undefined) return operationBlocks(page, operation, spec, lead).join("\n\n");
  // A page with a file has a text of its own.
  const named = page.file === null && symbol !== undefined ? symbol : reference;
  if (named === undefined || !("name" in named)) return "";
  const line = `**${safeCode(named.kind.toUpperCase(), "line")}** ${safeCode(named.name, "line")}`;
  return [line, ...deprecation(page.deprecated === true), ...described(page.description, lead)].join("\n\n");
}

function operationBlocks(
  page: Page,
  operation: PageOperation,
  spec: SpecReader,
  lead: string | undefined,
): readonly string[] {
  const found = operation.unresolved === true ? undefined : operationIn(operation, spec);
  const summary = textIn(found, "summary");
  const place = found && { operation: found, item: itemOf(operation, spec), root: spec.at(operation.spec, "") };
  const isCalled = place !== undefined && operation.path !== null;
  return [
    badgeLine(operation),
    ...(isCalled ? serverLine(spec, place) : []),
    ...deprecation(page.deprecated === true || valueIn(found, "deprecated") === true),
    ...(summary === undefined || summary.trim() === page.title.trim() ? [] : [safeParagraph(summary)]),
    ...described(textIn(found, "description") ?? (page.file === null ? page.description : undefined), lead),
    ...(isCalled ? authorization(spec, place) : []),
    ...(place === undefined ? [] : parts(operation, place, spec)),
  ];
}

/** Method and path. A webhook has its name instead of a path; a channel has no method. */
function badgeLine({ method, path, webhook, channel }: PageOperation): string {
  const verb = webhook === null ? method : "WEBHOOK";
  const target = path ?? webhook ?? channel ?? "";
  return [verb && `**${safeCode(verb, "line")}**`, target && safeCode(target, "line")].filter(Boolean).join(" ");
}

function deprecation(isDeprecated: boolean): readonly string[] {
  return isDeprecated ? ["*Deprecated*"] : [];
}

function described(description: string | undefined, lead?: string): readonly string[] {
  const text = description === undefined ? "" : safeMarkdown(description);
  return text === "" || text === lead ? [] : [text];
}

function parts({ channel }: PageOperation, { operation, item }: OperationPlace, spec: SpecReader): readonly string[] {
  return channel === undefined ? operationParts(spec, operation, item) : messages(operation, spec);
}

/** What an overlay adds is written there, but other overlays may change it, so it is looked up in the spec. */
function operationIn(operation: ResolvedOperation, spec: SpecReader): SpecLayers | undefined {
  const { spec: source, file, pointer, method } = operation;
  const isAdded = spec.hasOverlays(source) && file !== source;
  return (isAdded ? spec.field(itemOf(operation, spec), method.toLowerCase()) : undefined) ?? spec.at(file, pointer);
}

/** The path item of an operation, which may be in another file. */
function itemOf({ spec: source, path, webhook }: PageOperation, spec: SpecReader): SpecLayers | undefined {
  if (path !== null) return spec.at(source, childPointer("/paths", path));
  if (webhook === null) return undefined;
  return spec.at(source, childPointer("/webhooks", webhook)) ?? spec.at(source, childPointer("/x-webhooks", webhook));
}

const mostMessages = 50;

/** The messages of a channel: a list by name in AsyncAPI 3, those of its two operations in AsyncAPI 2. */
function messages(channel: SpecLayers, spec: SpecReader): readonly string[] {
  const address = textIn(channel, "address");
  const old = ["publish", "subscribe"].flatMap((name) => {
    const message = spec.field(spec.field(channel, name), "message");
    if (message === undefined) return [];
    const alternatives = spec.items(message, "oneOf", mostMessages);
    return alternatives.length > 0 ? alternatives : [message];
  });
  const all = [...[...spec.entries(channel, "messages")].map(([, message]) => message), ...old].slice(0, mostMessages);
  const parameters = [...spec.entries(channel, "parameters")].slice(0, mostMessages).map(([name, parameter]) => {
    const description = textIn(parameter, "description");
    return `- ${safeCode(name, "line")}${description === undefined ? "" : `: ${safeParagraph(description)}`}`;
  });
  return [
    ...(address === undefined ? [] : [`Address: ${safeCode(address, "line")}`]),
    ...(parameters.length === 0 ? [] : ["## Parameters", parameters.join("\n")]),
    ...all.flatMap((message) => messageBlocks(message, spec)),
  ];
}

function messageBlocks(message: SpecLayers, spec: SpecReader): readonly string[] {
  const name = textIn(message, "title") ?? textIn(message, "name");
  const payload = spec.field(message, "payload");
  const description = textIn(message, "description") ?? textIn(message, "summary");
  return [
    name === undefined ? "## Message" : `## Message ${safeCode(name, "line")}`,
    ...described(description),
    ...schemaFields(spec, spec.field(payload, "schema") ?? payload, "writeOnly"),
  ];
}
