// Does a real build of another generator have the addresses that the import of its sources computes?
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../src/compiler/host/memory-host.ts";
import { importSite } from "../../src/project/import/import-site.ts";
import type { ImportKind } from "../../src/project/import/import-kind.ts";

const run = promisify(execFile);

const site = "https://acme.example/manual/";

/** The addresses that an import gives the pages of a site, below its base. */
async function importedAddresses(
  kind: ImportKind,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { site: imported } = await importSite({ kind, host: memoryHost(files) });
  return imported.pages.flatMap(({ addresses }) => addresses.slice(0, 1)).toSorted();
}

/** The addresses of a sitemap, below the base of the site. */
function sitemapAddresses(file: string): readonly string[] {
  const found = [...readFileSync(file, "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)];
  return found.map(([, address]) => `/${decodeURI(address!.slice(site.length))}`).toSorted();
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The version of the MkDocs that is installed, such as 1.6; undefined if there is none. */
function mkdocsVersion(): number | undefined {
  try {
    return Number(/version (\d+\.\d+)/.exec(execFileSync("mkdocs", ["--version"], { encoding: "utf8" }))?.[1]);
  } catch {
    return undefined;
  }
}

const mkdocs = mkdocsVersion();

describe.skipIf(mkdocs === undefined)("MkDocs (needs it)", () => {
  const paths = `index guide/README guide/First.steps guide/a-b_c guide/Ünder guide/two_words drafts/index drafts/b
    drafts/keep drafts/old/keep Drafts/c guide/b.draft both/README both/index templates/t guide/templates/t a/b/c/d`;
  const pages = Object.fromEntries(paths.split(/\s+/).map((path) => [`docs/${path}.md`, `# ${path}\n`]));

  /** The addresses that a build has, and those that the import has. */
  async function bothOf(fields: string): Promise<readonly [built: readonly string[], imported: readonly string[]]> {
    const files = { "mkdocs.yml": `site_name: Acme\nsite_url: ${site}\n${fields}`, ...pages };
    const folder = mkdtempSync(join(tmpdir(), "navc-mkdocs-"));
    try {
      writeAll(folder, files);
      await run("mkdocs", ["build", "--quiet"], { cwd: folder });
      return [sitemapAddresses(join(folder, "site/sitemap.xml")), await importedAddresses("mkdocs", files)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const everywhere = ["", "use_directory_urls: false\n", "nav: [index.md, guide/two_words.md]\n"];
  // Older versions do not know these fields.
  const since15 = [
    "exclude_docs: |\n  drafts/\n",
    "exclude_docs: |\n  drafts/\n  !drafts/keep.md\n",
    "exclude_docs: |\n  b.md\n  !drafts/\n",
    "exclude_docs: |\n  drafts/b.md\n  drafts/**/keep.md\n  !drafts/old/**\n",
    "exclude_docs: |\n  *.draft.md\n  /both/index.md\n  !/templates/\n",
    "exclude_docs: |\n  guide/*\n  !*steps*\n",
    "draft_docs: |\n  drafts/\n  !drafts/keep.md\nnot_in_nav: |\n  guide/\n",
  ];

  test.each(mkdocs! < 1.5 ? everywhere : [...everywhere, ...since15])("%j", async (fields) => {
    const [built, imported] = await bothOf(fields);
    expect(built.length).toBeGreaterThan(5);
    expect(imported).toEqual(built);
  });
});
