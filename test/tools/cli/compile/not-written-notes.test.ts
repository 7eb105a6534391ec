// Are there few lines, however many redirects a host can't have?
import { expect, test } from "vitest";
import { notWrittenNotes } from "../../../../src/tools/cli/compile/not-written-notes.ts";

const refused = (count: number, reason: (index: number) => string): Parameters<typeof notWrittenNotes>[0] =>
  Array.from({ length: count }, (_, index) => ({
    redirect: { source: `/a${index}`, destination: "/b", permanent: true },
    reason: reason(index),
  }));

test("of one reason three redirects are named, and the others counted", () => {
  const line = (index: number): string => `The redirect from /a${index} to /b is not written for vercel: it is full.`;
  expect(
    notWrittenNotes(
      refused(3, () => "it is full"),
      "vercel",
    ),
  ).toEqual([line(0), line(1), line(2)]);
  expect(
    notWrittenNotes(
      refused(20_000, () => "it is full"),
      "vercel",
    ),
  ).toEqual([line(0), line(1), line(2), "19997 more redirects are not written for vercel: it is full."]);
});

test("many reasons are not many lines", () => {
  const notes = notWrittenNotes(
    refused(50, (index) => `reason ${index}`),
    "nginx",
  );
  expect(notes).toHaveLength(21);
  expect(notes.at(-1)).toBe("30 more redirects are not written for nginx, for 30 other reasons.");
});
