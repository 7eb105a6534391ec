// The number of planned editions is bounded, and the default one is always among them (D12, D22).
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

test("a language whose versions all lead out has one edition", async () => {
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

test("two editions have two ids, whatever their labels", async () => {
  const navigation = {
    languages: [
      { language: "en", versions: [{ version: "a@b", pages: ["one"] }] },
      { language: "en@a", versions: [{ version: "b", pages: ["two"] }] },
      { language: "en~1a", versions: [{ version: "b", pages: ["three"] }] },
    ],
  };
  const { navigation: result } = await compileNavigation({
    host: memoryHost({ "docs.json": JSON.stringify({ navigation }) }),
  });
  expect(result?.editions.map(({ id }) => id)).toEqual(["en@a@b", "en~1a@b", "en~01a@b"]);
});
