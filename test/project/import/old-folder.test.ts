// Are the files of a folder that is imported listed once, and found by their folder?
import { expect, test } from "vitest";
import type { Host } from "../../../src/compiler/host/host.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { OldFolder } from "../../../src/project/import/old-folder.ts";

const files = { "a/b.md": "", "a/c/d.md": "", "a-b.md": "", "a.md": "", "ab/c.md": "", "a/é.md": "", "a/x.png": "" };

test("the files of a folder are those below it, sorted", () => {
  const source = new OldFolder(memoryHost(files));
  expect(source.pages("a")).toEqual(["a/b.md", "a/c/d.md", "a/é.md"]);
  expect(source.pages("")).toEqual(["a-b.md", "a.md", "a/b.md", "a/c/d.md", "a/é.md", "ab/c.md"]);
  expect(source.assets("a")).toEqual(["a/x.png"]);
  expect(source.pages("a/c")).toEqual(["a/c/d.md"]);
  expect([source.pages("b"), source.pages("z"), source.pages("a/b.md")]).toEqual([[], [], []]);
});

/** A host that counts how often its files are listed. */
function counted(host: Host): { readonly host: Host; readonly lists: () => number } {
  let lists = 0;
  const list: Host["list"] = (pattern) => {
    lists += 1;
    return host.list(pattern);
  };
  return { host: { ...host, list }, lists: () => lists };
}

test("versions of Docusaurus and folders of Fern do not list all files again", async () => {
  const lists = async (count: number): Promise<readonly number[]> => {
    const versions = Array.from({ length: count }, (_, index) => `v${index}`);
    const docusaurus = counted(
      memoryHost({
        "docusaurus.config.json": '{"title":"x","presets":["classic"]}',
        "versions.json": JSON.stringify(versions),
        "docs/a.md": "# A\n",
        ...Object.fromEntries(versions.map((name) => [`versioned_docs/version-${name}/a.md`, "# A\n"])),
      }),
    );
    await importSite({ kind: "docusaurus", host: docusaurus.host });
    const folders = versions.map((name) => ({ folder: `./${name}` }));
    const fern = counted(
      memoryHost({
        "docs.yml": JSON.stringify({ navigation: folders }),
        ...Object.fromEntries(versions.map((name) => [`${name}/a.md`, "# A\n"])),
      }),
    );
    await importSite({ kind: "fern", host: fern.host });
    return [docusaurus.lists(), fern.lists()];
  };
  expect(await lists(20)).toEqual(await lists(2));
});
