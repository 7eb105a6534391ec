// Which repair does a check of a large site name, without planning it?
import { expect, onTestFinished, test } from "vitest";
import type { Diagnostic } from "../../../../src/compiler/diagnostics/diagnostic.ts";
import type { ResolvedNavigation } from "../../../../src/compiler/site/navigation.ts";
import { nodeHost } from "../../../../src/project/disk/node-host.ts";
import { repairStep } from "../../../../src/tools/cli/check/repair-step.ts";
import { openRepository } from "../../../outputs/diff/git-repository.ts";

function broken(address: string): Diagnostic {
  return { code: "link-not-found", file: "index.mdx", target: { kind: "missing", address } } as unknown as Diagnostic;
}

test("a large site is not planned: the repair is named if a page has moved from where a link leads", async () => {
  const repository = openRepository();
  onTestFinished(() => repository.end());
  const page = (title: string): string => `---\ntitle: ${title}\n---\n\nWords of ${title}.\n`;
  repository.write({ "b.mdx": page("B"), "gone.mdx": page("Gone") });
  // More pages have moved than are compared: those where links lead are.
  for (let index = 0; index < 300; index += 1) repository.write({ [`a${index}.mdx`]: page(`A${index}`) });
  repository.commit();
  repository.move("b.mdx", "c.mdx");
  repository.remove("gone.mdx");
  for (let index = 0; index < 300; index += 1) repository.move(`a${index}.mdx`, `x/a${index}.mdx`);
  const files = ["c.mdx", ...Array.from({ length: 1_000 }, (_, index) => `x/a${index}.mdx`)];
  const pages = Object.fromEntries(files.map((file) => [file, { path: file, file, placements: [] }]));
  const navigation = { pages, site: { basePath: "" } } as unknown as ResolvedNavigation;
  const step = async (address: string): Promise<string | undefined> =>
    repairStep(
      {
        site: { result: { navigation, diagnostics: [] }, host: nodeHost(repository.folder) },
        root: repository.folder,
        config: undefined,
        planRepair: async () => Promise.reject(new Error("planned")),
      } as unknown as Parameters<typeof repairStep>[0],
      [broken(address)],
    );
  expect(await step("/b")).toContain("mv --repair git:HEAD");
  expect(await step("/gone")).toBeUndefined();
});
