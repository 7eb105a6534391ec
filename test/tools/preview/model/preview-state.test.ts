// How does the state of the preview change?
import { describe, expect, test } from "vitest";
import {
  defaultSettings,
  readViewSettings,
  reduce,
  startState,
} from "../../../../src/tools/preview/model/preview-state.ts";

describe("going to another place", () => {
  const at = reduce(startState(), { kind: "go", to: { href: "/a", edition: "fr", node: "group:A" } });

  test("forgets the inspected division on another page, and keeps it on the same", () => {
    expect(reduce(at, { kind: "go", to: { href: "/b" } }).place).toEqual({ ...at.place, href: "/b", node: "" });
    expect(reduce(at, { kind: "go", to: { href: "/a" } }).place.node).toBe("group:A");
    expect(reduce(at, { kind: "go", to: { view: "problems" } }).place.node).toBe("group:A");
  });

  test("keeps the search and the groups as they are", () => {
    const finding = reduce(reduce(at, { kind: "group", name: "g", open: true }), { kind: "find", open: true });
    const gone = reduce(finding, { kind: "go", to: { href: "/b" } });
    expect(gone.finding).toBe(true);
    expect(gone.groups.get("g")).toBe(true);
  });
});

test("settings that a browser kept are read, and what is wrong in them is as at first", () => {
  const settings = { ...defaultSettings, drilldown: "true", hidden: true };
  expect(readViewSettings(JSON.stringify(settings))).toEqual(settings);
  expect(readViewSettings('{"theme":"pink","hidden":"yes"}')).toEqual(defaultSettings);
  for (const text of [null, "", "null", "[", "7"]) expect(readViewSettings(text)).toEqual(defaultSettings);
});
