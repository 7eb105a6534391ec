// Is it seen why an entry was found?
import { expect, test } from "vitest";
import type { FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";
import { foundText } from "../../../../src/tools/preview/model/found-text.ts";
import { nameQuery } from "../../../../src/tools/preview/model/name-query.ts";

const page: FindEntry = {
  kind: "page",
  division: "",
  label: "Devibe quickly",
  also: "",
  path: "guides/start/index",
  href: "/guides/start",
  edition: "",
  node: "",
  from: ["/first-steps"],
};

/** The label and the place, with what is marked in brackets. */
const shown = (query: string, entry = page): readonly string[] => {
  const { label, place } = foundText(
    entry,
    nameQuery(query, () => false),
  );
  return [label, place].map((parts) =>
    parts.map((part) => (typeof part === "string" ? part : `[${part[0]}]`)).join(""),
  );
};

test.each([
  ["a part of its label", "vibe", "De[vibe] quickly", "/guides/start"],
  ["its address", "https://a.example/guides/start#x", "Devibe quickly", "[/guides/start]"],
  ["its label and its address", "quickly guides", "Devibe [quickly]", "/[guides]/start"],
  ["its label, whatever else has the word", "i", "Dev[i]be qu[i]ckly", "/guides/start"],
  ["the name of its file", "start/index.mdx", "Devibe quickly", "guides/[start/index] · /guides/start"],
  ["an old address", "/first-steps", "Devibe quickly", "[/first-steps] leads to /guides/start"],
  ["its address with a slash", "/guides/start/", "Devibe quickly", "[/guides/start]"],
  ["an old address with a slash", "/first-steps/", "Devibe quickly", "[/first-steps] leads to /guides/start"],
  ["a folder", "guides/", "Devibe quickly", "/[guides/]start"],
  ["nothing", "", "Devibe quickly", "/guides/start"],
])("by %s", (_, query, label, place) => {
  expect(shown(query)).toEqual([label, place]);
});

test("by its operation", () => {
  const operation: FindEntry = { ...page, kind: "operation", also: "GET /users" };
  expect(shown("/users", operation)).toEqual(["Devibe quickly", "GET [/users] · /guides/start"]);
});

test("without a label or a page", () => {
  expect(shown("start", { ...page, label: "" })).toEqual(["guides/[start]/index", "/guides/start"]);
  expect(shown("devibe", { ...page, path: "", href: "" })).toEqual(["[Devibe] quickly", "leads nowhere"]);
});
