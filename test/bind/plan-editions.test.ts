// How many editions are planned at most, and which is always among them? (D12, D22)
import { expect, test } from "vitest";
import { compileNavigation } from "../../src/index.ts";
import { memoryHost } from "../../src/host/memory-host.ts";

test("a language whose versions all lead out stands alone", async () => {
  const navigation = {
    languages: [
      { language: "en", pages: ["start"] },
      { language: "fr", versions: [{ version: "v1", href: "https://fr.example.com/v1" }] },
    ],
  };
  const { navigation: result } = await compileNavigation({
    host: memoryHost({ "docs.json": JSON.stringify({ navigation }) }),
  });
  expect(result?.editions.map(({ id }) => id)).toEqual(["en", "fr"]);
  expect(result?.versions).toEqual([]);
});
