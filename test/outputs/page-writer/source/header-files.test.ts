// Which files that docs.json shows on all pages are copied, and what is said of the others?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { headerFiles } from "../../../../src/outputs/page-writer/source/header-files.ts";

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
    faults: [{ kind: "missing-file", address: "/docs/gone.svg", file: "docs.json" }],
  });
  const site = { ...navigation!.site, logo: { light: "/.env", dark: "/.env" } };
  expect(headerFiles({ ...navigation!, site }, host, "docs.json").faults[0]).toMatchObject({
    kind: "not-copied",
    path: ".env",
  });
});
