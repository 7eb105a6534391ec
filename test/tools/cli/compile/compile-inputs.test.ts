// Does --inputs list all that the result depends on, and nothing of the machine?
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

interface Inputs {
  readonly formatVersion: number;
  readonly navc: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly inputs: readonly { readonly file: string; readonly kind: string; readonly sha256: string | null }[];
}

const spec = '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/users": { "get": {} } } }';
const files = {
  ".git/HEAD": "",
  "package.json": '{ "name": "acme", "navc": { "basePath": "/docs" } }',
  "docs/docs.json": `{ "name": "Acme", "openapi": "spec.json", "navigation": { "$ref": "./tree.json" } }`,
  "docs/tree.json": '{ "pages": ["index", "guides/auth", "guides/gone", "GET /users"] }',
  "docs/spec.json": spec,
  "docs/index.mdx": "---\ntitle: Welcome\n---\nThe body of a page.\n",
  "docs/guides/auth.md": "No front matter.\n",
  "docs/guides/unlisted.mdx": "---\ntitle: Unlisted\n---\n",
  "docs/logo.svg": "<svg/>",
};

let site: MadeSite;
beforeEach(() => {
  site = madeSite(files);
});
afterEach(() => site.remove());

/** The text that `--inputs` writes. */
async function inputsOf(more = ""): Promise<string> {
  const file = join(site.folder, "inputs.json");
  rmSync(file, { force: true });
  const { stderr } = await site.run(`compile ROOT/docs --inputs ROOT/inputs.json${more}`);
  expect(stderr).not.toContain("this is a bug");
  return readFileSync(file, "utf8");
}

async function listed(): Promise<Inputs> {
  return JSON.parse(await inputsOf()) as Inputs;
}

