// Can a program write the pages of a site for a host with navc/page-writer alone?
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../src/index.ts";
import { exportSite, readPages, usedComponents, type PageFault } from "../../src/page-writer.ts";

const files = {
  "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guide", "missing"] } }),
  "index.mdx": "---\ntitle: Home\n---\n\n![A logo](/logo.svg)\n\n<Card>Text</Card>\n",
  "guide.md": "# Guide\n\nSee [home](/index).\n",
  "logo.svg": "<svg/>",
};

let root: string;
let navigation: ResolvedNavigation;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "navc-pages-"));
  mkdirSync(root, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  navigation = (await compileNavigation({ root })).navigation!;
});

afterAll(() => rmSync(root, { recursive: true }));

test("pages of a folder become files for a host, with the files that they show", async () => {
  const { config, files: more, pageFile, notExpressed } = exportSite("starlight", navigation);
  const written: string[] = more.map(({ path }) => path);
  const shown: string[] = [];
  const components: string[] = [];
  for await (const page of readPages(navigation, { root })) {
    const { path, text } = pageFile(page);
    written.push(path);
    expect(text).toContain(page.page.title);
    shown.push(...page.files);
    components.push(...usedComponents(page.body));
  }
  expect(written).toEqual(["index.mdx", "guide.mdx"]);
  expect([shown, components]).toEqual([["logo.svg"], ["Card"]]);
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  expect(notExpressed.list()).toEqual([]);
});

test("pages of a host in memory are those of the folder", async () => {
  const pages = async (options: Parameters<typeof readPages>[1]): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { href, body } of readPages(navigation, options)) found.push(`${href} ${body}`);
    return found;
  };
  const inMemory = await pages({ host: memoryHost(files) });
  expect(inMemory).toHaveLength(2);
  expect(inMemory).toEqual(await pages({ root }));
});

test("what can't be written is reported, and a limit holds", async () => {
  const faultsOf = async (bodyBytes: number): Promise<readonly PageFault[]> => {
    const faults: PageFault[] = [];
    const onFault = (fault: PageFault): void => void faults.push(fault);
    for await (const { page } of readPages(navigation, { root, onFault, limits: { bodyBytes } }))
      expect(page).toBeDefined();
    return faults;
  };
  rmSync(join(root, "logo.svg"));
  const noFile = { kind: "no-file", title: "Missing", href: "/missing" };
  expect(await faultsOf(1_000)).toEqual([{ kind: "missing-file", address: "/logo.svg", file: "index.mdx" }, noFile]);
  expect(await faultsOf(40)).toEqual([{ kind: "too-large", file: "index.mdx", bytes: 40 }, noFile]);
});
