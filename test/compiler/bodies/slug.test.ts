// Are slugs of plain texts the ones that the package of the platform makes?
import slugify from "@sindresorhus/slugify";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slug, type SlugOptions } from "../../../src/compiler/bodies/slug.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const pieces = [
  "a",
  "B",
  "API",
  "Id",
  "s",
  "t",
  "'s",
  "-",
  "--",
  "_",
  " ",
  "%E4",
  "%",
  "1",
  "\\",
  ".",
  "/",
  "é",
  "&",
  "x-t",
  "^",
  "`",
  "APIs",
  "2D",
  "バ",
  "パッケージ",
  "安装",
  "：",
  "（",
  "설치",
  "\u1112\u1161",
  "\u3099",
  "か\u3099",
  "①",
  "Ａ",
  "ｶﾞ",
  "Привет",
  "ый",
  "ế",
  "1\uFE0F\u20E3",
  "♥",
];

test("for any text", () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((each) => each.join(""));
  const options = fc.record<SlugOptions>({
    decamelize: fc.boolean(),
    keeps: fc.constantFrom<NonNullable<SlugOptions["keeps"]>>([], ["_"], ["%", "_"]),
  });
  fc.assert(
    fc.property(texts, options, (text, { decamelize, keeps = [] }) => {
      const expected = slugify(text, { decamelize, lowercase: !keeps.includes("%"), preserveCharacters: [...keeps] });
      expect({ text, slug: slug(text, { decamelize, keeps }) }).toEqual({ text, slug: expected });
    }),
    { numRuns: propertyRuns(5000) },
  );
});
