// Which style sheet does a host get for the colors and fonts of a site?
import fc from "fast-check";
import { expect, test } from "vitest";
import { lookStyles } from "../../../../src/outputs/adapters/header/look-styles.ts";
import { textOnColor } from "../../../../src/outputs/adapters/header/text-on-color.ts";
import { adapterHosts, type AdapterHost } from "../../../../src/outputs/adapters/host-name.ts";

const hosts = Object.keys(adapterHosts) as AdapterHost[];

test.each(hosts)("%s has the color of light pages, that of dark ones, and that of the button", (host) => {
  const css = lookStyles(host, { colors: { primary: "#111111", light: "#222222", dark: "#333333" } })!;
  const rules = css.split("\n");
  // Starlight is dark without a choice.
  const dark = rules.findLast((line) => line.includes("#222222"));
  expect(rules[0]).toBe(":root { --navc-button: #333333; --navc-button-text: #fff; }");
  expect(dark).toMatch(host === "starlight" ? /^:root \{/ : /dark/);
  expect(rules.filter((line) => line.includes("#111111") && line !== dark)).toHaveLength(1);
});

test.each([
  ["#A8FF53", "#000"],
  ["#ff0", "#000"],
  ["#16A34A", "#000"],
  ["#ffffff80", "#000"],
  ["#767676", "#fff"],
  ["#00f", "#fff"],
  ["#123f", "#fff"],
])("the text of a button of the color %s is %s", (primary, text) => {
  expect(lookStyles("vitepress", { colors: { primary } })).toContain(`--navc-button-text: ${text};`);
});

test("no color has a text that can't be read on it", () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...parts) => {
      const text = textOnColor(`#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`);
      const [red, green, blue] = parts.map((each) =>
        each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number];
      const behind = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      expect(text === "#fff" ? 1.05 / behind : behind / 0.05).toBeGreaterThan(4.49);
    }),
  );
});

test.each(hosts)("%s has the file of a font for headings, and a known one for other text", (host) => {
  const css = lookStyles(host, {
    fonts: {
      heading: { family: "Acme", source: "/fonts/acme.woff2", format: "woff2", weight: 700 },
      body: { family: "Inter" },
    },
  })!;
  expect(css).toContain(
    '@font-face { font-family: "Acme"; font-weight: 700; font-display: swap; src: url("/fonts/acme.woff2") format("woff2"); }',
  );
  expect(css).toMatch(/(?:font|family-base|font-family): "Inter", system-ui, sans-serif/);
  expect(css).toMatch(/font-family: "Acme", system-ui, sans-serif(?: !important)?;.*font-weight: 700/);
});

test.each(hosts)("%s gets nothing that ends a rule, a string or the style sheet", (host) => {
  const css = lookStyles(host, {
    colors: { primary: "red;} body{display:none", light: "#fff" },
    fonts: { body: { family: 'A"; } </style><script>', source: '/a") } </style>.woff2', format: '") x' } },
  })!;
  expect(css).not.toMatch(/<|display:none|"\) \}/);
  expect(css.split('"').length % 2).toBe(1);
});

test("a site without colors and fonts has none", () => {
  expect(lookStyles("vitepress", {})).toBeUndefined();
});
