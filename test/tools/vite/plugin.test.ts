// Does the plugin give Vite 7 and 8 the navigation of a site, and only what has changed after an edit?
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { inspect } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import * as vite8 from "vite";
import * as vite7 from "vite-7";
import type { EditionPart, NavigationIndex } from "../../../src/index.ts";
import { builtPackage } from "../../examples/built-package.ts";
import { blocksOf } from "../../docs/markdown-blocks.ts";
import { findPage, loadEdition, openNavigation } from "../../../src/runtime.ts";
import navc, { type NavcPluginOptions } from "../../../src/vite.ts";

type Vite = typeof vite8;
const versions = [
  ["Vite 7", vite7 as unknown as Vite],
  ["Vite 8", vite8],
] as const;

const config = {
  navigation: {
    languages: [
      { language: "en", pages: ["index", { $ref: "./guides.json" }] },
      { language: "fr", pages: ["fr/index"] },
    ],
  },
};
const files = {
  "index.html": `<script type="module" src="/main.js"></script>`,
  "main.js": `import * as navc from "virtual:navc"; globalThis.navc = navc; import.meta.hot?.accept("virtual:navc", () => {});`,
  "docs/docs.json": JSON.stringify(config, null, 2),
  "docs/guides.json": `{ "group": "Guides", "pages": ["guide"] }`,
  "docs/index.md": "---\ntitle: Start\n---\n",
  "docs/guide.md": "---\ntitle: Guide\n---\n",
  "docs/fr/index.md": "---\ntitle: Accueil\n---\n",
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** An app in a folder of its own. */
function madeApp(more: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "navc-vite-"));
  ends.push(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...files, ...more })) write(root, file, text);
  return root;
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What was logged, without colours. */
function logged(): { readonly lines: string[]; readonly logger: vite8.Logger } {
  const lines: string[] = [];
  const note = (kind: string) => (text: string) => void lines.push(`${kind}: ${text}`);
  const logger = { ...vite8.createLogger("silent"), info: note("info"), warn: note("warn"), error: note("error") };
  return { lines, logger };
}

interface Served {
  readonly server: vite8.ViteDevServer;
  readonly lines: readonly string[];
  /** Everything that browsers were sent. */
  readonly sent: readonly vite8.HotPayload[];
  /** Resolves when so many messages were sent. */
  readonly sentSo: (isThere: (sent: readonly vite8.HotPayload[]) => boolean) => Promise<void>;
}

async function serve(
  vite: Vite,
  root: string,
  options: NavcPluginOptions = { root: "docs" },
  others: readonly vite8.Plugin[] = [],
): Promise<Served> {
  const { lines, logger } = logged();
  const server = await vite.createServer({
    root,
    configFile: false,
    customLogger: logger,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [navc(options), ...others],
  });
  ends.push(() => server.close());
  const sent: vite8.HotPayload[] = [];
  const waiting = new Set<() => void>();
  server.environments.client.hot.send = (message: unknown, data?: unknown) => {
    sent.push((typeof message === "string" ? { type: "custom", event: message, data } : message) as vite8.HotPayload);
    for (const check of waiting) check();
  };
  const sentSo: Served["sentSo"] = (isThere) =>
    new Promise((done) => {
      const check = (): void => {
        if (!isThere(sent)) return;
        waiting.delete(check);
        done();
      };
      waiting.add(check);
      check();
    });
  await watched(server.watcher, resolve(root, options.root ?? ""));
  return { server, lines, sent, sentSo };
}

/** Writes each file until that is reported: only then are edits that follow. */
async function watched(watcher: vite8.ViteDevServer["watcher"], folder: string): Promise<void> {
  const unseen = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.includes(".")),
  );
  const see = (_: string, file: string): void => void unseen.delete(relative(folder, file));
  watcher.on("all", see);
  while (unseen.size > 0) {
    for (const file of unseen) writeFileSync(join(folder, file), readFileSync(join(folder, file)));
    await new Promise((next) => void setTimeout(next, 10));
  }
  watcher.off("all", see);
}

/** As a browser does: the module at this address, and what it imports at once. */
async function load({ server }: Served, url: string): Promise<string> {
  const result = await server.environments.client.transformRequest(url);
  return result?.code ?? "";
}

/** The address of a module that is no file. */
function address(specifier: string): string {
  return `\0${specifier}.js`;
}

async function loadApp(served: Served): Promise<void> {
  await load(served, "/main.js");
  await load(served, address("virtual:navc"));
  for (const edition of ["en", "fr"]) await load(served, address(`virtual:navc/edition/${edition}`));
}

