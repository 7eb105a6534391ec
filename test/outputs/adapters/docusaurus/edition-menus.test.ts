// Does a menu say which of its choices another build has?
import { expect, test } from "vitest";
import { docusaurusOf } from "./docusaurus-site.ts";

const pages = (folder: string): readonly string[] => [`${folder}start`, `${folder}tips`];

test("another language is in another build, and another version in the same one", async () => {
  const { locales } = await docusaurusOf({
    languages: [
      {
        language: "en",
        default: true,
        versions: [
          { version: "v2", pages: pages("") },
          { version: "v1", pages: pages("v1/") },
        ],
      },
      { language: "fr", versions: [{ version: "v2", pages: pages("fr/") }] },
    ],
  });
  const [versions, languages] = locales["en"]!.editionMenus;
  const shown = ({ editions }: NonNullable<typeof versions>): unknown =>
    editions[0]?.choices.map(({ label, folder, current, elsewhere }) => [label, folder, current, elsewhere]);
  expect([versions?.kind, languages?.kind]).toEqual(["version", "language"]);
  expect(shown(versions!)).toEqual([
    ["v2", "", true, undefined],
    ["v1", "/v1", undefined, undefined],
  ]);
  expect(shown(languages!)).toEqual([
    ["English", "", true, undefined],
    ["Français", "/fr", undefined, true],
  ]);
});

test("a menu lists only the pages whose choices are not at the same path", async () => {
  const { locales } = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["index", "tips", "only"] },
      { language: "fr", pages: ["fr/index", "fr/tips"] },
    ],
  });
  expect(locales["en"]!.editionMenus.map(({ pages: each }) => each)).toEqual([
    { "/only": { targets: ["/only", "/fr"] } },
  ]);
  expect(locales["fr"]!.editionMenus.map(({ pages: each }) => each)).toEqual([{}]);
});

test("a language without a folder of its own has choices of its own, and is no folder of the others", async () => {
  const { locales } = await docusaurusOf({
    languages: [
      { language: "en", default: true, tag: "Beta", pages: ["index", "tips"] },
      { language: "fr", pages: ["fr/index", "fr/tips"] },
      { language: "ar", pages: ["debut"] },
    ],
  });
  const english = { label: "English", tag: "Beta", lang: "en", href: "/" };
  const french = { label: "Français", lang: "fr", elsewhere: true, href: "/fr" };
  const arabic = { label: "العربية", lang: "ar", href: "/debut" };
  const [menu] = locales["en"]!.editionMenus;
  expect(menu!.editions).toEqual([
    { folder: "", choices: [{ ...english, current: true, folder: "" }, { ...french, folder: "/fr" }, arabic] },
  ]);
  expect(menu!.pages).toEqual({ "/debut": { choices: [english, french, { ...arabic, current: true }] } });
});

test("a site of one language without versions has no menu", async () => {
  const { locales } = await docusaurusOf({ languages: [{ language: "fr", pages: ["index", "tips"] }] });
  expect(locales["fr"]!.editionMenus).toEqual([]);
});
