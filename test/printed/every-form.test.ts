// Every form that a command can print has an accepted output, and is in the documentation.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli.ts";
import { madeSite } from "../tools/cli/made-site.ts";
import { expectGolden } from "../support/expect-golden.ts";

const config = (pages: readonly string[]): string =>
  JSON.stringify({ name: "Acme", navigation: { tabs: [{ tab: "Guides", pages }] } }, null, 2);

const before = madeSite({
  "docs.json": config(["start", "old"]),
  "start.mdx": "---\ntitle: Start\n---\n",
  "old.mdx": "",
});
const after = madeSite({ "docs.json": config(["start", "start", "gone"]), "start.mdx": "---\ntitle: Begin\n---\n" });
const languages = [
  { language: "en", pages: ["start", "more"] },
  { language: "fr", pages: ["fr/start"] },
];
const translated = madeSite({
  "docs.json": JSON.stringify({ name: "Acme", navigation: { languages } }, null, 2),
  "start.mdx": "",
  "more.mdx": "",
  "fr/start.mdx": "",
  "fr/more.mdx": "",
});

const old = madeSite({
  "mint.json": JSON.stringify(
    { name: "Acme", navigation: [{ group: "Start", pages: ["start"] }], layout: "topnav" },
    null,
    2,
  ),
  "start.mdx": "",
});

afterAll(() => {
  for (const { folder } of [before, after, translated, old]) rmSync(folder, { recursive: true });
});

async function stdoutOf(words: readonly string[]): Promise<string> {
  let stdout = "";
  await main(words, {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => undefined },
    env: { NO_COLOR: "1" },
  });
  return stdout;
}

/** How each command is run that can print in several forms. */
const runs: Readonly<Record<string, readonly string[]>> = {
  tree: [after.folder, "--quiet"],
  compile: [after.folder, "--quiet"],
  check: [after.folder],
  diff: [before.folder, after.folder],
  explain: ["/start", after.folder],
  mv: ["old", "new", before.folder],
  rm: ["old", before.folder, "--to", "start"],
  add: ["more", before.folder, "--after", "old"],
  sync: [translated.folder],
  import: ["mint", old.folder],
  init: [after.folder, "--agents"],
};

/** What a form needs beside its name. */
const needed: Readonly<Record<string, readonly string[]>> = { sitemap: ["--site-url", "https://docs.example.com"] };

/** A change is shown, and not written. */
const shown: ReadonlySet<string> = new Set(["mv", "rm", "add", "sync", "import"]);

/** The words of a form. */
function wordsOf({ command, option, value }: Form): readonly string[] {
  return [
    command,
    ...runs[command]!,
    option,
    value,
    ...(needed[value] ?? []),
    ...(shown.has(command) ? ["--dry-run"] : []),
  ];
}

/** What differs between machines and releases is taken out. */
function withoutFolders(printed: string): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
  return printed
    .replaceAll(fromHere(before.folder), "BEFORE")
    .replaceAll(fromHere(after.folder), "AFTER")
    .replaceAll(before.folder, "BEFORE")
    .replaceAll(after.folder, "AFTER")
    .replaceAll(`"version": "${version}"`, `"version": "VERSION"`);
}

/** Some forms name files from the folder that navc runs in, wherever the tests run. */
function fromHere(folder: string): string {
  return relative(process.cwd(), folder).replaceAll("\\", "/");
}

interface Form {
  readonly command: string;
  readonly option: string;
  readonly value: string;
}

/** All forms, as `--help` names them; the first of an option is its default. */
async function formsOf(command: string): Promise<readonly Form[]> {
  const help = (await stdoutOf([command, "--help"])).replaceAll(/\s+/g, " ");
  const [, option = "", choices = ""] =
    /(--(?:reporter|format)) <name> [^(]*\(choices: ((?:"[\w-]+",? ?)+)/.exec(help) ?? [];
  return [...choices.matchAll(/"([\w-]+)"/g)].map(([, value = ""]) => ({ command, option, value }));
}

const commands = [...(await stdoutOf(["--help"])).matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = ""]) => name);
const forms = (await Promise.all(commands.map(formsOf))).flat();
const documents = readdirSync("docs", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => readFileSync(join("docs", name), "utf8"))
  .join("\n");

test("each command that has forms is run here", () => {
  expect([...new Set(forms.map(({ command }) => command))]).toEqual(Object.keys(runs));
});

// A log of SARIF has no place for a table.
const reporters = forms.filter(({ command, value }) => command === "check" && value !== "sarif");

test.each(reporters)("navc check --reporter $value prints what --parity counts", async ({ option, value }) => {
  const words = ["check", after.folder, option, value];
  expect(await stdoutOf([...words, "--parity"])).not.toBe(await stdoutOf(words));
});

test.each(forms.filter(({ command }) => command === "check"))(
  "docs/reference/reports.md says what $value is for",
  ({ value }) => {
    expect(readFileSync("docs/reference/reports.md", "utf8")).toContain(`\n| \`${value}\` | `);
  },
);

// What is written to a file prints nothing: Chromium reads it in test/browser/preview-diff.test.ts.
const printedForms = forms.filter(({ value }) => value !== "html");

describe.each(printedForms)("navc $command $option $value", ({ command, option, value }) => {
  test("prints what was accepted", async () => {
    const printed = await stdoutOf(wordsOf({ command, option, value }));
    await expectGolden(join(import.meta.dirname, "forms", `${command}-${value}.txt`), withoutFolders(printed));
  });

  test("is no other form under a second name", async () => {
    const printed = async (form: string): Promise<string> => await stdoutOf(wordsOf({ command, option, value: form }));
    const others = forms.filter((form) => form.command === command && form.value !== value);
    const all = await Promise.all(others.map((form) => printed(form.value)));
    expect(all).not.toContain(await printed(value));
  });

  test("is in the reference of the command line, and where the documentation runs it", () => {
    expect(readFileSync("docs/reference/cli.md", "utf8")).toContain(`\`${value}\``);
    const isDefault = forms.find((form) => form.command === command)?.value === value;
    if (!isDefault) expect(documents).toMatch(new RegExp(`navc ${command}\\b.* ${option} ${value}\\b`));
  });
});
