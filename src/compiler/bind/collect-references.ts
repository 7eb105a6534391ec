// The pages and specs that docs.json names, which the loading stages read.
import type { GraphqlReference, SdkReference } from "../contract/api-reference.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { AttachedOverlay, SpecAttachment, SpecKind } from "../contract/spec-attachment.ts";
import { isExternalHref, localTarget } from "../contract/href.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { AttachedReference } from "../syntax/config-tree.ts";
import { perObject } from "../text/per-object.ts";
import type { BoundDivision, BoundTree } from "./bound-tree.ts";

/** A spec word of docs.json and where it is written. */
export interface SpecReference {
  readonly word: string;
  readonly kind: SpecKind;
  readonly file: string;
  readonly place: Place;
  /** The overlays that are named with it; undefined: those that extend it. */
  readonly overlays?: readonly AttachedOverlay[] | undefined;
  /** The entry with the word. */
  readonly written?: string;
}

/** All that docs.json names, in document order. */
export interface References {
  /** Page paths that entries, roots and internal links name. */
  readonly pages: readonly PagePath[];
  /** Page paths that only internal links name (D14). */
  readonly links: readonly PagePath[];
  readonly specs: readonly SpecReference[];
  /** GraphQL schemas. */
  readonly graphql: readonly AttachedReference<GraphqlReference>[];
  /** Libraries. */
  readonly sdk: readonly AttachedReference<SdkReference>[];
}

/** Walks the tree once, even if it is called several times, and collects what the tree names. */
export const collectReferences: (tree: BoundTree) => References = perObject(({ root, site }) => {
  const pages: PagePath[] = [];
  const links: PagePath[] = [];
  const specs: SpecReference[] = [];
  const graphql: AttachedReference<GraphqlReference>[] = [];
  const sdk: AttachedReference<SdkReference>[] = [];
  const addLink = (href: string | undefined): void => {
    const path = href === undefined || isExternalHref(href) ? undefined : localTarget(href);
    if (path !== undefined) links.push(path);
  };
  const walk = (division: BoundDivision): void => {
    for (const attachment of division.ownSpecs) specs.push(referenceTo(attachment));
    if (division.graphql !== undefined) graphql.push(division.graphql);
    if (division.sdk !== undefined) sdk.push(division.sdk);
    addLink(division.href);
    for (const anchor of division.global?.anchors ?? []) addLink(anchor.href);
    if (division.root !== undefined) pages.push(division.root.path);
    for (const child of division.children) {
      if (child.kind === "page") pages.push(child.path);
      else if (child.kind !== "endpoint") walk(child);
      else if (child.spec !== undefined) {
        const { file, pointer } = child.source;
        const { spec, written } = child;
        specs.push({ word: spec, kind: "openapi", file, place: valueAt(file, pointer), written });
      }
    }
  };
  walk(root);
  for (const attachment of [...site.openapi, ...site.asyncapi]) specs.push(referenceTo(attachment));
  return { pages: [...pages, ...links], links, specs, graphql, sdk };
});

function referenceTo({ source, kind, file, pointer, overlays }: SpecAttachment): SpecReference {
  return { word: source, kind, file, place: valueAt(file, pointer), overlays };
}
