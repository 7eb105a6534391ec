// Makes the front matter of docs.json from that of an old page.
import { withoutUndefined, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";

/** What an importer has found out about a page. */
export interface FoundFields {
  readonly title: string;
  /** Its label in the sidebar. */
  readonly label?: string | undefined;
  /** That of the browser tab. */
  readonly documentTitle?: string | undefined;
  readonly description?: JsonValue | undefined;
  readonly icon?: JsonValue | undefined;
  /** A word beside its label. */
  readonly tag?: JsonValue | undefined;
  readonly isHidden?: boolean;
  /** Whether search engines are asked to leave it out. */
  readonly isNotIndexed?: boolean;
  /** Whether it has no list of its headings. */
  readonly isWide?: boolean;
}

/** The fields, without those that say nothing. */
export function importedFields(found: FoundFields): JsonObject {
  const { title, label, documentTitle, description, icon, tag, isHidden = false } = found;
  return withoutUndefined({
    title,
    sidebarTitle: label === title ? undefined : label,
    description: words(description),
    "og:title": documentTitle === title ? undefined : documentTitle,
    icon: words(icon),
    tag: words(tag),
    hidden: isHidden ? true : undefined,
    noindex: found.isNotIndexed === true ? true : undefined,
    mode: found.isWide === true ? "wide" : undefined,
  });
}

function words(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
