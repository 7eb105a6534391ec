// Which faults does the platform report without a place?
import type { Row } from "./row.ts";

/** Faults that the platform reports without a place, in up to 71 lines. */
export const reportedWithoutPlace: readonly Row[] = [
  { input: "no primary pattern", navigation: `‸{ }`, says: "no-primary-pattern" },
  {
    input: "nothing but global",
    navigation: `‸{ "global": { "anchors": [{ "anchor": "A", "href": "https://example.com" }] } }`,
    says: "no-primary-pattern",
  },
  {
    input: "a group of the root without a name",
    navigation: `{ "groups": [
      ‸{ "pages": ["a"] }
    ] }`,
    says: "missing-field",
  },
  {
    input: `"language": "eng" at the root`,
    navigation: `{ "languages": [{ "language": ‸"eng"‸, "pages": ["a"] }] }`,
    says: "unknown-language",
    suggestion: "en",
  },
  {
    input: `"version": 2 at the root`,
    navigation: `{ "versions": [{ "version": ‸2‸, "pages": ["a"] }] }`,
    says: "wrong-type",
    words: `"version" is a number, and has to be a string, in quotes.`,
  },
  {
    input: `"hidden": "yes" on a tab`,
    navigation: `{ "tabs": [{ "tab": "T", "hidden": ‸"yes"‸, "pages": ["a"] }] }`,
    says: "wrong-type",
    suggestion: "true",
  },
  {
    input: "an empty group name",
    navigation: `{ "groups": [{ "group": ‸""‸, "pages": ["a"] }] }`,
    says: "empty-label",
    severity: "info",
  },
  { input: "empty groups", navigation: `{ ‸"groups"‸: [] }`, says: "empty-children", severity: "warning" },
  {
    input: "an unknown key of global",
    navigation: `{ "global": { ‸"foo"‸: [] }, "pages": ["a"] }`,
    says: "unknown-field",
    severity: "info",
  },
  {
    input: "a layout of root pages that does not exist",
    navigation: `{ "directory": ‸"cards"‸, "pages": ["a"] }`,
    says: "wrong-type",
    suggestion: "card",
  },
  {
    input: "the folder of a spec in place of a layout",
    navigation: `{ "tabs": [{ "tab": "T", "directory": ‸"api/reference"‸, "pages": ["a"] }] }`,
    says: "wrong-type",
    words: `"openapi": { "source": …, "directory": … }`,
  },
  {
    input: "eyebrows that do not exist",
    navigation: `{ "pages": ["a"] }`,
    beside: `"styling": { "eyebrows": ‸"sections"‸ }`,
    says: "wrong-type",
    suggestion: "section",
  },
  {
    input: "drilldown as a text",
    navigation: `{ "pages": ["a"] }`,
    beside: `"interaction": { "drilldown": ‸"true"‸ }`,
    says: "wrong-type",
    suggestion: "true",
  },
  {
    input: "one address redirected twice",
    navigation: `{ "pages": ["a"] }`,
    beside: `"redirects": [
      { "source": "/x", "destination": "/a" },
      { "source": ‸"/x"‸, "destination": "/a" }
    ]`,
    says: "redirect-duplicate",
    severity: "warning",
  },
  {
    input: "a global anchor without href",
    navigation: `{ "pages": ["a"], "global": { "anchors": [
      ‸{ "anchor": "A" }
    ] } }`,
    says: "missing-field",
    words: `Anchor "A" lacks "href"`,
  },
  {
    input: "invalid JSON",
    navigation: `{ "pages": [
      "a"‸,‸
    ] }`,
    says: "config-syntax",
    words: "there is a comma too many before ]",
  },
];
