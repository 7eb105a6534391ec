// Names the folder where Docusaurus looks for the documents of a version.
import type { DocsLocale, DocsVersion } from "./docs-plan.ts";

/** The folder of the documents of a version, relative to the folder of the site. */
export function documentsFolder({ name, locale }: DocsVersion): string {
  if (name === "current") return `${pluginPrefix(locale)}docs`;
  return `${pluginPrefix(locale)}versioned_docs/version-${name}`;
}

/** What Docusaurus puts before the names of files that belong to a docs plugin. */
export function pluginPrefix({ pluginId }: DocsLocale): string {
  return pluginId === "default" ? "" : `${pluginId}_`;
}
