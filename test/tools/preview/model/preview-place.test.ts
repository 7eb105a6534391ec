// Does the address of the preview hold what is shown?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPlace, startPlace, views, writePlace } from "../../../../src/tools/preview/model/preview-place.ts";

describe("the address of a place", () => {
  test("leads back to the place, whatever the texts of the site are", () => {
    const text = fc.string({ unit: "grapheme" });
    const place = fc.record({ view: fc.constantFrom(...views), href: text, edition: text, node: text, within: text });
    fc.assert(
      fc.property(place, (each) => {
        expect(readPlace(writePlace(each))).toEqual(each);
      }),
    );
  });

  test("is there also for a text that is not valid Unicode, which JSON may hold", () => {
    expect(readPlace(writePlace({ ...startPlace, node: "group:a\ud800" })).node).toBe("group:a\ufffd");
  });

  test("can be read by people", () => {
    expect(writePlace({ ...startPlace, href: "/fr/guides/auth", edition: "fr@v2" })).toBe(
      "#/site?page=/fr/guides/auth&edition=fr@v2",
    );
  });

  test("that names nothing known is the start", () => {
    expect(readPlace("#/__proto__?other=1")).toEqual(startPlace);
  });
});
