// Reads `sourceRef` of a division with a label, which holds what another repository has. (D250)
import { sourceReference } from "../contract/fields.ts";
import type { ConfigFields, ConfigValue, OpenedObject } from "./config-value.ts";
import type { SourceConfigs } from "./source-configs.ts";

/** A division that names a repository holds what the navigation there holds. */
export function withSource(opened: OpenedObject, sources: Pick<SourceConfigs, "navigationOf">): OpenedObject {
  const reference = sourceReferenceIn(opened.fields);
  const navigation = reference === undefined ? undefined : sources.navigationOf(reference);
  if (navigation === undefined) return opened;
  const own = new Map(opened.fields);
  own.delete(sourceReference);
  return { ...opened, fields: new Map([...navigation.fields, ...own]) };
}

/** What `sourceRef` names is reported where it is looked for. */
export function withoutSource(fields: ConfigFields): ConfigFields {
  if (sourceReferenceIn(fields) === undefined) return fields;
  return new Map([...fields].filter(([field]) => field !== sourceReference));
}

/** The value of `sourceRef`, if it is a name. */
function sourceReferenceIn(fields: ConfigFields): ConfigValue | undefined {
  const reference = fields.get(sourceReference);
  return typeof reference?.value === "string" && reference.value.trim() !== "" ? reference : undefined;
}
