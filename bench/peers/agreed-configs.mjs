// In which verdicts on docs.json navc and the platform differ on purpose, each with its reason.

/** The codes of navc that are about docs.json alone, and not about pages and specs that it names. */
export const aboutConfig = new Set([
  "wrong-type",
  "missing-field",
  "refused-field",
  "repeated-value",
  "no-primary-pattern",
  "several-primary-patterns",
  "mixed-children",
  "misplaced-children",
  "unknown-language",
  "duplicate-selector",
  "invalid-href",
  "redirect-duplicate",
  "page-outside-root",
  "ref-syntax",
  "ref-not-found",
  "duplicate-key",
]);

/** Errors of navc in what the platform takes as it is: the code, what its message has, and the reason. */
const reasons = [
  ["missing-field", 'lacks "pages"', "the platform makes a group without pages of it, which readers can't open"],
  [
    "duplicate-selector",
    "",
    "the platform takes two versions or languages of one name, of which readers see no difference",
  ],
  ["invalid-href", "", "no browser should be sent there, or the address is not complete (D15)"],
  [
    "wrong-type",
    "is an empty string, and has to be a path",
    "a redirect without an address matches nothing, or leads nowhere",
  ],
  ["page-outside-root", "", "the platform makes another path of it, which no page has (D2)"],
  ["misplaced-children", "A page has one", "a page has one version and one language (D13)"],
  [
    "refused-field",
    'is not a field of an element with "sourceRef"',
    "beside other elements of its list the platform makes an empty division of it, without what the other repository has (D250)",
  ],
];

/** Why navc has an error in what the platform takes as it is; undefined where there is no reason. */
export function reasonOfError({ code, message }) {
  return reasons.find(([of, part]) => of === code && message.includes(part))?.[2];
}

/** Why navc has no error in a file that the platform refuses; undefined where it has to have one. */
export function reasonOfMiss(config, verdictOn) {
  return verdictOn(withoutGraphql(config)).success
    ? "graphql on a division that is no tab: the packages of October 2026 read it (D228)"
    : undefined;
}

function withoutGraphql(value) {
  if (Array.isArray(value)) return value.map(withoutGraphql);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "graphql" || Object.hasOwn(value, "tab"));
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutGraphql(each)]));
}