function updates(sent: readonly vite8.HotPayload[]): readonly string[] {
  return sent.flatMap((message) =>
    message.type === "update" ? message.updates.map(({ acceptedPath }) => acceptedPath) : [],
  );
}

interface NavcModule {
  readonly index: NavigationIndex;
  readonly editionAt: (address: string, last?: string) => string | undefined;
  readonly readEdition: (file: string) => Promise<EditionPart>;
}

describe.each(versions)("%s", (_, vite) => {
  test("a server loads the index and one edition, as loadEdition takes them", async () => {
    const served = await serve(vite, madeApp());
    const { index, editionAt, readEdition } = (await served.server.ssrLoadModule("virtual:navc")) as NavcModule;
    expect(index.editions.map(({ id }) => id)).toEqual(["en", "fr"]);
    expect(editionAt("/fr")).toBe("fr");
    const site = await loadEdition(index, "fr", readEdition);
    expect(findPage(site, "/fr")).toMatchObject({ kind: "page", page: { title: "Accueil" } });
    const { default: part } = await served.server.ssrLoadModule("virtual:navc/edition/en");
    expect(Object.keys(openNavigation(part as EditionPart).navigation.pages)).toEqual(["/", "/guide"]);
    await expect(served.server.ssrLoadModule("virtual:navc/edition/de")).rejects.toThrow('It has "en", "fr".');
  });

  test("an edit of a title sends one update, and only its edition has another text", async () => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    const index = await load(served, address("virtual:navc"));
    const en = await load(served, address("virtual:navc/edition/en"));
    write(root, "docs/fr/index.md", "---\ntitle: Bienvenue\n---\n");
    await served.sentSo((sent) => updates(sent).length > 0);
    expect(updates(served.sent)).toHaveLength(1);
    expect(await load(served, address("virtual:navc/edition/fr"))).toContain("Bienvenue");
    expect(await load(served, address("virtual:navc/edition/en"))).toBe(en);
    expect(withoutTimes(await load(served, address("virtual:navc")))).toBe(withoutTimes(index));
    const { readEdition } = (await served.server.ssrLoadModule("virtual:navc")) as NavcModule;
    expect(JSON.stringify(await readEdition("editions/fr.json"))).toContain("Bienvenue");
  });

  test("what changes nothing sends nothing, and edits at the same time are all seen", async () => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    write(root, "docs/guide.md", "---\ntitle: Guide\n---\n\nMore text.\n");
    write(root, "docs/index.md", "---\ntitle: One\n---\n");
    write(root, "docs/fr/index.md", "---\ntitle: Un\n---\n");
    write(root, "docs/guides.json", `{ "group": "Better guides", "pages": ["guide"] }`);
    const isThere = async (): Promise<boolean> => {
      const [en, fr] = [
        await load(served, address("virtual:navc/edition/en")),
        await load(served, address("virtual:navc/edition/fr")),
      ];
      return en.includes("One") && en.includes("Better guides") && fr.includes("Un");
    };
    for (let count = 1; !(await isThere()); count += 1) await served.sentSo((sent) => updates(sent).length >= count);
    expect(updates(served.sent).length).toBeLessThanOrEqual(3);
  });

  test("a page that is saved twice in a row is shown as it was saved last", async () => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    write(root, "docs/guide.md", "---\ntitle: First\n---\n");
    await served.sentSo((sent) => updates(sent).length === 1);
    write(root, "docs/guide.md", "---\ntitle: Second\n---\n");
    await served.sentSo((sent) => updates(sent).length === 2);
    expect(await load(served, address("virtual:navc/edition/en"))).toContain("Second");
  });

  test.each([
    ["for the first time", 0],
    ["again", 1],
  ])("an edit while a module is made %s is sent, and in what is loaded then", async (_, before) => {
    const root = madeApp();
    const [isMade, goOn] = [gate(), gate()];
    let isSlow = false;
    const slow: vite8.Plugin = {
      name: "slow",
      async transform(_code, id) {
        if (!isSlow || id !== address("virtual:navc/edition/en")) return;
        isSlow = false;
        isMade.open();
        await goOn.opened;
      },
    };
    const served = await serve(vite, root, undefined, [slow]);
    await load(served, "/main.js");
    await load(served, address("virtual:navc"));
    if (before > 0) {
      await load(served, address("virtual:navc/edition/en"));
      write(root, "docs/guide.md", "---\ntitle: First\n---\n");
      await served.sentSo((sent) => updates(sent).length === before);
    }
    isSlow = true;
    const first = load(served, address("virtual:navc/edition/en"));
    await isMade.opened;
    write(root, "docs/guide.md", "---\ntitle: Second\n---\n");
    await served.sentSo((sent) => updates(sent).length === before + 1);
    const second = load(served, address("virtual:navc/edition/en"));
    goOn.open();
    expect(await second).not.toBe(await first);
    expect(await second).toBe(await load(served, address("virtual:navc/edition/en")));
  });

  test("a docs.json that breaks leaves the last navigation, is shown with its place, and is taken back when repaired", async () => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    write(root, "docs/docs.json", `{ "navigation" {} }`);
    await served.sentSo((sent) => sent.length === 1);
    expect(served.sent[0]).toMatchObject({
      event: "navc:problem",
      data: {
        plugin: "navc",
        pluginCode: "config-syntax",
        id: join(root, "docs/docs.json"),
        loc: { line: 1, column: 16 },
        frame: '1     | { "navigation" {} }\n      |                ^',
      },
    });
    expect(served.lines.join("\n")).toMatch(
      /^error: [^]*docs\.json:1:16 {2}error {2}config-syntax[^]*> 1 \| \{ "navigation"/,
    );
    const { index } = (await served.server.ssrLoadModule("virtual:navc")) as NavcModule;
    expect(index.editions).toHaveLength(2);
    write(root, "docs/docs.json", files["docs/docs.json"]);
    await served.sentSo((sent) => sent.length === 2);
    expect(served.sent[1]).toMatchObject({ event: "navc:problem", data: null });
    expect(served.lines.at(-1)).toBe("info: navc: 1 problem fixed, none left");
  });

  test("a docs.json that was broken at first loads the page again when it is repaired", async () => {
    const root = madeApp({ "docs/docs.json": "{" });
    const served = await serve(vite, root);
    await load(served, "/main.js");
    await expect(load(served, address("virtual:navc"))).rejects.toMatchObject({ plugin: "navc", loc: { line: 1 } });
    write(root, "docs/docs.json", files["docs/docs.json"]);
    await served.sentSo((sent) => sent.some(({ type }) => type === "full-reload"));
    expect(await load(served, address("virtual:navc"))).toContain("/edition/fr");
  });

  test("a setting of navc.config.json applies when it is saved", async () => {
    const root = madeApp({ "docs/guides.json": `{ "group": "Guides", "pages": ["no-such-page"] }` });
    const served = await serve(vite, root);
    await loadApp(served);
    expect(served.lines.join("\n")).toContain("page-not-found");
    write(root, "docs/navc.config.json", `{ "rules": { "page-not-found": "off" } }`);
    await served.sentSo((sent) => sent.some((message) => message.type === "custom" && message.data === null));
    expect(served.lines.at(-1)).toBe("info: navc: 1 problem fixed, none left");
  });

  test("a baseline applies when it is saved", async () => {
    const root = madeApp({
      "docs/guides.json": `{ "group": "Guides", "pages": ["no-such-page"] }`,
      "docs/navc.config.json": `{ "baseline": "b.json" }`,
      "docs/b.json": `{ "baselineVersion": 1, "accepted": [] }`,
    });
    const served = await serve(vite, root);
    await loadApp(served);
    expect(served.lines.join("\n")).toContain("page-not-found");
    const accepted = [{ code: "page-not-found", file: "guides.json", subject: "no-such-page" }];
    write(root, "docs/b.json", JSON.stringify({ baselineVersion: 1, accepted }));
    await served.sentSo((sent) => sent.some((message) => message.type === "custom" && message.data === null));
    expect(served.lines.at(-1)).toBe("info: navc: 1 problem fixed, none left");
  });

  test("settings that are not valid are printed and shown until they are repaired", async () => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    write(root, "docs/navc.config.json", `{ "x": 1 }`);
    await served.sentSo((sent) => sent.some((message) => message.type === "custom" && message.data !== null));
    const message = expect.stringMatching(/navc\.config\.json:1:3: there is no "x"/) as unknown;
    expect(served.sent.at(-1)).toMatchObject({ event: "navc:problem", data: { message, plugin: "navc" } });
    expect(served.lines.at(-1)).toMatch(/^error: .*there is no "x"/);
    expect(served.sent.filter(({ type }) => type === "error")).toEqual([]);
    write(root, "docs/navc.config.json", "{}");
    await served.sentSo((sent) => sent.some((each) => each.type === "custom" && each.data === null));
    expect(served.lines.at(-1)).toBe("info: navc: the settings are valid");
  });

  test("files outside of the root of Vite are watched, also through a link", async () => {
    const root = madeApp();
    const outside = madeApp();
    symlinkSync(join(outside, "docs"), join(outside, "linked"));
    const served = await serve(vite, root, { root: join(outside, "linked") });
    await loadApp(served);
    write(outside, "docs/guide.md", "---\ntitle: Seen\n---\n");
    await served.sentSo((sent) => updates(sent).length > 0);
    expect(await load(served, address("virtual:navc/edition/en"))).toContain("Seen");
  });

  test.each(["docs", "docs/fr"])("what takes the place of %s is seen, and edits of it, too", async (folder) => {
    const root = madeApp();
    const served = await serve(vite, root);
    await loadApp(served);
    const isThere = async (title: string): Promise<boolean> =>
      (await load(served, address("virtual:navc/edition/fr"))).includes(title);
    cpSync(join(root, folder), join(root, "other"), { recursive: true });
    write(root, folder === "docs" ? "other/fr/index.md" : "other/index.md", "---\ntitle: Autre\n---\n");
    renameSync(join(root, folder), join(root, "old"));
    renameSync(join(root, "other"), join(root, folder));
    for (let count = 1; !(await isThere("Autre")); count += 1)
      await served.sentSo((sent) => updates(sent).length >= count);
    const before = updates(served.sent).length;
    write(root, "docs/fr/index.md", "---\ntitle: Plus tard\n---\n");
    for (let count = before + 1; !(await isThere("Plus tard")); count += 1)
      await served.sentSo((sent) => updates(sent).length >= count);
    expect(updates(served.sent).length).toBeGreaterThan(before);
  });

  test("a build has a chunk for each edition, and addresses below the base", async () => {
    const { chunks } = await build(vite, madeApp(), { base: "/manual/" });
    const titles = ["Guide", "Accueil"].map((title) => chunks.filter(({ code }) => code.includes(title)));
    expect(titles.map((found) => found.length)).toEqual([1, 1]);
    expect(titles[0]).not.toEqual(titles[1]);
    expect(titles[0]![0]!.code).toContain("/manual/guide");
  });

  test("errors end a build unless failOnError is false, and are printed with their places", async () => {
    const root = madeApp({ "docs/guides.json": `{ "group": "Guides", "pages": ["no-such-page"] }` });
    const { lines, logger } = logged();
    await expect(build(vite, root, { customLogger: logger })).rejects.toThrow(
      "The navigation has 1 error, printed above.",
    );
    expect(lines.join("\n")).toMatch(/guides\.json:1:32 {2}error {2}page-not-found/);
    const { chunks } = await build(vite, root, {}, { root: "docs", failOnError: false });
    expect(chunks.length).toBeGreaterThan(1);
    const warned = logged();
    await build(vite, root, { customLogger: warned.logger }, { root: "docs", rules: { "page-not-found": "warning" } });
    expect(warned.lines.join("\n")).toMatch(/^warn: [^]*page-not-found/m);
  });
});

