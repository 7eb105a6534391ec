// Writes the colors and fonts of a site as the style sheet of a host (D368).
import type { Font, SiteHeader } from "../../../compiler/site/site-header.ts";
import type { AdapterHost } from "../host-name.ts";
import { isSafeAddress } from "../safe-address.ts";
import { textOnColor } from "./text-on-color.ts";

/** How the theme of a host takes colors and fonts. */
interface HostLook {
  readonly colors: (colors: Colors) => readonly string[];
  readonly body: (family: string) => string;
  readonly headings: (family: string, weight: number | undefined) => string;
}

interface Colors {
  /** On light pages. */
  readonly primary: string;
  /** On dark pages. */
  readonly light: string;
  /** Of buttons. */
  readonly dark: string;
}

function allHeadings(family: string, weight: number | undefined): string {
  return `:is(h1, h2, h3, h4, h5, h6) { font-family: ${family};${weightField(weight)} }`;
}

const mixed = (color: string, other: string, part: number): string =>
  `color-mix(in srgb, ${color}, ${other} ${String(part)}%)`;

const looks: { readonly [host in AdapterHost]: HostLook } = {
  vitepress: {
    colors: ({ primary, light, dark }) => [
      `:root { ${vitePressBrand(primary, dark)} }`,
      `.dark { ${vitePressBrand(light, dark)} }`,
    ],
    body: (family) => `:root { --vp-font-family-base: ${family}; }`,
    headings: (family, weight) => `.vp-doc ${allHeadings(family, weight)}`,
  },
  docusaurus: {
    colors: ({ primary, light }) => [
      `:root { ${infimaPrimary(primary)} }`,
      `html[data-theme="dark"] { ${infimaPrimary(light)} }`,
    ],
    body: (family) => `:root { --ifm-font-family-base: ${family} !important; }`,
    headings: (family, weight) => {
      const bold = weight === undefined ? "" : ` --ifm-heading-font-weight: ${String(weight)} !important;`;
      return `:root { --ifm-heading-font-family: ${family} !important;${bold} }`;
    },
  },
  starlight: {
    colors: ({ primary, light }) => [
      `:root { --sl-color-accent-low: ${mixed(primary, "black", 60)}; --sl-color-accent: ${primary}; --sl-color-accent-high: ${light}; }`,
      `:root[data-theme="light"] { --sl-color-accent-low: ${mixed(primary, "white", 85)}; --sl-color-accent: ${primary}; --sl-color-accent-high: ${mixed(primary, "black", 40)}; }`,
    ],
    body: (family) => `:root { --sl-font: ${family}; }`,
    headings: allHeadings,
  },
  fumadocs: {
    colors: ({ primary, light }) => [
      `:root { --color-fd-primary: ${primary}; --color-fd-ring: ${primary}; }`,
      `.dark { --color-fd-primary: ${light}; --color-fd-ring: ${light}; }`,
    ],
    body: (family) => `body { font-family: ${family}; }`,
    headings: allHeadings,
  },
};

function vitePressBrand(color: string, button: string): string {
  return `--vp-c-brand-1: ${color}; --vp-c-brand-2: ${color}; --vp-c-brand-3: ${button}; --vp-c-brand-soft: ${mixed(color, "transparent", 86)};`;
}

/** Docusaurus gives its own rules a weight that no other selector reaches, where browsers may not know layers. */
function infimaPrimary(color: string): string {
  const shades = [
    ["dark", "black", 10],
    ["darker", "black", 15],
    ["darkest", "black", 30],
    ["light", "white", 10],
    ["lighter", "white", 15],
    ["lightest", "white", 30],
  ] as const;
  const mixes = shades.map(
    ([name, other, part]) => `--ifm-color-primary-${name}: ${mixed(color, other, part)} !important;`,
  );
  return [`--ifm-color-primary: ${color} !important;`, ...mixes].join(" ");
}

/** The style sheet; undefined for a site without colors and fonts. `--navc-button` is the color of the button in the top bar, and `--navc-button-text` that of its text. */
export function lookStyles(host: AdapterHost, { colors, fonts }: SiteHeader): string | undefined {
  const look = looks[host];
  const { heading, body } = fonts ?? {};
  const lines = [
    ...colorRules(colors, look),
    ...(body === undefined ? [] : [...fontFace(body), look.body(familyList(body))]),
    ...(heading === undefined ? [] : [...fontFace(heading), look.headings(familyList(heading), weightOf(heading))]),
  ];
  return lines.length === 0 ? undefined : `${[...new Set(lines)].join("\n")}\n`;
}

function colorRules(written: SiteHeader["colors"], look: HostLook): readonly string[] {
  if (written === undefined || !isColor(written.primary)) return [];
  const { primary } = written;
  const light = isColor(written.light) ? written.light : primary;
  const dark = isColor(written.dark) ? written.dark : primary;
  return [
    `:root { --navc-button: ${dark}; --navc-button-text: ${textOnColor(dark)}; }`,
    ...look.colors({ primary, light, dark }),
  ];
}

/** A hex color: nothing else gets into the style sheet. */
function isColor(text: string | undefined): text is string {
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text ?? "");
}

function weightOf({ weight }: Font): number | undefined {
  return typeof weight === "number" && weight >= 1 && weight <= 1000 ? weight : undefined;
}

function weightField(weight: number | undefined): string {
  return weight === undefined ? "" : ` font-weight: ${String(weight)};`;
}

function familyList(font: Font): string {
  return `${familyName(font)}, system-ui, sans-serif`;
}

/** The name in quotes, without what could end them. */
function familyName({ family }: Font): string {
  return `"${family.replaceAll(/[^\p{L}\p{N} ._-]/gu, "")}"`;
}

/** The rule that loads the file of a font; none for one that is known by its name. */
function fontFace(font: Font): readonly string[] {
  const { source, format } = font;
  if (source === undefined || !isSafeAddress(source, "link")) return [];
  const address = source.replaceAll(/["\\<>\s]/g, encodeURIComponent);
  const kind = format === undefined ? "" : ` format("${format.replaceAll(/\W/g, "")}")`;
  return [
    `@font-face { font-family: ${familyName(font)};${weightField(weightOf(font))} font-display: swap; src: url("${address}")${kind}; }`,
  ];
}
