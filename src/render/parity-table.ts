// How are the editions of a site laid out in one table that stays readable?
import { oneLine } from "./outline-lines.ts";
import type { EditionParity, Parity } from "./parity.ts";

/** A table, its heads first, and a sentence below it; undefined where there is only one edition. */
export interface ParityTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly legend: string;
}

const none = "–";

/** Versions as rows and languages as columns; with one of the two only, its editions as rows. */
export function parityTable(parity: Parity): ParityTable | undefined {
  if (parity.editions.length < 2) return undefined;
  return parity.languages.length > 0 && parity.versions.length > 0 ? grid(parity) : list(parity);
}

function list({ editions, versions }: Parity): ParityTable {
  const usual = editions.find(({ against }) => against === null)!;
  const name = nameOf(usual);
  return {
    heads: [versions.length > 0 ? "version" : "language", "pages", `of ${name}`, "missing", "extra"],
    rows: editions.map((edition) =>
      edition === usual
        ? [`${name} (default)`, String(edition.pages), none, none, none]
        : [nameOf(edition), String(edition.pages), shareOf(edition), String(edition.missing), String(edition.extra)],
    ),
    legend: `"of ${name}": how many pages of ${name} have a counterpart; "missing": how many have none; "extra": pages that ${name} has no counterpart of.`,
  };
}

function grid({ languages, versions, editions }: Parity): ParityTable {
  const usual = editions.find(({ against }) => against === null)!;
  const [first = "", ...others] = languages;
  const at = new Map(editions.map((edition) => [cellName(edition.version, edition.language), edition]));
  // Versions that only some languages name, and pages under no version, have rows of their own.
  const rows = [...versions, ...(editions.some(({ version }) => version === null) ? [null] : [])];
  const versionName = usual.version === null ? undefined : oneLine(usual.version);
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
        version === usual.version ? `${label} (default)` : label,
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
