// Are titles above texts, and texts where one sees them?
import { expect, test } from "vitest";
import type { FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";
import { foundRows } from "../../../../src/tools/preview/model/found-rows.ts";
import type { TextHit } from "../../../../src/tools/preview/model/text-hits.ts";

const entry = { kind: "page", label: "A" } as FindEntry;
const hit = { href: "/a", title: "A" } as TextHit;
const found = (shown: number, count = shown): Parameters<typeof foundRows>[0] => ({
  entries: Array.from({ length: shown }, () => entry),
  count,
});
const kinds = (...words: Parameters<typeof foundRows>): string =>
  foundRows(...words)
    .map(({ kind }) => kind[0])
    .join("");

test("titles are first, and many of them are folded above texts", () => {
  expect(kinds(found(2), [hit, hit], false)).toBe("eett");
  expect(kinds(found(6), [hit], false)).toBe("eeeeeet");
  expect(kinds(found(7), [hit], false)).toBe("eeeeemt");
  expect(kinds(found(7), [hit], true)).toBe("eeeeeeet");
  expect(kinds(found(7), [], false)).toBe("eeeeeee");
  expect(foundRows(found(500, 2000), [hit], false)[5]).toEqual({ kind: "more", count: 1995 });
});
