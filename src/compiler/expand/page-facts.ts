// Collects the facts about one page, from its file, its operation or only its path (D5, D8).
import { hrefProblem } from "../contract/href.ts";
import { mergedGroups, type PageGroups } from "../contract/page-groups.ts";
import { pageFieldRow } from "../contract/page-fields.ts";
import { titleFromPath } from "../contract/page-path.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import { operationKey } from "../specs/find-operation.ts";
import { iconIn, plainReader } from "../contract/decode-value.ts";
import { setOwn, withoutUndefined, type JsonObject, type JsonValue } from "../text/json-value.ts";
import type { ExpandedPage, FieldOrigin, PageProvenance } from "./expanded-tree.ts";
import type { ResolvedOperation, UnresolvedOperation } from "./page-operation-facts.ts";
import { channelTitle, operationTitle, summaryTitle } from "../routes/operation-path.ts";
import type { ShownOperation } from "../routes/page-operation.ts";
import type { PlannedRoute } from "../routes/route-allocator.ts";
import { isUnresolvedOperation, type NamedOperation, type Operation } from "../specs/spec-catalog.ts";

/** A page with a file: its front matter, completed by its operation. `named`: the operation that it names; otherwise it shows the operation of its route. */
export function filePage(
  { path, file, frontMatter }: PageFile,
  named: ShownOperation | undefined,
  route: PlannedRoute | undefined,
): ExpandedPage {
  const { title, rest, key, ...said } = frontMatter;
  const endpointKey = route && operationKey(route.slot.operation);
  const operation = named?.operation ?? route?.slot.operation;
  const read = operation === undefined || isUnresolvedOperation(operation) ? undefined : operation;
  const deprecated = said.deprecated ?? (operation === undefined ? undefined : (read?.deprecated ?? false));
  return withoutUndefined({
    path,
    file,
    title: title ?? read?.summary ?? (read?.kind === "channel" ? channelTitle(read) : titleFromPath(path)),
    sidebarTitle: said.sidebarTitle,
    description: said.description ?? read?.description,
    icon: said.icon,
    tag: said.tag,
    deprecated,
    hidden: said.hidden,
    noindex: said.noindex,
    url: said.url,
    related: said.related,
    groups: said.groups ?? groupsOfOperation(read),
    operation: operation && operationFacts(operation),
    frontmatter: rest,
    key: key ?? endpointKey,
    provenance: {
      title: origin(title, read?.kind === "channel" ? read : read?.summary) ?? "path",
      deprecated: origin(said.deprecated, deprecated),
      key: origin(key, endpointKey),
      named,
      route,
    },
  });
}

/** Who may see what a spec says of an operation (D245, D252). */
function groupsOfOperation(operation: Operation | undefined): PageGroups | undefined {
  return mergedGroups(operation?.mint?.metadata?.["groups"], operation?.groups ?? []);
}

/** The origin of a field; front matter has priority over the operation. */
function origin(said: unknown, ofOperation: unknown): FieldOrigin | undefined {
  if (said !== undefined) return "front matter";
  return ofOperation === undefined ? undefined : "operation";
}

/** A page without a file, made from an operation. */
export function generatedPage(route: PlannedRoute): ExpandedPage {
  const { path } = route;
  const { operation } = route.slot;
  const read = isUnresolvedOperation(operation) ? undefined : operation;
  const { fields, rest } = metadataFields(read?.mint?.metadata);
  const groups = groupsOfOperation(read);
  return {
    path,
    file: null,
    title: operationTitle(operation, path, route.slot.urls),
    ...(read?.description === undefined ? {} : { description: read.description }),
    deprecated: read?.deprecated ?? false,
    // A page says itself what its tag is, even if it says that it has none.
    ...(read?.badge === undefined || Object.hasOwn(read.mint?.metadata ?? {}, "tag") ? {} : { tag: read.badge }),
    ...fields,
    ...(groups === undefined ? {} : { groups }),
    operation: operationFacts(operation),
    ...(rest === undefined ? {} : { frontmatter: rest }),
    key: operationKey(operation),
    provenance: {
      title: fields.title === undefined ? titleOrigin(operation) : "metadata",
      deprecated: fields.deprecated === undefined ? "operation" : "metadata",
      key: "operation",
      named: undefined,
      route,
    },
  };
}

function titleOrigin(operation: NamedOperation): FieldOrigin {
  return summaryTitle(operation) === undefined && operation.kind !== "channel" ? "path" : "operation";
}

const ofMissingPage: PageProvenance = {
  title: "path",
  deprecated: undefined,
  key: undefined,
  named: undefined,
  route: undefined,
};

/** A page that an entry names but that has no file. */
export function missingPage(path: string): ExpandedPage {
  return { path, file: null, title: titleFromPath(path), missing: true, provenance: ofMissingPage };
}

function operationFacts(operation: NamedOperation): ResolvedOperation | UnresolvedOperation {
  const { spec, kind, method, target } = operation;
  const name = { spec, method, path: kind === "path" ? target : null, webhook: kind === "webhook" ? target : null };
  const channel = kind === "channel" ? { channel: target } : {};
  if (isUnresolvedOperation(operation)) return { ...name, ...channel, unresolved: true };
  const { operationId = null, summary = null, deprecated, tags, file, pointer } = operation;
  return { ...name, ...channel, operationId, summary, deprecated, tags, file, pointer };
}

// `x-mint.metadata` sets the page's fields as front matter would (D8); the rest is passed on.
function metadataFields(metadata: JsonObject | undefined): {
  readonly fields: Partial<ExpandedPage>;
  readonly rest: JsonObject | undefined;
} {
  const fields: Record<string, JsonValue> = {};
  const rest: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(metadata ?? {})) {
    const use = useOfField(name, value);
    if (use.kind === "field") setOwn(fields, name, use.value);
    else if (use.kind === "rest") setOwn(rest, name, value);
  }
  return { fields, rest: Object.keys(rest).length === 0 ? undefined : rest };
}

type FieldUse = { readonly kind: "field"; readonly value: JsonValue } | { readonly kind: "rest" | "blank" };

// Blank counts as none, and a number that should be text is text (D5).
function useOfField(name: string, value: JsonValue): FieldUse {
  const row = pageFieldRow(name);
  if (row?.isMetadata !== true) return { kind: "rest" };
  // They are merged with those of the operation.
  if (row.type === "groups") return { kind: "blank" };
  if (row.type === "icon") {
    const icon = iconIn(value, plainReader);
    return icon === undefined ? { kind: "rest" } : { kind: "field", value: icon };
  }
  if (row.type === "boolean") return typeof value === "boolean" ? { kind: "field", value } : { kind: "rest" };
  if (value === null || (typeof value === "string" && value.trim() === "")) return { kind: "blank" };
  if (row.type === "link" && (typeof value !== "string" || hrefProblem(value) !== undefined)) return { kind: "rest" };
  return typeof value === "object" ? { kind: "rest" } : { kind: "field", value: String(value) };
}