test("a build says that nobody has chosen the dialect of a docs.json of Mintlify", async () => {
  const root = madeApp({ "docs/docs.json": `{ "theme": "mint", "navigation": { "pages": ["index"] } }` });
  const said = async (options: NavcPluginOptions): Promise<readonly string[]> => {
    const { lines, logger } = logged();
    await build(vite8, root, { customLogger: logger }, options);
    return lines.filter((line) => line.includes("dialect"));
  };
  expect(await said({ root: "docs" })).toEqual([
    expect.stringMatching(
      /^info: navc: docs\.json is written for Mintlify .* add dialect: "mintlify" to the options of navc\/vite, or/,
    ),
  ]);
  expect(await said({ root: "docs", dialect: "contract" })).toEqual([]);
});

test("of a docs.json without a navigation no build is told how it goes on", async () => {
  const messageOf = async (text: string): Promise<string> => {
    const failure: unknown = await build(vite8, madeApp({ "docs/docs.json": text })).catch((error: unknown) => error);
    return String(failure);
  };
  expect(await messageOf(`{ "navigation": {`)).toMatch(/The navigation has \d errors?, printed above\.$/m);
  expect(await messageOf(`{ "navigation": { "pages": ["no-such-page", "index"] } }`)).toMatch(
    /printed above\. With "failOnError: false" among the options of navc the build goes on\.$/m,
  );
});

