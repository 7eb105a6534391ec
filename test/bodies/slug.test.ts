// Are slugs of plain texts the ones that the package of the platform makes?
import slugify from "@sindresorhus/slugify";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slug, type SlugOptions } from "../../src/bodies/slug.ts";
import { propertyRuns } from "../support/property-runs.ts";

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
