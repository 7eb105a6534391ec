// Does the preview say why a change can't be made, without commands that nobody types there?
import { expect, test } from "vitest";
import { ChangeError } from "../../../../src/project/change/change-error.ts";
import type { NextStep } from "../../../../src/project/change/next-step.ts";
import { UsageError } from "../../../../src/project/settings/usage-error.ts";
import { changeFailure } from "../../../../src/tools/preview/server/change-failure.ts";

const steps: readonly (readonly [next: NextStep, words: string])[] = [
  [{ kind: "merge", page: "a.mdx", into: "b/c.mdx" }, "To merge the two, delete a and send its readers to b/c."],
  [{ kind: "place", page: "a" }, "Move its row."],
  [{ kind: "list", page: "a" }, "Add it beside a row, with the menu of that row."],
  [
    { kind: "replace", page: "a", redirect: "/b" },
    "To send its readers to /b, delete the page, or change its address.",
  ],
  [
    { kind: "replace", page: "a", redirect: "https://acme.com" },
    "To send its readers to https://acme.com, delete the page.",
  ],
  [{ kind: "entry", page: "a", redirect: "/b", moved: undefined }, "Delete its entry, and send its readers to /b."],
  [
    { kind: "entry", page: "a", redirect: "/b", moved: "c" },
    "If it has moved to c, change its address. If not, delete its entry, and send its readers to /b.",
  ],
  [{ kind: "links", below: "/a" }, "Correct the links below /a in Problems."],
  [{ kind: "fix" }, "Problems has a button that repairs it."],
  [{ kind: "each", operations: [] }, "Change each by itself."],
];

test.each(steps)("$kind: what would be right is said as the preview does it", (next, words) => {
  expect(changeFailure(new ChangeError("It can't be.", next))).toBe(`It can't be. ${words}`);
});

test.each([
  ["Change each division by itself, without --all-languages and --all-versions.", "Change each division by itself."],
  ["Its translations show where. Use --after or --before.", "Its translations show where."],
  ["Move each by itself, or the same folder of other languages with --all-languages.", "Move each by itself."],
  [
    '"T" has groups, which can\'t hold this. Name one of them: --into "T > …".',
    '"T" has groups, which can\'t hold this. Choose one of them.',
  ],
  ['There is no page "a--after/b".', 'There is no page "a--after/b".'],
])("%s", (message, said) => {
  expect(changeFailure(new UsageError(message))).toBe(said);
});

test("a bug is none of these", () => {
  expect(changeFailure(new TypeError("bug"))).toBeUndefined();
});
