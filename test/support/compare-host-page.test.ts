// Is each way in which a host can show a page wrongly found?
import { expect, test } from "vitest";
import { comparePages } from "./compare-host-page.ts";
import type { ShownEntry, ShownPage } from "./expected-host-page.ts";

const one: ShownEntry = { kind: "link", label: "One", href: "/one", active: true };
const two: ShownEntry = { kind: "link", label: "Two", href: "/two", active: false };
const start: ShownEntry = { kind: "group", label: "Start", href: undefined, active: false, open: true };
const right: ShownPage = {
  title: "One",
  lang: "en",
  dir: "ltr",
  sidebar: [start, one, two],
  prev: null,
  next: { label: "Two", href: "/two" },
  languages: [
    { label: "English", href: undefined, current: true },
    { label: "Français", href: "/fr/one", current: false },
  ],
  versions: [],
};

test("a page that is right has no differences, however addresses are written", () => {
  const written = { ...one, href: "/one.html" };
  const shown = {
    ...right,
    sidebar: [start, written, { ...two, href: "/%74wo/index.html" }],
    next: { label: "Two", href: "/two/" },
  };
  expect([comparePages(right, right), comparePages(right, shown)]).toEqual([[], []]);
});

test.each<[string, Partial<ShownPage>, string]>([
  ["the title", { title: "Other" }, 'its title is "Other", not "One"'],
  ["the language", { lang: "fr" }, 'its language is "fr", not "en"'],
  ["the direction", { dir: "rtl" }, 'its direction is "rtl", not "ltr"'],
  [
    "an entry that is missing",
    { sidebar: [start, one] },
    'the sidebar of 2 (expected: 3) has nothing at 3, not link "Two" (/two)',
  ],
  [
    "an entry too many",
    { sidebar: [start, one, two, two] },
    'the sidebar of 4 (expected: 3) has link "Two" (/two) at 4, not nothing',
  ],
  [
    "the order",
    { sidebar: [start, two, one] },
    'the sidebar of 3 (expected: 3) has link "Two" (/two) at 2, not link "One" (/one)',
  ],
  [
    "a label",
    { sidebar: [start, { ...one, label: "1" }, two] },
    'the sidebar of 3 (expected: 3) has link "1" (/one) at 2, not link "One" (/one)',
  ],
  [
    "an address",
    { sidebar: [start, one, { ...two, href: "/2" }] },
    'the sidebar of 3 (expected: 3) has link "Two" (/2) at 3, not link "Two" (/two)',
  ],
  [
    "a title that leads somewhere",
    { sidebar: [{ ...start, href: "/one" }, one, two] },
    'the sidebar of 3 (expected: 3) has group "Start" (/one) at 1, not group "Start" (no link)',
  ],
  [
    "a second active entry",
    { sidebar: [start, one, { ...two, active: true }] },
    'the active entry is "link \\"One\\" (/one), link \\"Two\\" (/two)", not "link \\"One\\" (/one)"',
  ],
  [
    "no active entry",
    { sidebar: [start, { ...one, active: false }, two] },
    'the active entry is "", not "link \\"One\\" (/one)"',
  ],
  [
    "a group that is closed",
    { sidebar: [{ ...start, open: false }, one, two] },
    "the open groups of 0 (expected: 1) has nothing at 1, not Start",
  ],
  [
    "the previous page",
    { prev: { label: "Two", href: "/two" } },
    'the previous page is "\\"Two\\" (/two)", not "none"',
  ],
  ["the next page", { next: null }, 'the next page is "none", not "\\"Two\\" (/two)"'],
  [
    "a language",
    { languages: [right.languages[0]!, { ...right.languages[1]!, href: "/fr" }] },
    'the languages of 2 (expected: 2) has "Français" (/fr) at 2, not "Français" (/fr/one)',
  ],
  [
    "the current language",
    { languages: right.languages.map((each) => ({ ...each, current: false })) },
    'the languages of 2 (expected: 2) has "English" (no link) at 1, not "English" (current)',
  ],
  [
    "a version",
    { versions: [{ label: "v1", href: "/v1", current: false }] },
    'the versions of 1 (expected: 0) has "v1" (/v1) at 1, not nothing',
  ],
])("%s is compared", (_what, change, difference) => {
  expect(comparePages(right, { ...right, ...change })).toContain(difference);
});
