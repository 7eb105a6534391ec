// How does the state of the preview change?
import { describe, expect, test } from "vitest";
import { startPlace } from "../../../../src/tools/preview/model/preview-place.ts";
import {
  defaultSettings,
  readViewSettings,
  reduce,
  startState,
  type Settings,
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

test("settings and groups change one by one, and the heading to scroll to is the last one", () => {
  const first = startState();
  expect(first).toEqual({
    place: startPlace,
    settings: defaultSettings,
    groups: new Map(),
    finding: false,
    anchor: { href: "", id: "" },
  });
  const set = reduce(first, { kind: "set", settings: { theme: "dark" } });
  expect(set.settings).toEqual({ ...defaultSettings, theme: "dark" });
  const closed = reduce(reduce(set, { kind: "group", name: "a", open: true }), {
    kind: "group",
    name: "b",
    open: false,
  });
  expect([[...closed.groups], [...first.groups]]).toEqual([
    [
      ["a", true],
      ["b", false],
    ],
    [],
  ]);
  const anchored = reduce(closed, { kind: "anchor", href: "/a", id: "h" });
  expect(anchored).toEqual({ ...closed, anchor: { href: "/a", id: "h" } });
});

test("each setting that can be chosen is kept", () => {
  const kept: readonly Partial<Settings>[] = [
    ...(["docs.json", "true", "false"] as const).map((drilldown) => ({ drilldown })),
    ...(["docs.json", "breadcrumbs", "section"] as const).map((eyebrows) => ({ eyebrows })),
    ...(["auto", "light", "dark"] as const).map((theme) => ({ theme })),
  ];
  for (const each of kept) expect(readViewSettings(JSON.stringify(each))).toEqual({ ...defaultSettings, ...each });
});

test("settings that a browser kept are read, and what is wrong in them is as at first", () => {
  const settings = { ...defaultSettings, drilldown: "true", hidden: true };
  expect(readViewSettings(JSON.stringify(settings))).toEqual(settings);
  expect(readViewSettings('{"theme":"pink","hidden":"yes"}')).toEqual(defaultSettings);
  for (const text of [null, "", "null", "[", "7"]) expect(readViewSettings(text)).toEqual(defaultSettings);
});
