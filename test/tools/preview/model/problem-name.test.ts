// Do two compiles of a site call a problem the same, and no other one?
import { expect, test } from "vitest";
import { problemName } from "../../../../src/tools/preview/model/problem-name.ts";

const problem = { code: "page-not-found", file: "docs.json", pointer: "/navigation/pages/0", subject: "a" } as const;

test("what is at another place, of another code or about something else has another name", () => {
  const others = [
    { ...problem, code: "page-ignored" } as const,
    { ...problem, file: "nav.json" },
    { ...problem, pointer: "/navigation/pages/1" },
    { ...problem, subject: "b" },
  ];
  expect(new Set([problem, ...others].map(problemName)).size).toBe(5);
  expect(problemName({ ...problem })).toBe(problemName(problem));
});
