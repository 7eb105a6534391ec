// Writes the rules that draw icons beside the labels of a host. (D430)
import type { AdapterHost } from "../host-name.ts";

/** A class, and the address of what it shows. */
export interface IconRule {
  readonly className: string;
  readonly address: string;
}

/** How a host marks an entry, and where the icon has its place in it. */
interface IconPlaces {
  /** The selectors of what has the class, or is around it; `&` stands for the class. */
  readonly holders: readonly string[];
  /** The selectors of the places of the icon: in a holder, or the holder itself. */
  readonly selectors: readonly string[];
  /** Rules for the places themselves. */
  readonly rules: readonly string[];
}

const inLine = "display: inline-block; margin-inline-end: 0.5em; vertical-align: -0.125em;";
/** Their labels are boxes that cut long texts, in which an icon would have a line of its own. */
const beside = "position: absolute; inset-inline-start: 0; top: 0.15em;";

const docusaurusLabels = [
  ".menu__list-item > .menu__link > span:first-child",
  ".menu__list-item > .menu__list-item-collapsible > .menu__link > span:first-child",
];

const places: { readonly [host in AdapterHost]: IconPlaces } = {
  vitepress: { holders: ["&"], selectors: ["span&"], rules: [`span.navc-icon { ${inLine} }`] },
  fumadocs: { holders: ["&"], selectors: ["span&"], rules: ["span.navc-icon { display: inline-block; flex: none; }"] },
  docusaurus: {
    holders: ["&"],
    selectors: [...docusaurusLabels.map((label) => `&${label}::before`), "a&::before"],
    rules: [
      `${docusaurusLabels.map((label) => `.navc-icon${label}`).join(", ")} { position: relative; padding-inline-start: 1.6em; }`,
      `${docusaurusLabels.map((label) => `.navc-icon${label}::before`).join(", ")} { ${beside} }`,
      `a.navc-icon::before { ${inLine} }`,
    ],
  },
  starlight: {
    // A group takes classes only with its badge, which stands beside the label.
    holders: ["&", ".group-label:has(> &)"],
    selectors: ["a& > span:first-child::before", ".group-label:has(> &) > span:first-child::before", ".navc-bars &"],
    rules: [
      `:is(a.navc-icon, .group-label:has(> .navc-icon)) > span:first-child::before, .navc-bars .navc-icon { ${inLine} }`,
      ".sl-badge.navc-icon:empty { display: none; }",
    ],
  },
};

/** The rules for icons, which have the color of their label, and for pictures, which have their own. */
export function iconRules(host: AdapterHost, icons: readonly IconRule[], pictures: readonly IconRule[]): string {
  const { holders, selectors, rules } = places[host];
  const all = selectorOf(selectors, "navc-icon");
  const lines = [
    `${all} { content: ""; width: 1.1em; height: 1.1em; }`,
    ...rules,
    ...(icons.length === 0
      ? []
      : [
          `${all} { background: currentColor; mask: var(--navc-icon) center / contain no-repeat; }`,
          ...icons.map(
            ({ className, address }) => `${selectorOf(holders, className)} { --navc-icon: url("${address}"); }`,
          ),
        ]),
    ...pictures.map(
      ({ className, address }) =>
        `${selectorOf(selectors, className)} { background: url("${address}") center / contain no-repeat; mask: none; }`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function selectorOf(selectors: readonly string[], className: string): string {
  return selectors.map((selector) => selector.replace("&", `.${className}`)).join(", ");
}
