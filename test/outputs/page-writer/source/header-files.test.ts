// Which files that docs.json shows on all pages are copied, and what is said of the others?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { toDocusaurus } from "../../../../src/adapters.ts";
import { navigationIcons } from "../../../../src/outputs/adapters/icons/navigation-icons.ts";
import { headerFiles } from "../../../../src/outputs/page-writer/source/header-files.ts";
import { withoutFiles } from "../../../../src/outputs/page-writer/source/without-files.ts";

test("logo, favicon, font and the pictures of icons are copied once, below a base path, too; what is missing or not published is named", async () => {
  const host = memoryHost({ "index.mdx": "", "logo.svg": "", "a b.woff2": "", ".env": "", "box.svg": "" });
  const config = {
    name: "Acme",
    logo: { light: "/logo.svg", dark: "/logo.svg" },
    favicon: "/gone.svg",
    fonts: {
      heading: { family: "A", source: "/a%20b.woff2" },
      body: { family: "B", source: "https://a.example/b.woff2" },
    },
    navigation: { groups: [{ group: "G", icon: "box.svg", pages: ["index"] }] },
  };
  const { navigation } = await compileNavigation({ config, host, basePath: "/docs" });
  expect(headerFiles(navigation!, host, "docs.json")).toEqual({
    files: ["logo.svg", "a b.woff2", "box.svg"],
    lost: new Set(["/docs/gone.svg"]),
    faults: [{ kind: "missing-file", address: "/docs/gone.svg", file: "docs.json" }],
  });
  const site = { ...navigation!.site, logo: { light: "/.env", dark: "/.env" } };
  expect(headerFiles({ ...navigation!, site }, host, "docs.json").faults[0]).toMatchObject({
    kind: "not-copied",
    path: ".env",
  });
});

test("what is lost is in no style sheet and no head: the name is shown for the logo, the label without its icon, and the font by its name", async () => {
  const host = memoryHost({ "index.mdx": "---\nicon: /page.svg\n---\n", "here.svg": "" });
  const config = {
    name: "Acme",
    logo: "/logo.svg",
    favicon: "/favicon.svg",
    fonts: { family: "A", source: "/a.woff2", format: "woff2", weight: 400 },
    navigation: {
      global: { anchors: [{ anchor: "Blog", href: "https://blog.example", icon: "/anchor.svg" }] },
      groups: [
        { group: "Gone", icon: "gone.svg", pages: ["index"] },
        { group: "Here", icon: "here.svg", pages: ["index"] },
        { group: "Named", icon: "rocket", pages: ["index"] },
      ],
    },
  };
  const { navigation } = await compileNavigation({ config, host });
  const { lost } = headerFiles(navigation!, host, "docs.json");
  expect([...lost]).toHaveLength(6);
  const left = withoutFiles(navigation!, lost);
  expect([left.site.logo, left.site.favicon]).toEqual([undefined, undefined]);
  expect(left.site.fonts?.body).toEqual({ family: "A", weight: 400 });
  expect([...navigationIcons(left)].map(({ icon }) => icon)).toEqual(["here.svg", "rocket"]);
  const { css } = toDocusaurus(left, { drawingOf: () => "<svg/>" });
  expect(css).not.toMatch(/gone|page|anchor|woff2/);
  expect(css).toContain('url("/here.svg")');
  expect(withoutFiles(navigation!, new Set())).toBe(navigation);
});

test("of a logo with a missing picture the other one is for both modes", async () => {
  const host = memoryHost({ "index.mdx": "", "light.svg": "" });
  const config = { name: "Acme", logo: { light: "/light.svg", dark: "/drak.svg" }, navigation: { pages: ["index"] } };
  const { navigation } = await compileNavigation({ config, host });
  const { lost } = headerFiles(navigation!, host, "docs.json");
  expect(withoutFiles(navigation!, lost).site.logo).toMatchObject({ light: "/light.svg", dark: "/light.svg" });
});
