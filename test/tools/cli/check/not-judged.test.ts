// Does every form of a check say what could not be judged, and does that change no exit code?
import { afterAll, expect, test } from "vitest";
import { sarifFaults, type SarifLog } from "../../../support/sarif.ts";
import { madeSite } from "../made-site.ts";

const navigation = {
  groups: [
    { group: "Start", pages: ["index"] },
    ...["a", "b", "c", "d", "e", "f"].map((name) => ({
      group: name,
      openapi: { source: `https://me:secret@example.com/${name}.json`, directory: name },
    })),
  ],
};
const links = ["a", "b", "c", "d", "e", "f"].map((name) => `[link](/${name}/list) [again](/${name}/get)`).join(" ");
const site = madeSite({ "docs.json": JSON.stringify({ navigation }), "index.mdx": `---\ntitle: T\n---\n\n${links}\n` });
afterAll(() => site.remove());

const lines = [
  ...["a", "b", "c", "d"].map(
    (name) => `not judged: 2 links (link-not-found), because https://…@example.com/${name}.json was not fetched`,
  ),
  "not judged: 4 links (link-not-found), for 2 other reasons",
];

test.each(["pretty", "github"])(
  "%s says it in a line for each reason, and sums up more than five",
  async (reporter) => {
    const { stdout, code } = await site.run(`check ROOT --links --reporter ${reporter}`);
    expect(stdout.split("\n").filter((line) => line.startsWith("not judged"))).toEqual(lines);
    expect(code).toBe(0);
  },
);

test("markdown says it below the counts", async () => {
  const { stdout } = await site.run("check ROOT --links --reporter markdown");
  expect(stdout).toMatch(/^### navc check\n\n[^\n]+\n\nnot judged: 2 links/);
});

test("json has all of it", async () => {
  const { stdout } = await site.run("check ROOT --links --reporter json");
  const { notJudged } = JSON.parse(stdout) as { readonly notJudged: readonly object[] };
  expect(notJudged).toHaveLength(6);
  expect(notJudged[0]).toEqual({
    code: "link-not-found",
    count: 2,
    reason: "https://…@example.com/a.json was not fetched",
  });
});

test("sarif has it as notifications of a run that has succeeded", async () => {
  const { stdout } = await site.run("check ROOT --links --reporter sarif");
  const log = JSON.parse(stdout) as SarifLog;
  expect(sarifFaults(log)).toEqual([]);
  expect(log.runs[0]?.invocations).toEqual([
    {
      executionSuccessful: true,
      toolExecutionNotifications: lines.map((text) => ({ level: "note", message: { text } })),
    },
  ]);
});

test("--quiet prints errors only, and without links none is left", async () => {
  expect((await site.run("check ROOT --links --quiet")).stdout).toBe("");
  expect((await site.run("check ROOT --reporter json")).stdout).not.toContain("notJudged");
});
