// How are pages found? The build and the browser use the same settings, otherwise they would not find the same words.
const words = typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "word" }) : undefined;

/** Scripts whose words have no space between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

export const searchOptions = {
  idField: "href",
  fields: ["title", "headings", "endpoint", "about", "text"],
  storeFields: ["title", "path", "about", "endpoint"],
  tokenize: (text) => text.split(/[\s\p{P}\p{S}]+/u).flatMap((word) => (unspaced.test(word) ? segments(word) : [word])),
  processTerm: (term) => term.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase() || null,
  searchOptions: {
    boost: { title: 6, headings: 3, endpoint: 3, about: 2 },
    prefix: true,
    combineWith: "AND",
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

function segments(text) {
  return words === undefined ? [...text] : [...words.segment(text)].map(({ segment }) => segment);
}
