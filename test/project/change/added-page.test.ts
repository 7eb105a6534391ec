// Does navc add say what is wrong with a name that is no page, or what a new group needs?
import { expect, test } from "vitest";
import type { ChangeError } from "../../../src/project/change/change-error.ts";
import { commandFor } from "../../../src/project/change/next-step.ts";
import type { NamedChange } from "../../../src/project/change/site-change.ts";
import { plannedChange } from "./planned-change.ts";

const texts = {
  "docs.json": '{ "name": "A", "navigation": { "pages": ["start"] } }',
  "start.mdx": "",
  "openapi.yml": "openapi: 3.0.0",
  "logo.svg": "<svg/>",
};
const target = { kind: "after", page: "start" } as const;

test.each<[string, Partial<NamedChange>, string]>([
  ["a spec", { page: "openapi.yml", target }, 'If it is a spec, name it in "openapi" of a group or tab in docs.json'],
  ["a picture", { page: "logo.svg", target }, "logo.svg is no page, so no list can have it."],
  ["a picture that is not there", { page: "gone.svg", target }, "There is no file gone.svg, and it would be no page"],
  ["a spec that is not there", { page: "api/v2.yaml" }, "For a page with this name, write api/v2.yaml.mdx."],
  ["a blank", { page: " ", target }, '" " names no page.'],
  ["a blank without a place", { page: " " }, '" " names no page.'],
])("%s is refused with a reason", async (_, addition, reason) => {
  await expect(plannedChange(texts, [{ kind: "add", ...addition } as NamedChange])).rejects.toThrow(reason);
});

test("a new group without a place is refused with what it needs", async () => {
  const refused = plannedChange(texts, [{ kind: "add", page: "x", group: "Größe & Maß" }]).catch(
    (error: unknown) => error,
  );
  const { next } = (await refused) as ChangeError;
  expect(commandFor(next)).toBe(
    "A new group needs a place, too: use navc add x --group 'Größe & Maß' with --before, --after or --into.",
  );
});
