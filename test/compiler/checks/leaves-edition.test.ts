// Is the page of a language or version looked for once, however many links lead to the same page of another one?
import { expect, test, vi } from "vitest";
import type { CheckedSite } from "../../../src/compiler/checks/check.ts";
import { firstInEdition, leavesEdition } from "../../../src/compiler/checks/leaves-edition.ts";
import { runStages } from "../../../src/compiler/compile.ts";
import { keptReports } from "../../../src/compiler/kept-checks.ts";
import { resolveOptions } from "../../../src/compiler/options.ts";
import { memoryHost } from "../../../src/index.ts";
import { nodeMachine } from "../../../src/project/node-machine.ts";

const versions = ["v1", "v2", "v3"];
const names = ["a", "b"];

/** Each version has its pages, and one page is in all of them. */
async function checkedSite(): Promise<CheckedSite> {
  const navigation = {
    versions: versions.map((version) => ({ version, pages: [...names.map((name) => `${version}/${name}`), "both"] })),
  };
  const paths = [...versions.flatMap((version) => names.map((name) => `${version}/${name}`)), "both", "v2/unlisted"];
  const host = memoryHost({
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"])),
    "docs.json": JSON.stringify({ name: "Acme", navigation }),
  });
  const { made } = await runStages(await resolveOptions({ host, links: true }, nodeMachine), { keep: keptReports });
  return { ...made!.kept!.checked };
}

test("the first page that is in the version of a file", async () => {
  const site = await checkedSite();
  const paths = versions.map((version) => `${version}/a`);
  expect(firstInEdition("v2/b.mdx", paths, site)).toBe("v2/a");
  expect(firstInEdition("v2/unlisted.mdx", paths, site)).toBe("v2/a");
  expect(firstInEdition("both.mdx", paths, site)).toBe("v1/a");
  expect(firstInEdition("other/text.mdx", paths, site)).toBe("v1/a");
  expect(firstInEdition("v3/b.mdx", ["v1/a", "both", "v3/a"], site)).toBe("both");
  expect(firstInEdition("v3/b.mdx", ["v1/a", "v2/a"], site)).toBeUndefined();
  expect(versions.map((version) => leavesEdition("v2/b.mdx", `${version}/a`, site))).toEqual([true, false, true]);
});

test("a list is searched once for all files of a version", async () => {
  const site = await checkedSite();
  const paths = versions.map((version) => `${version}/a`);
  const searched = vi.spyOn(paths, "find");
  for (const file of ["v2/a.mdx", "v2/b.mdx", "v2/unlisted.mdx"])
    expect(firstInEdition(file, paths, site)).toBe("v2/a");
  expect(searched).toHaveBeenCalledTimes(1);
  expect(firstInEdition("v3/b.mdx", paths, site)).toBe("v3/a");
  expect(searched).toHaveBeenCalledTimes(2);
});
