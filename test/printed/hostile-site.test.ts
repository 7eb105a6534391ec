// Can any text of a site, or of the command line, steer what reads the output of navc, in any form of any command?
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adapterHosts } from "../../src/outputs/adapters/host-name.ts";
import { main } from "../../src/cli.ts";
import { redirectHosts } from "../../src/outputs/feeds/redirect-host.ts";
import { propertyRuns } from "../support/property-runs.ts";
import type { MadeSite, Ran } from "../tools/cli/made-site.ts";
import { hostileRedirects, hostileSite } from "./hostile-site.ts";
import { hostile, hostilePath, steeringIn } from "./hostile-text.ts";

let before: MadeSite;
let after: MadeSite;
let redirects: MadeSite;
let site: string;

beforeAll(async () => {
  before = hostileSite("one");
  after = hostileSite("two");
  redirects = hostileRedirects();
  site = after.folder;
  for (const each of [before, after]) await ran(["compile", each.folder, "-o", join(each.folder, "result.json")]);
  after.write("old/mint.json", JSON.stringify(hostileMint));
  after.write("old/broken.json", `{ ${hostile("broken")}`);
  after.write("old/plain.mdx", hostile("text"));
  writeFileSync(join(site, "list.json"), JSON.stringify([{ source: hostile("list"), destination: 4 }]));
  writeFileSync(
    join(before.folder, "accepted.json"),
    JSON.stringify({ baselineVersion: 1, accepted: [{ code: hostile("code"), file: "f", subject: "s" }] }),
  );
});

afterAll(() => {
  for (const each of [before, after, redirects]) rmSync(each.folder, { recursive: true });
});

async function ran(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  let time = 0;
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text), isTTY: true },
    // Of the slowest machine, so that the line of progress is always drawn.
    now: () => (time += 1_000),
    env,
  };
  const code = await main(argv, streams);
  return { code, stdout, stderr };
}

/** The configuration of a site to import. */
const hostileMint = {
  name: hostile("name"),
  navigation: [{ group: hostile("group"), pages: ["plain", hostile("page")] }, hostile("no-group")],
  redirects: [{ source: `/${hostile("source")}`, destination: hostile("destination") }],
  [hostile("field")]: hostile("value"),
};

const at = (file: string): string => join(site, file);

