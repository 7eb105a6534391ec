// Which (language, version) pairs does a generated site have, and what are their paths?

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {{ label: string, prefix: string }} Branch a language or version; `label` is "" where there is no selector */
/** @typedef {{ language: Branch, version: Branch, prefix: string, isDefault: boolean }} Edition */

// Codes of the contract, with the prefix sites use in paths: not always the code.
const LANGUAGES = [
  ["en", "en"],
  ["fr", "fr"],
  ["es", "es"],
  ["jp", "ja"],
  ["de", "de"],
  ["pt-BR", "pt-br"],
  ["ko", "ko"],
  ["cn", "zh"],
  ["it", "it"],
  ["ru", "ru"],
  ["ar", "ar"],
  ["nl", "nl"],
  ["pl", "pl"],
  ["sv", "sv"],
  ["tr", "tr"],
  ["vi", "vi"],
  ["cs", "cs"],
  ["he", "he"],
  ["id", "id"],
  ["ro", "ro"],
].map(([label, prefix]) => ({ label, prefix }));
const NONE = { label: "", prefix: "" };

/** @param {SiteShape} shape */
export function editionsOf(shape) {
  if (shape.languages > LANGUAGES.length) {
    throw new RangeError(`at most ${LANGUAGES.length} languages can be generated`);
  }
  const languages = shape.languages > 0 ? LANGUAGES.slice(0, shape.languages) : [NONE];
  const versions = versionsOf(shape);
  /** @type {Edition[]} */
  const editions = [];
  for (const language of languages) {
    for (const version of versions) {
      const parts = [
        language === languages[0] && !shape.prefixDefaults ? "" : language.prefix,
        version === versions[0] && !shape.prefixDefaults ? "" : version.prefix,
      ];
      editions.push({
        language,
        version,
        prefix: parts.filter(Boolean).join("/"),
        isDefault: editions.length === 0,
      });
    }
  }
  return editions;
}

/** Newest first, ten minor versions to a major one. @param {SiteShape} shape @returns {Branch[]} */
function versionsOf(shape) {
  if (shape.versions === 0) return [NONE];
  return Array.from({ length: shape.versions }, (_, i) => {
    const age = shape.versions - 1 - i;
    const label = `v${1 + Math.floor(age / 10)}.${age % 10}`;
    return { label, prefix: label };
  });
}

/** @param {Edition} edition */
export function editionId({ language, version }) {
  if (version.label === "") return language.label || "main";
  return `${language.label}@${version.label}`;
}
