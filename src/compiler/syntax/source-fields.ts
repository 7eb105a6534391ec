// Reads `sourceRef` of a division with a label, which holds what another repository has. (D250)
import { sourceReference } from "../contract/fields.ts";
import type { ConfigFields, ConfigValue, OpenedObject } from "./config-value.ts";

/** Finds the `navigation` of the repository that a `sourceRef` names; undefined, with a report, if it is not known. */
export type NavigationOf = (reference: ConfigValue) => OpenedObject | undefined;

/** A division that names a repository holds what the navigation there holds. */
export function withSource(opened: OpenedObject, sources: { readonly navigationOf: NavigationOf }): OpenedObject {
  const reference = sourceReferenceIn(opened.fields);
  const navigation = reference === undefined ? undefined : sources.navigationOf(reference);
  if (navigation === undefined) return opened;
  const own = new Map(opened.fields);
  own.delete(sourceReference);
  return { ...opened, fields: new Map([...navigation.fields, ...own]) };
}

/** The fields without `sourceRef`: what that names is reported where it is looked for. */
export function withoutSource(fields: ConfigFields): ConfigFields {
  if (sourceReferenceIn(fields) === undefined) return fields;
  return new Map([...fields].filter(([field]) => field !== sourceReference));
}

/** The value of `sourceRef`, if it is a name. */
export function sourceReferenceIn(fields: ConfigFields): ConfigValue | undefined {
  const reference = fields.get(sourceReference);
  return typeof reference?.value === "string" && reference.value.trim() !== "" ? reference : undefined;
}
