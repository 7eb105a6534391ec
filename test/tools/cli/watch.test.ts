// Do navc check --watch and navc tree --watch follow the edits of a site, and end when they are interrupted?
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { main } from "../../../src/cli.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

const config = (...pages: readonly string[]): string => JSON.stringify({ navigation: { pages } });

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": config("index", "gone"), "index.mdx": "---\ntitle: Home\n---\n" });
});
afterEach(() => rmSync(site.folder, { recursive: true }));

interface Watched {
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly interrupt: () => Promise<number>;
}

function watch(words: readonly string[], isTTY = false): Watched {
  let stdout = "";
  let stderr = "";
  let interrupt = (): void => undefined;
  const code = main([...words, site.folder, "--watch"], {
    stdout: { write: (text) => (stdout += text), isTTY },
    stderr: { write: (text) => (stderr += text) },
    env: { NO_COLOR: "1" },
    onInterrupt: (end) => (interrupt = end),
  });
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    interrupt: () => {
      interrupt();
      return code;
    },
  };
}

/** How often it has printed. */
const rounds = ({ stderr }: Watched): number => stderr().split("press Ctrl+C to end").length - 1;

async function edited(watched: Watched, edit: () => void): Promise<void> {
  const before = rounds(watched);
  edit();
  await vi.waitUntil(() => rounds(watched) > before, patient);
}

test("check reports what is new and what is fixed, and ends with the last exit code", async () => {
  const watched = watch(["check"]);
  await vi.waitUntil(() => rounds(watched) === 1, patient);
  expect(watched.stdout()).toContain("page-not-found");
  await edited(watched, () => site.write("gone.mdx", ""));
  expect(watched.stderr()).toContain("navc: 1 fixed since the last run\n");
  await edited(watched, () => site.write("docs.json", config("index", "gone", "other", "another")));
  expect(watched.stderr()).toContain("navc: 2 new problems since the last run\n");
  expect(await watched.interrupt()).toBe(1);
});

test("tree prints the site again after a save by rename", async () => {
  const watched = watch(["tree"]);
  await vi.waitUntil(() => rounds(watched) === 1, patient);
  await edited(watched, () => {
    site.write("index.mdx~", "---\ntitle: Start\n---\n");
    renameSync(join(site.folder, "index.mdx~"), join(site.folder, "index.mdx"));
  });
  expect(watched.stdout()).toMatch(/page Home[^]*page Start/);
  expect(await watched.interrupt()).toBe(1);
});

test("tree keeps the last tree while docs.json is broken", async () => {
  const watched = watch(["tree"]);
  await vi.waitUntil(() => rounds(watched) === 1, patient);
  await edited(watched, () => site.write("docs.json", "{"));
  expect(watched.stdout().match(/page Home/g)).toHaveLength(2);
  expect(watched.stderr()).toContain("config-syntax");
  expect(await watched.interrupt()).toBe(1);
});

describe("settings that change while a command watches", () => {
  const notes = (watched: Watched): string => watched.stderr().slice(watched.stderr().lastIndexOf("press Ctrl+C"));

  test("count at once, as does a baseline, also in a folder that is made later; those that can't be used do not", async () => {
    const watched = watch(["check"]);
    await vi.waitUntil(() => rounds(watched) === 1, patient);
    await edited(watched, () => site.write("navc.config.json", '{ "rules": { "page-not-found": "off" } }'));
    expect(watched.stderr()).toContain("navc: the settings have changed, and are used from now on\n");
    expect(watched.stderr()).toContain("navc: 1 fixed since the last run\n");
    site.write("navc.config.json", '{ "rules": { "page-not-fount": "off" } }');
    await vi.waitUntil(() => notes(watched).includes("page-not-fount"), patient);
    expect(notes(watched)).toContain("Until this is repaired, the settings are used as they were.");
    await edited(watched, () => site.write("docs.json", config("index", "gone", "other")));
    expect(watched.stderr()).not.toContain("new problem");
    await edited(watched, () => site.write("navc.config.json", "{}"));
    expect(watched.stderr()).toContain("navc: 2 new problems since the last run\n");
    site.write("navc.config.json", '{ "baseline": "ci/b.json" }');
    await vi.waitUntil(() => notes(watched).includes("There is no baseline"), patient);
    const accepted = ["gone", "other"].map((subject) => ({ code: "page-not-found", file: "docs.json", subject }));
    await edited(watched, () => site.write("ci/b.json", JSON.stringify({ baselineVersion: 1, accepted })));
    expect(watched.stderr()).toContain("navc: 2 fixed since the last run\n");
    expect(await watched.interrupt()).toBe(0);
  });

  test("are those of a package.json that has them, and what else is in it does not matter", async () => {
    const packageOf = (version: string, navc?: object): string => JSON.stringify({ version, navc });
    site.write("package.json", packageOf("1.0.0"));
    const watched = watch(["check"]);
    await vi.waitUntil(() => rounds(watched) === 1, patient);
    await edited(watched, () => site.write("package.json", packageOf("1.0.0", { rules: { "page-not-found": "off" } })));
    site.write("package.json", packageOf("1.0.1", { rules: { "page-not-found": "off" } }));
    await edited(watched, () => site.write("navc.config.json", "{}"));
    expect(watched.stderr().split("the settings have changed")).toHaveLength(3);
    await edited(watched, () => rmSync(join(site.folder, "navc.config.json")));
    expect(await watched.interrupt()).toBe(0);
  });

  test("are those of the baseline that the command names", async () => {
    const gone = { code: "page-not-found", file: "docs.json", subject: "gone" };
    const accept = (...accepted: readonly object[]): void =>
      site.write("ci/b.json", JSON.stringify({ baselineVersion: 1, accepted }));
    accept(gone);
    const watched = watch(["check", "--baseline", join(site.folder, "ci/b.json")]);
    await vi.waitUntil(() => rounds(watched) === 1, patient);
    await edited(watched, () => accept());
    expect(watched.stderr()).toContain("navc: 1 new problem since the last run\n");
    await edited(watched, () => accept(gone));
    expect(watched.stderr()).toContain("navc: 1 fixed since the last run\n");
    expect(await watched.interrupt()).toBe(0);
  });

  test("are not read with --no-settings", async () => {
    const watched = watch(["check", "--no-settings"]);
    await vi.waitUntil(() => rounds(watched) === 1, patient);
    site.write("navc.config.json", '{ "rules": { "page-not-found": "off" } }');
    await edited(watched, () => site.write("docs.json", config("index", "gone", "other")));
    expect(watched.stderr()).not.toContain("the settings have changed");
    expect(await watched.interrupt()).toBe(1);
  });
});

test("a terminal is cleared before each print, and a pipe is not", async () => {
  const terminal = watch(["check"], true);
  await vi.waitUntil(() => rounds(terminal) === 1, patient);
  await terminal.interrupt();
  expect(terminal.stdout().startsWith("\u001B[2J\u001B[3J\u001B[H")).toBe(true);
  const pipe = watch(["check"]);
  await vi.waitUntil(() => rounds(pipe) === 1, patient);
  await pipe.interrupt();
  expect(pipe.stdout()).not.toContain("\u001B");
});

test.each(["--fix", "--dry-run", "--update-baseline", "--reporter=json"])(
  "check can't watch with %s",
  async (option) => {
    const { code, stderr } = await site.run(`check ROOT --watch ${option}`);
    expect([code, stderr]).toEqual([2, expect.stringContaining("--watch")]);
  },
);
