// Which clauses of the contract and which decisions must a case show?

const sections: { readonly [section: string]: string } = {
  "2.1": "pages groups tabs anchors dropdowns products versions languages global",
  "2.2": "path nested-group endpoint",
  "2.3": "group pages icon tag root expanded openapi",
  "2.4": "tab icon href children openapi",
  "2.5": "item icon description groups pages href only",
  "2.6": "anchor icon href children openapi",
  "2.7": "dropdown icon href children",
  "2.8": "product description icon href children",
  "2.9": "external relative",
  "2.10": "version tag version-fields language banner language-fields codes",
  "2.11": "field inheritance generation selection override",
  "2.12": "eyebrows drilldown",
  "2.13": "one-pattern nesting one-kind nested-groups",
  "3": "nested-expanded nested-collapsed top-level drilldown-true drilldown-false drilldown-unset root",
};

// The number 29 is not in use, D50 is about two sites (test/diff shows it), and D59 about the sources.
const decisions: readonly string[] = [
  ...numbers(1, 28),
  ...numbers(30, 49),
  56,
  57,
  60,
  61,
  62,
  107,
  108,
  109,
  110,
  111,
  112,
  114,
  115,
  116,
  117,
  120,
  ...numbers(134, 136),
  625,
  124,
  125,
  126,
  127,
  131,
  ...numbers(151, 152),
  132,
  233,
  234,
  235,
  244,
  259,
  236,
  245,
  133,
  193,
  194,
  195,
  196,
  210,
  219,
  227,
  228,
  230,
  250,
  252,
  419,
  466,
  508,
  499,
  581,
  585,
].map((number) => `D${number}`);

/** Every clause as `section.word`, and every decision. */
export const clauses: readonly string[] = [
  ...Object.entries(sections).flatMap(([section, words]) => words.split(" ").map((word) => `${section}.${word}`)),
  ...decisions,
];

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