test("settings that are not valid end a build with their sentence, without a stack", async () => {
  const root = madeApp({ "docs/navc.config.json": `{ "dialec": "mintlify" }` });
  const failure: unknown = await build(vite8, root).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    stack: expect.stringMatching(/^navc: \S+docs\/navc\.config\.json:1:3: .*"dialec".*$/),
  });
});

test("an option that is not there ends a build with its sentence, which names the plugin", async () => {
  const failure: unknown = await build(vite8, madeApp(), {}, { rot: "docs" } as object).catch(
    (error: unknown) => error,
  );
  // As Vite prints it: the stack, and all fields.
  expect(inspect(failure)).toBe('[navc/vite: there is no option "rot". Did you mean "root"?]');
});

test.each(versions)("%s: a baseline that is not there ends a build without a stack of navc", async (_, vite) => {
  const root = madeApp({ "docs/navc.config.json": `{ "baseline": "gone.json" }` });
  const failure: unknown = await build(vite, root).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/There is no baseline "\S+gone\.json"/);
  expect((failure as Error).stack).not.toMatch(/ at .*judg/i);
});

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}

/** Without the times that Vite adds to addresses. */
function withoutTimes(code: string): string {
  return code.replaceAll(/\?t=\d+/g, "");
}

async function build(
  vite: Vite,
  root: string,
  more: vite8.InlineConfig = {},
  options: NavcPluginOptions = { root: "docs" },
): Promise<{ readonly chunks: readonly { readonly fileName: string; readonly code: string }[] }> {
  const config: vite8.InlineConfig = {
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false },
    plugins: [navc(options)],
    ...more,
  };
  const { output } = (await vite.build(config)) as Extract<Awaited<ReturnType<Vite["build"]>>, { output: unknown }>;
  return { chunks: output.flatMap((file) => (file.type === "chunk" ? [file] : [])) };
}

