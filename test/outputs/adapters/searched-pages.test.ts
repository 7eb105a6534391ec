// Does the search of each host find only what the search of navc finds? (D431)
import { expect, test } from "vitest";
import { toDocusaurus, toFumadocs } from "../../../src/adapters.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("pages that are hidden, in no list or not searchable are not found", async () => {
  const host = memoryHost({
    "index.mdx": "",
    "hidden.mdx": "---\nhidden: true\n---\n",
    "unlisted.mdx": "",
    "silent.mdx": "---\nsearchable: false\n---\n",
  });
  const config = {
    name: "Acme",
    navigation: {
      groups: [
        { group: "Start", pages: ["index", "hidden"] },
        { group: "Silent", pages: ["silent"] },
      ],
    },
  };
  const { navigation } = await compileNavigation({ config, host, basePath: "/docs", discover: true });
  const { locales } = toDocusaurus(navigation!);
  expect(Object.values(locales)[0]!.notSearched).toEqual(["silent"]);
  const found = Object.entries(toFumadocs(navigation!).pages).filter(([, { search }]) => search !== false);
  expect(found.map(([href]) => href)).toEqual(["/docs"]);
});
