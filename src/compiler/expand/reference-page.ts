// Makes the page of a part of a reference: its title, and what the schema says about it (D112).
import type { BoundReference } from "../bind/bound-tree.ts";
import { referenceFolder, type SdkReference } from "../contract/api-reference.ts";
import { graphqlEntryText } from "../contract/graphql-entry.ts";
import { titleFromPath } from "../contract/page-path.ts";
import type { GraphqlCatalog } from "../specs/graphql-catalog.ts";
import type { SdkCatalog } from "../specs/sdk-catalog.ts";
import { withoutUndefined } from "../text/json-value.ts";
import type { ExpandedPage, PageProvenance } from "./expanded-tree.ts";

/** What is known of schemas and libraries. */
export interface ReferenceCatalogs {
  readonly graphql: GraphqlCatalog;
  readonly sdk: SdkCatalog;
}

/** The page at a path that has no file; undefined where a library was read that has none there. */
export function referencePage(
  path: string,
  reference: BoundReference,
  { graphql, sdk }: ReferenceCatalogs,
): ExpandedPage | undefined {
  return reference.kind === "sdk" ? sdkPage(path, reference.sdk, sdk) : graphqlPage(path, reference, graphql);
}

function sdkPage(path: string, sdk: SdkReference, catalog: SdkCatalog): ExpandedPage | undefined {
  const { format, source } = sdk;
  const state = catalog.of(sdk);
  if (state.kind !== "read")
    return {
      path,
      file: null,
      title: titleFromPath(path),
      reference: { kind: "sdk", format, source, unresolved: true },
      provenance: provenance({ title: "path" }),
    };
  const made = state.library.at(path.slice(referenceFolder(sdk).length + 1));
  if (made === undefined) return undefined;
  const { title, description, tag, symbol } = made;
  return withoutUndefined({
    path,
    file: null,
    title,
    description,
    tag,
    symbol: { ...symbol, format, source },
    provenance: provenance({ title: "operation" }),
  });
}

function graphqlPage(
  path: string,
  { part, schema }: BoundReference & { readonly kind: "graphql" },
  graphql: GraphqlCatalog,
): ExpandedPage {
  const state = schema && graphql.of(schema);
  const definition = state?.kind === "read" ? state.schema.find(part) : undefined;
  const { kind, name } = part;
  // Which kind of type it is, only the schema says.
  const tag = kind === "type" ? undefined : kind.toUpperCase();
  const source = state?.source ?? "";
  return withoutUndefined({
    path,
    file: null,
    title: name.slice(name.lastIndexOf(".") + 1),
    description: definition?.description,
    tag: definition?.tag ?? tag,
    deprecated: definition?.deprecated === true ? true : undefined,
    reference: { kind, name, source, ...(definition === undefined ? { unresolved: true as const } : {}) },
    key: graphqlEntryText(part),
    provenance: provenance({ title: "operation", deprecated: definition && "operation", key: "operation" }),
  });
}

function provenance(
  origins: Partial<Pick<PageProvenance, "deprecated" | "key">> & Pick<PageProvenance, "title">,
): PageProvenance {
  return { deprecated: undefined, key: undefined, named: undefined, route: undefined, ...origins };
}
