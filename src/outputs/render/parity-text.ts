// Writes the table of how complete each edition is, as text and as Markdown.
import stringWidth from "string-width";
import type { Parity, EditionParity } from "./parity.ts";
import { largest } from "./text-layout.ts";
import { oneLine } from "./outline-lines.ts";
import { markdownText } from "../../compiler/text/visible.ts";

/** The table in columns, names to the left, numbers to the right, a sentence below that explains them. */
export function parityText(parity: Parity): string {
  const table = parityTable(parity);
  if (table === undefined) return "The site has one edition, so there is nothing to compare.\n";
  const lines = [table.heads, ...table.rows];
  const widths = table.heads.map((_, column) => largest(lines.map((cells) => stringWidth(cells[column]!))));
  const text = lines.map((cells) =>
    cells
      .map((cell, column) => {
        const spaces = " ".repeat(widths[column]! - stringWidth(cell));
        return column === 0 ? cell + spaces : spaces + cell;
      })
      .join("  ")
      .trimEnd(),
  );
  return [...text, "", table.legend, ""].join("\n");
}

/** A table, its heads first, and a sentence below it; undefined if there is only one edition. */
interface ParityTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly legend: string;
}

const none = "–";

/** Versions as rows and languages as columns; if there is only one of the two, editions as rows. */
function parityTable(parity: Parity): ParityTable | undefined {
  if (parity.editions.length < 2) return undefined;
  return parity.languages.length > 0 && parity.versions.length > 0 ? grid(parity) : list(parity);
}

function list({ editions, versions }: Parity): ParityTable {
  const reference = editions.find(({ against }) => against === null)!;
  const name = nameOf(reference);
  return {
    heads: [versions.length > 0 ? "version" : "language", "pages", `of ${name}`, "missing", "extra"],
    rows: editions.map((edition) =>
      edition === reference
        ? [`${name} (default)`, String(edition.pages), none, none, none]
        : [nameOf(edition), String(edition.pages), shareOf(edition), String(edition.missing), String(edition.extra)],
    ),
    legend: `"of ${name}": how many pages of ${name} have a counterpart; "missing": how many have none; "extra": pages that ${name} has no counterpart of.`,
  };
}

function grid({ languages, versions, editions }: Parity): ParityTable {
  const reference = editions.find(({ against }) => against === null)!;
  const [first = "", ...others] = languages;
  const at = new Map(editions.map((edition) => [cellName(edition.version, edition.language), edition]));
  // Versions that only some languages name, and pages under no version, have rows of their own.
  const rows = [...versions, ...(editions.some(({ version }) => version === null) ? [null] : [])];
  const versionName = reference.version === null ? undefined : oneLine(reference.version);
  return {
    heads: [
      "version",
      ...(versionName === undefined ? [] : [`of ${versionName}`]),
      ...[first, ...others].map((language) => oneLine(language)),
    ],
    rows: rows.map((version) => {
      const own = at.get(cellName(version, first));
      const label = version === null ? none : oneLine(version);
      return [
        version === reference.version ? `${label} (default)` : label,
        ...(versionName === undefined ? [] : [own === undefined ? none : shareOf(own)]),
        own === undefined ? none : String(own.pages),
        ...others.map((language) => cellOf(at.get(cellName(version, language)))),
      ];
    }),
    legend: [
      `${oneLine(first)}: pages.`,
      ...(versionName === undefined ? [] : [`"of ${versionName}": how many pages of ${versionName} it has.`]),
      `Other languages: how many of the pages in ${oneLine(first)}; +: pages without a counterpart there; ${none}: no such edition.`,
    ].join(" "),
  };
}

function cellOf(edition: EditionParity | undefined): string {
  if (edition === undefined) return none;
  return edition.extra === 0 ? shareOf(edition) : `${shareOf(edition)} +${edition.extra}`;
}

function shareOf({ there, missing }: EditionParity): string {
  return `${there}/${there + missing}`;
}

function nameOf({ language, version, edition }: EditionParity): string {
  return oneLine(version ?? language ?? edition);
}

function cellName(version: string | null, language: string | null): string {
  return JSON.stringify([version, language]);
}

/** The table of `parityText` in Markdown. */
export function parityMarkdown(parity: Parity): string {
  const table = parityTable(parity);
  if (table === undefined) return "The site has one edition, so there is nothing to compare.\n";
  const { heads, rows, legend } = table;
  const lines = [
    heads.map(markdownText),
    heads.map((_, column) => (column === 0 ? ":--" : "--:")),
    ...rows.map((cells) => cells.map(markdownText)),
  ];
  return [...lines.map((cells) => `| ${cells.join(" | ")} |`), "", markdownText(legend), ""].join("\n");
}
