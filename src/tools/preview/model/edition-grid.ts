// Arranges the editions of a site as a table of languages and versions.
import type { EditionSummary } from "../../../compiler/site/edition-part.ts";

/** A table of languages and versions; a row is a language, a column a version. */
export interface EditionGrid {
  /** Labels; only null for a site without versions. */
  readonly columns: readonly (string | null)[];
  readonly rows: readonly {
    readonly language: string | null;
    /** One for each column; undefined if the site has no such edition. */
    readonly cells: readonly (EditionSummary | undefined)[];
  }[];
}

/** The table of these editions, in their order. */
export function editionGrid(editions: readonly EditionSummary[]): EditionGrid {
  const columns = [...new Set(editions.map(({ version }) => version))];
  const languages = [...new Set(editions.map(({ language }) => language))];
  const rows = languages.map((language) => ({
    language,
    cells: columns.map((version) => editions.find((each) => each.language === language && each.version === version)),
  }));
  return { columns, rows };
}