/** What each command is tried with; each runs once for each of its forms. */
const tried: { readonly [command: string]: () => readonly (readonly string[])[] } = {
  tree: () => [
    [site],
    [site, "--lock", at("bad.lock.json")],
    [hostile("folder")],
    [site, "--base-path", `/${hostile("base")}`],
  ],
  mv: () => [
    ["plain", "moved", site, "--dry-run"],
    [hostile("page"), hostile("target"), site],
    ["plain", site, "--after", hostile("page")],
    [site, "--group", hostile("group"), "--label", hostile("label"), "--dry-run"],
    ["plain", "moved", hostile("folder")],
  ],
  rm: () => [
    ["plain", site, "--no-redirect", "--dry-run"],
    ["plain", site, "--to", hostile("page")],
    [hostile("page"), site, "--no-redirect"],
  ],
  add: () => [
    [hostile("page"), site, "--after", "plain", "--dry-run"],
    ["added", site, "--into", hostile("group"), "--title", hostile("title"), "--dry-run"],
  ],
  sync: () => [
    [site, "--dry-run"],
    [site, "--versions", "--from", hostile("version-two"), "--dry-run"],
    [site, "--versions", "--from", hostile("version-two"), "--check"],
    [site, "--versions", "--from", hostile("version-two"), "--to", hostile("to")],
    [site, "--from", hostile("from")],
    [site, "--from", hostile("language"), "--to", hostile("to")],
  ],
  import: () => [
    ["mint", at("old"), "--dry-run"],
    ["mint", at("old"), "-o", at(hostile("output"))],
    ["mint", at("old"), "-o", at(hostile("output"))],
    ["mint", at(hostile("folder")), "-o", at("imported")],
    ["mint", site, "-o", at("imported"), "--config", at("old/broken.json")],
    [hostile("kind"), site],
  ],
  // It talks to an editor only.
  lsp: () => [[], [hostile("folder")], ["--stdio"]],
  init: () => [[site], [hostile("folder")], [site, "--ci", hostile("service")]],
  compile: () => [
    [site],
    [site, "--exit-zero", "--lock", at("empty.lock.json")],
    [site, "--lock", at("bad.lock.json")],
    [site, "--site-url", "https://docs.example.com"],
    [site, "--site-url", hostile("host")],
    [site, "--edition", hostile("edition")],
    [site, "-o", at(`${hostile("folder")}/../docs.json`)],
    [site, "-o", "/dev/null/x".concat(hostile("output"))],
    ...redirectHosts.map((host) => [redirects.folder, "--for", host]),
  ],
  check: () => [
    [site],
    [redirects.folder],
    [site, "--quiet"],
    [site, "--color"],
    [site, "--parity"],
    [site, "--max-warnings", "0"],
    [site, "--baseline", at("navc.baseline.json")],
    [site, "--baseline", at("bad.baseline.json")],
    [site, "--baseline", at(`${hostile("new")}.json`), "--update-baseline"],
    [site, "--baseline", hostile("baseline-name")],
    [site, "--lock", at("bad.lock.json")],
    [site, "--dry-run"],
    [site, "--fix"],
    [site, "--rule", hostile("rule")],
    [site, "--rule", `page-not-found=${hostile("severity")}`],
    [site, "--config", hostile("config")],
    [site, `--${hostile("option")}`],
    [site, "--max-warnings", hostile("number")],
    [site, "--urls", hostile("choice")],
    [site, hostile("excess")],
  ],
  diff: () => [
    [before.folder, site],
    [before.folder, redirects.folder],
    [before.folder, site, "--color"],
    [site, before.folder],
    [join(before.folder, "result.json"), at("result.json")],
    [join(before.folder, "result.json"), site],
    [before.folder, at("result.json"), "--redirects", at("docs.json")],
    [site, at("bad.result.json")],
    [site, at("bad.text.json")],
    [site, at("result.json"), "--redirects", at("list.json")],
    [site, hostile("side")],
    [`git:${hostile("revision")}`, site],
    [`git:HEAD:${hostile("git-folder")}`, site],
  ],
  explain: () => [
    ["/plain", site],
    ["/old", redirects.folder],
    ["plain", site, "--color"],
    [`/${hostilePath("file")}`, site],
    [hostilePath("missing"), site],
    ["/old-two", site],
    ["https://example.com", site],
    [`https://example.com/${hostilePath("out")}`, site],
    ["/two/again", site],
    [hostile("word"), site],
    [`GET /${hostile("spec-path")}`, site],
    ["GET /two", site],
    [`${hostile("unlisted")}.mdx`, site],
    ["page-not-found", site],
  ],
  export: () => [
    ...Object.keys(adapterHosts).map((host) => [host, site]),
    ["fumadocs", site, "-o", at(`${hostile("export")}/../docs.json`)],
    [hostile("host"), site],
  ],
  // Without -o it would not end.
  preview: () => [
    [site, "-o", at("preview.html")],
    [site, "-o", at(`${hostile("preview")}/../docs.json`)],
    [site, "-o", at("preview.html"), "--open"],
    [site, "--port", hostile("port")],
    [site, "--editor", hostile("editor")],
  ],
  // It talks to a program only: test/tools/mcp/hostile-site.test.ts.
  mcp: () => [[], [hostile("folder")], [site, "--read-only"]],
  schema: () => [["docs"], ["navigation"], [hostile("schema")]],
};

