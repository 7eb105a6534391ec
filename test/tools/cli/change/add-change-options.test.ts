// Are the words of --redirects, --before, --after and --into read as they are meant?
import { expect, test } from "vitest";
import { entryTargetOf, labelsIn, redirectPlaceOf } from "../../../../src/tools/cli/change/add-change-options.ts";

test("the place of redirects is a word, or a file of the host", () => {
  expect(["docs.json", "none", "host", "host:public/_redirects"].map(redirectPlaceOf)).toEqual([
    { kind: "docs.json" },
    { kind: "none" },
    { kind: "host" },
    { kind: "host", file: "public/_redirects" },
  ]);
  for (const written of ["host:", "a host:b", "netlify"])
    expect(() => redirectPlaceOf(written)).toThrow(`and not "${written}".`);
});

test("an entry has one place, or none", () => {
  expect([{ before: "a" }, { after: "b" }, { into: "Tab > G" }, {}].map(entryTargetOf)).toEqual([
    { kind: "before", page: "a" },
    { kind: "after", page: "b" },
    { kind: "into", labels: ["Tab", "G"] },
    undefined,
  ]);
  expect(() => entryTargetOf({ before: "a", into: "G" })).toThrow("An entry has one place");
});

test("labels are divided by >, and none is empty", () => {
  expect(labelsIn("Tab >  A>B ")).toEqual(["Tab", "A>B"]);
  for (const text of ["", "Tab > ", " > G"]) expect(() => labelsIn(text)).toThrow(`"${text}" has an empty label.`);
});