test("an app compiles with the types of the plugin and of its modules", () => {
  const root = madeApp({
    "app.ts": app,
    ...documentedPrograms(),
    "vite.config.ts": viteConfig,
    "tsconfig.json": JSON.stringify(settings),
  });
  mkdirSync(join(root, "node_modules"));
  symlinkSync(builtPackage().folder, join(root, "node_modules/navc"));
  symlinkSync(resolve("node_modules/vite"), join(root, "node_modules/vite"));
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", root, "--pretty", "false"], { encoding: "utf8" });
  expect(stdout).toBe("");
});

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom"],
    types: [],
    skipLibCheck: true,
  },
  include: ["*.ts"],
};

const app = `/// <reference types="vite/client" />
/// <reference types="navc/vite/client" />
import { findPage, loadEdition, openNavigation, type OpenNavigation } from "navc/runtime";
import { editionAt, editions, index, readEdition } from "virtual:navc";
import part from "virtual:navc/edition/en";

const id: string = editionAt(location.href, "fr") ?? index.editions[0]!.id;
const site: OpenNavigation = await loadEdition(index, id, readEdition);
const found = findPage(site, location.href);
if (found.kind === "page") document.title = found.page.title;
openNavigation((await editions[id]!()).default);
openNavigation({ ...part, redirects: index.redirects });
// @ts-expect-error -- an edition is asked for by its id
editionAt(1);
import.meta.hot?.accept("virtual:navc", () => {});
import.meta.hot?.accept(["virtual:navc", "./other.ts"], ([navc]) => console.log(navc?.index));
`;

/** The programs of docs/vite.md that are modules of an app, each with what the text before it has said. */
function documentedPrograms(): Record<string, string> {
  const before = `/// <reference types="vite/client" />
/// <reference types="navc/vite/client" />
declare function show(navc: typeof import("virtual:navc")): void;
export {};
`;
  const blocks = blocksOf("docs/vite.md").filter(({ text }) => text.includes('"virtual:navc"'));
  expect(blocks).toHaveLength(2);
  return Object.fromEntries(blocks.map(({ line, text }) => [`documented-${line}.ts`, before + text]));
}

const viteConfig = `import { defineConfig } from "vite";
import navc, { navc as named, type NavcPluginOptions } from "navc/vite";

const options: NavcPluginOptions = { root: "docs", rules: { "page-not-found": "warning" }, failOnError: false };
const same: typeof navc = named;
export default defineConfig({ plugins: [same(options)] });
`;

test("an older Vite gets a message that names the versions it needs", () => {
  // Vite 5 calls the hook without a context, and Vite 6 with one that has no version.
  for (const context of [undefined, { meta: {} }]) {
    const { config: hook } = navc({ root: "docs" });
    if (typeof hook !== "function") throw new TypeError("the hook is a function");
    const call = (): unknown => Reflect.apply(hook, context, [{}, { command: "serve", mode: "development" }]);
    expect(call).toThrow("navc/vite needs Vite 7 or 8, and this Vite is older.");
  }
});
