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