/** The commands, and for each the values of the option that says how to print, as `--help` has them. */
async function formsOf(): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  const { stdout } = await ran(["--help"]);
  const commands = [...stdout.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = ""]) => name);
  const forms = commands.map(async (command) => {
    const help = (await ran([command, "--help"])).stdout.replaceAll(/\s+/g, " ");
    const [, option = "", choices = ""] =
      /(--(?:reporter|format)) <name> [^(]*\(choices: ((?:"\w+",? ?)+)/.exec(help) ?? [];
    const values = [...choices.matchAll(/"(\w+)"/g)].map(([, value = ""]) => [option, value]);
    return [command, values.length === 0 ? [[]] : values] as const;
  });
  return new Map(await Promise.all(forms));
}

test("each command of the help is tried, and no other", async () => {
  const forms = await formsOf();
  expect([...forms.keys()].toSorted()).toEqual(Object.keys(tried).toSorted());
  expect(forms.get("check")?.length).toBeGreaterThan(4);
  expect(forms.get("diff")?.length).toBeGreaterThan(3);
});

const mostInOtherForms = propertyRuns(6);

/** A patch has to fit the files, so it is made harmless only where it is shown. */
const isPatch = (argv: readonly string[]): boolean => argv.includes("--dry-run");

describe.each([
  { where: "at a terminal", env: {}, inFull: propertyRuns(2) },
  { where: "in a workflow", env: { GITHUB_ACTIONS: "true" }, inFull: 1 },
])("$where", ({ env, inFull }) => {
  test.each(Object.keys(tried))(
    "no text of a site or of the command line steers what reads navc %s",
    async (command) => {
      const problems: string[] = [];
      for (const [index, form] of ((await formsOf()).get(command) ?? []).entries()) {
        // What is wrong with the arguments is printed as text or as JSON, whatever the form.
        for (const words of tried[command]!().slice(0, index < inFull ? undefined : mostInOtherForms)) {
          const argv = [command, ...words, ...form];
          const { stdout, stderr } = await ran(argv, env);
          const isWorkflow = "GITHUB_ACTIONS" in env;
          const own = form.includes("github") ? /^::(?:error|warning|notice) file=[^:]*,title=[a-z-]+::/ : undefined;
          for (const [stream, text] of Object.entries({ stdout: isPatch(argv) ? "" : stdout, stderr })) {
            const problem = steeringIn(text, own === undefined ? { isWorkflow } : { isWorkflow, own });
            if (problem !== undefined) problems.push(`${JSON.stringify(argv)} ${stream}: ${problem}`);
            expect(text).not.toContain("this is a bug in navc");
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );
});

test("what a site says reaches the output, and JSON is the same data as in a file", async () => {
  const printed: readonly (readonly [readonly string[], readonly string[]])[] = [
    [
      ["tree", site],
      ["tab", "tag", "version-two", "group", "anchor", "summary", "(in "],
    ],
    [
      ["check", site],
      ["field", "missing", "refused", "language"],
    ],
    [
      ["check", redirects.folder],
      ["loop", "gone", "chain", "nowhere"],
    ],
    [
      ["diff", before.folder, redirects.folder],
      ["language", "version-one", "title"],
    ],
  ];
  for (const [argv, words] of printed) {
    const { stdout } = await ran(argv);
    expect(words.filter((word) => !stdout.includes(word))).toEqual([]);
  }
  const compiled = await ran(["compile", site]);
  expect(JSON.parse(compiled.stdout)).toEqual(JSON.parse(after.read("result.json")));
});

test("the line of progress is among what is read", async () => {
  for (const env of [{}, { GITHUB_ACTIONS: "true" }]) {
    const { stderr } = await ran(["diff", before.folder, site], env);
    expect(stderr).toContain("\rbefore: ");
  }
});

test("in Markdown no text makes markup, calls a person or begins a command", async () => {
  for (const argv of [
    ["check", site, "--reporter", "markdown", "--parity"],
    ["diff", before.folder, site, "--format", "markdown"],
  ]) {
    const { stdout } = await ran(argv);
    const prose = stdout.replaceAll(/^```json$[\s\S]*?^```$/gm, "").replaceAll(/`[^`\n]*`/g, "");
    expect(prose).toContain("octocat");
    expect(prose).not.toMatch(/@octocat/);
  }
});
