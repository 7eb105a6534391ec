// For which faults does the platform drop the whole subtree?
import type { Row } from "./row.ts";

/** A fault below the root, where the platform empties the subtree without a message. */
export const emptiedSubtrees: readonly Row[] = [
  {
    input: "a tab with a group that lacks its label",
    navigation: `{ "tabs": [{ "tab": "T", "groups": [
      ‸{ "pages": ["a"] }
    ] }] }`,
    says: "missing-field",
    words: `This group lacks "group", its title in the sidebar.`,
  },
  {
    input: "a misspelt label below a language, a version and a tab",
    navigation: `{ "languages": [{ "language": "en", "versions": [{ "version": "1", "tabs": [{ "tab": "T", "groups": [
      { ‸"grp"‸: "G", "pages": ["a"] }
    ] }] }] }] }`,
    says: "missing-field",
    suggestion: "group",
    words: `has "grp" instead of "group"`,
  },
  {
    input: "a misspelt tab in a version",
    navigation: `{ "versions": [{ "version": "1", "tabs": [
      { ‸"tabb"‸: "T", "pages": ["a"] }
    ] }] }`,
    says: "missing-field",
    suggestion: "tab",
  },
  {
    input: "an unknown language in a version",
    navigation: `{ "versions": [{ "version": "1", "languages": [
      { "language": "en", "pages": ["a"] },
      { "language": ‸"xx"‸, "pages": ["b"] }
    ] }] }`,
    says: "unknown-language",
  },
  {
    input: `"expanded": "yes" on a group in a tab`,
    navigation: `{ "tabs": [{ "tab": "T", "groups": [
      { "group": "G", "pages": [{ "group": "H", "expanded": ‸"yes"‸, "pages": ["a"] }] }
    ] }] }`,
    says: "wrong-type",
    suggestion: "true",
    words: `"expanded" is the string "yes", and has to be true or false, without quotes.`,
  },
  {
    input: `"expanded": "yes" on a group that is in no other group`,
    navigation: `{ "tabs": [{ "tab": "T", "groups": [
      { "group": "G", "expanded": ‸"yes"‸, "pages": ["a"] }
    ] }] }`,
    says: "wrong-type",
    suggestion: "true",
  },
  {
    input: "null among the pages of a tab",
    navigation: `{ "tabs": [{ "tab": "T", "pages": [
      "a",
      ‸null‸
    ] }] }`,
    says: "wrong-type",
  },
  {
    input: "a tab with anchors and groups",
    navigation: `{ "tabs": [{ "tab": "T",
      "anchors": [{ "anchor": "A", "pages": ["a"] }],
      ‸"groups"‸: [{ "group": "G", "pages": ["b"] }]
    }] }`,
    says: "mixed-children",
    words: `Tab "T" holds "anchors" and "groups" side by side`,
  },
  {
    input: "a tab with pages and groups",
    navigation: `{ "tabs": [{ "tab": "T",
      "pages": ["a"],
      ‸"groups"‸: [{ "group": "G", "pages": ["b"] }]
    }] }`,
    says: "mixed-children",
  },
  {
    input: "a tab that links out and has pages",
    navigation: `{ "tabs": [{ "tab": "T",
      ‸"href"‸: "https://example.com",
      "pages": ["a"]
    }] }`,
    says: "link-with-children",
    severity: "warning",
  },
  {
    input: "a relative link that leads nowhere",
    navigation: `{ "anchors": [
      { "anchor": "A", "pages": ["a"] },
      { "anchor": "B", "href": ‸"foo"‸ }
    ] }`,
    says: "href-target-missing",
    severity: "warning",
  },
  {
    input: "a menu in an anchor",
    navigation: `{ "anchors": [{ "anchor": "A",
      ‸"menu"‸: [{ "item": "I", "pages": ["a"] }]
    }] }`,
    says: "misplaced-children",
    words: "A menu belongs in a tab or a product.",
  },
  {
    input: "a version in a version",
    navigation: `{ "versions": [{ "version": "1",
      ‸"versions"‸: [{ "version": "2", "pages": ["a"] }]
    }] }`,
    says: "misplaced-children",
  },
  {
    input: "an unknown field like a known one",
    navigation: `{ "tabs": [{ "tab": "T", ‸"colour"‸: "red", "pages": ["a"] }] }`,
    says: "unknown-field",
    severity: "warning",
    suggestion: "color",
  },
  {
    input: "an unknown field like no other",
    navigation: `{ "tabs": [{ "tab": "T", ‸"foo"‸: 1, "pages": ["a"] }] }`,
    says: "unknown-field",
    severity: "info",
  },
  {
    input: "two versions of one label",
    navigation: `{ "versions": [
      { "version": "1", "pages": ["a"] },
      { "version": ‸"1"‸, "pages": ["b"] }
    ] }`,
    says: "duplicate-selector",
  },
  {
    input: "two defaults",
    navigation: `{ "versions": [
      { "version": "1", "default": true, "pages": ["a"] },
      { "version": "2", ‸"default"‸: true, "pages": ["b"] }
    ] }`,
    says: "several-defaults",
    severity: "warning",
    words: `Remove "default" from "2".`,
  },
  {
    input: "a page listed twice",
    navigation: `{ "pages": [
      "a",
      "b",
      ‸"a"‸
    ] }`,
    says: "page-listed-twice",
    severity: "warning",
  },
  {
    input: "a group without pages",
    navigation: `{ "groups": [
      { "group": "G", "pages": ["a"] },
      ‸{ "group": "H" }
    ] }`,
    says: "missing-field",
    words: `Group "H" lacks "pages"`,
  },
  {
    input: "a tab with nothing",
    navigation: `{ "tabs": [
      { "tab": "T", "pages": ["a"] },
      ‸{ "tab": "U" }
    ] }`,
    says: "empty-children",
    severity: "warning",
    words: `Tab "U" has neither pages nor a link`,
  },
];
