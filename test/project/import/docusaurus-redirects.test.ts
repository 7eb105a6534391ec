// Do the addresses that the plugin for redirects of Docusaurus makes of those of all pages lead where they led?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const imported = (options: object): ReturnType<typeof importedInMemory> =>
  importedInMemory("docusaurus", {
    "docusaurus.config.json": JSON.stringify({
      title: "A",
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      presets: [["classic", { docs: {} }]],
      plugins: [["@docusaurus/plugin-client-redirects", options]],
    }),
    "docs/intro.md": "# Intro\n",
    "docs/tool.md": "---\nslug: /tool.exe\n---\n# Tool\n",
    "docs/taken.md": "# Taken\n",
    "docs/taken-too.md": "---\nslug: /taken.exe\n---\n# Taken, too\n",
    "src/pages/index.md": "# Home\n",
  });
const redirectsOf = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const { redirects } = JSON.parse(files["docs.json"]!) as { redirects?: { source: string; destination: string }[] };
  return new Map((redirects ?? []).map(({ source, destination }) => [source, destination]));
};

test("with and without extensions", async () => {
  const { files, losses, problems } = await imported({
    fromExtensions: ["html", "htm"],
    toExtensions: ["exe"],
    redirects: [{ from: "/old", to: "/docs/intro" }],
  });
  const redirects = redirectsOf(files);
  expect(redirects.get("/old")).toBe("/docs/intro");
  for (const ending of ["html", "htm"]) {
    expect(redirects.get(`/docs/intro.${ending}`)).toBe("/docs/intro");
    expect(redirects.get(`/fr/docs/intro.${ending}`)).toBe("/docs/intro");
  }
  expect(redirects.get("/docs/tool")).toBe("/docs/tool.exe");
  expect(redirects.has("/docs/taken")).toBe(false);
  expect([...redirects.keys()].filter((each) => /^\/(?:fr|index)?\.html?$|\.html?\./.test(each))).toEqual([]);
  expect(losses).toEqual([]);
  expect(problems).toEqual([]);
});

test("a page with such an extension has no address with a second one", async () => {
  const { files } = await imported({ fromExtensions: ["html", "exe"] });
  const sources = [...redirectsOf(files).keys()];
  expect(sources).toContain("/docs/intro.exe");
  expect(sources.filter((each) => /\.exe\.\w+$/.test(each))).toEqual([]);
});

test("a function that makes redirects is named, if the configuration has it", async () => {
  const { losses } = await imported({ createRedirects: "(path) => path" });
  expect(losses.map(({ what, pointer }) => [what, pointer])).toEqual([
    ["createRedirects", "/plugins/0/1/createRedirects"],
  ]);
});