describe("the list of inputs", () => {
  test("of a feed names the options that shape it", async () => {
    const optionsOf = async (more: string): Promise<object> => (JSON.parse(await inputsOf(more)) as Inputs).options;
    const plain = await optionsOf("");
    expect(await optionsOf(" --format json")).toEqual(plain);
    const siteUrl = "https://docs.example.com";
    expect(await optionsOf(` --format sitemap --site-url ${siteUrl}`)).toEqual({
      ...plain,
      format: "sitemap",
      siteUrl,
    });
    expect(await optionsOf(" --format redirects --for nginx")).toEqual({ ...plain, format: "redirects", for: "nginx" });
  });

  test("names navc, the options in force, and each file, in order", async () => {
    const { formatVersion, navc, options, inputs } = await listed();
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    expect([formatVersion, navc]).toEqual([1, version]);
    expect(options).toEqual({
      basePath: "/docs",
      config: "docs.json",
      dialect: "contract",
      lock: null,
      remoteSpecs: false,
      rules: {},
      urls: "mintlify",
    });
    const found = inputs.map(({ file, kind, sha256 }) => `${file} ${kind}${sha256 === null ? " nothing" : ""}`);
    expect(found).toEqual(found.toSorted());
    for (const each of [
      "../package.json settings",
      ".mintignore absent nothing",
      "docs.json whole",
      "guides/auth.md head",
      "guides/auth.mdx absent nothing",
      "guides/gone.mdx absent nothing",
      "index.mdx head",
      "navc.config.json settings nothing",
      "package.json settings nothing",
      "spec.json whole",
      "tree.json whole",
    ])
      expect(found).toContain(each);
    for (const { sha256 } of inputs) if (sha256 !== null) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test("has the same bytes in another folder, by a relative path and without a repository", async () => {
    const before = await inputsOf();
    mkdirSync(join(site.folder, "a/b/c"), { recursive: true });
    for (const name of ["docs", "package.json"])
      cpSync(join(site.folder, name), join(site.folder, "a/b/c", name), { recursive: true });
    rmSync(join(site.folder, ".git"), { recursive: true });
    const root = relative(".", join(site.folder, "a/b/c/docs"));
    await site.run(`compile ${root} --inputs ROOT/other.json`);
    expect(site.read("other.json")).toBe(before);
    expect(before).not.toContain(site.folder);
  });
});

describe("a change", () => {
  test("of any input that is listed changes the list", async () => {
    const before = await inputsOf();
    const { inputs } = JSON.parse(before) as Inputs;
    expect(inputs.length).toBeGreaterThan(10);
    for (const { file, kind, sha256 } of inputs.filter((input) => input.kind !== "listing")) {
      const path = join("docs", file);
      const text = sha256 === null ? undefined : site.read(path);
      const edited =
        kind === "settings"
          ? file.endsWith("package.json")
            ? '{ "navc": { "basePath": "/other" } }'
            : "{}"
          : `${text?.startsWith("---") === true ? "---\nicon: x" : " "}${(text ?? "").replace(/^---/, "")}`;
      site.write(path, edited);
      // oxlint-disable-next-line no-await-in-loop -- one edit at a time is the point
      expect([path, (await inputsOf()) === before]).toEqual([path, false]);
      if (text === undefined) rmSync(join(site.folder, path));
      else site.write(path, text);
    }
    expect(await inputsOf()).toBe(before);
  });

  test("of the listing changes it where the result depends on one", async () => {
    // What a missing page may be called now is looked for among all files.
    site.write("docs/docs.json", '{ "name": "Acme", "navigation": { "pages": ["index", "guides/gone"] } }');
    const before = await inputsOf();
    expect((JSON.parse(before) as Inputs).inputs[0]).toMatchObject({ file: "", kind: "listing" });
    site.write("docs/guides/new.mdx", "");
    expect(await inputsOf()).not.toBe(before);
  });

  test("of what is not listed leaves it as it is", async () => {
    site.write("docs/tree.json", '{ "pages": ["index", "guides/auth", "../out", "GET /users"] }');
    const before = await inputsOf();
    // Overlays of its spec are looked for among these files only.
    const listings = (JSON.parse(before) as Inputs).inputs.filter(({ kind }) => kind === "listing");
    expect(listings).toHaveLength(1);
    site.write("docs/index.mdx", `${files["docs/index.mdx"]}Another paragraph.\n`);
    site.write("docs/guides/unlisted.mdx", "---\ntitle: Other\n---\n");
    site.write("docs/guides/new.mdx", "");
    site.write("docs/logo.svg", "<svg></svg>");
    site.write("package.json", '{ "name": "acme", "version": "2.0.0", "navc": {"basePath":"/docs"} }');
    expect(await inputsOf()).toBe(before);
  });

  test("of an option, or of the lock, changes it", async () => {
    const texts = new Set<string>();
    const runs = [
      "",
      " --urls method-path",
      " --dialect mintlify",
      " --base-path /x",
      " --rule page-not-found=warning",
    ];
    // oxlint-disable-next-line no-await-in-loop -- all write one file
    for (const more of runs) texts.add(await inputsOf(more));
    texts.add(await inputsOf(" --lock ROOT/lock.json"));
    site.write("lock.json", '{ "lockVersion": 1, "operations": {} }');
    texts.add(await inputsOf(" --lock ROOT/lock.json"));
    expect(texts.size).toBe(runs.length + 2);
  });
});

test("what is fetched is listed by its address, without a password, and by the hash of its body", async () => {
  const urls = ["https://x:secret@a.example/spec.json", "https://b.example/spec.json"];
  site.write("docs/docs.json", JSON.stringify({ name: "A", openapi: urls, navigation: { pages: ["index"] } }));
  const listedWith = async (body: string): Promise<Inputs["inputs"]> => {
    const streams = { stdout: { write: () => true }, stderr: { write: () => true }, env: {} };
    const file = join(site.folder, "inputs.json");
    await main(["compile", join(site.folder, "docs"), "--remote-specs", "--inputs", file], streams, async () => {
      const compiler = await loadCompiler();
      const fetch = (url: string): Promise<string> =>
        url.includes("b.example") ? Promise.reject(new Error("gone")) : Promise.resolve(body);
      return { ...compiler, openHost: (root) => ({ ...compiler.openHost(root), fetch }) };
    });
    return (JSON.parse(readFileSync(file, "utf8")) as Inputs).inputs.filter(({ kind }) => kind === "fetched");
  };
  const before = await listedWith(spec);
  expect(before.map(({ file, sha256 }) => [file, sha256 === null])).toEqual([
    ["https://b.example/spec.json", true],
    ["https://…@a.example/spec.json", false],
  ]);
  expect(await listedWith(`${spec} `)).not.toEqual(before);
});

describe("the file of --inputs", () => {
  test("is written after the result and the lock, or not at all", async () => {
    const more = "--lock ROOT/lock.json --rule page-not-found=off --inputs ROOT/inputs.json";
    const { code } = await site.run(`compile ROOT/docs -o ROOT/package.json/result.json ${more}`);
    expect([code, existsSync(join(site.folder, "inputs.json"))]).toEqual([2, false]);
    mkdirSync(join(site.folder, "inputs.json"));
    expect((await site.run(`compile ROOT/docs -o ROOT/result.json ${more}`)).code).toBe(2);
    expect(["result.json", "lock.json"].filter((name) => !existsSync(join(site.folder, name)))).toEqual([]);
  });

  test.each(["docs/docs.json", "docs/tree.json", "docs/index.mdx", "package.json"])(
    "is never a part of the site: %s, nor is that of -o",
    async (file) => {
      const before = site.read(file);
      for (const words of [`--inputs ROOT/${file} -o ROOT/result.json`, `-o ROOT/${file}`]) {
        // oxlint-disable-next-line no-await-in-loop -- both would write one file
        const { code, stderr } = await site.run(`compile ROOT/docs ${words}`);
        expect([code, stderr]).toEqual([2, expect.stringContaining(`${file} is a part of the site`)]);
      }
      expect([site.read(file), existsSync(join(site.folder, "result.json"))]).toEqual([before, false]);
    },
  );

  test.each([
    ["-o", "-o ROOT/x.json --inputs ROOT/a/../x.json"],
    ["--inputs", "--lock ROOT/x.json --inputs ROOT/x.json"],
  ])("is not that of another option (%s)", async (option, words) => {
    const { code, stderr } = await site.run(`compile ROOT/docs ${words}`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^navc: ${option} and --\\w+ name the same`))]);
  });

  test("has a name", async () => {
    expect((await site.run("compile ROOT/docs --inputs=")).stderr).toBe(
      "navc: --inputs takes the name of a file, such as inputs.json.\n",
    );
  });
});
