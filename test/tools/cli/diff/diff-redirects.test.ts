// Does `navc diff` save lost addresses with redirects, and name what still leads to them?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonObject, NavigationDiff } from "../../../../src/index.ts";
import { docs, editedSite, navc, page } from "../../../outputs/diff/edited-site.ts";

const { repository, root, scratch, end } = editedSite();

afterAll(end);

test("a guess is printed only where it is asked for, and else counted", async () => {
  const { stdout, stderr } = await navc("diff", "git:before", root, "--format", "redirects");
  expect(JSON.parse(stdout)).toEqual([{ source: "/guides/:slug*", destination: "/learn/:slug*" }]);
  expect(stderr).toBe(
    "navc: 1 lost address is left out, since only a guess is proposed; read it in the other formats, and add it with --guesses\n",
  );
  const json = await navc("diff", "git:before", root, "--format", "json");
  const { lost, redirects } = JSON.parse(json.stdout) as NavigationDiff;
  expect(lost.map(({ proposal }) => proposal?.guess)).toEqual([undefined, undefined, undefined, true]);
  expect(redirects).toHaveLength(1);
  const markdown = await navc("diff", "git:before", root, "--format", "markdown");
  expect(markdown.stdout).toContain("| `/about` | `/new` | a guess: the page was removed;");
});

test("the redirects it prints, put into docs.json, end the error", async () => {
  const { stdout, stderr } = await navc("diff", "git:before", root, "--format", "redirects", "--guesses");
  expect(stderr).toBe("");
  const redirects = JSON.parse(stdout) as JsonObject[];
  expect(redirects).toEqual([
    { source: "/guides/:slug*", destination: "/learn/:slug*" },
    { source: "/about", destination: "/new" },
  ]);
  const { navigation } = JSON.parse(JSON.stringify(config())) as { navigation: JsonObject };
  repository.write({
    "saved/docs.json": docs(navigation, { redirects }),
    "saved/index.mdx": page("Home"),
    "saved/faq.mdx": page("FAQ"),
    "saved/new.mdx": page("New"),
  });
  for (const name of ["auth", "keys", "limits"]) repository.write({ [`saved/learn/${name}.mdx`]: page(name) });
  const saved = join(repository.folder, "saved");
  expect((await navc("diff", join(root), saved)).code).toBe(0);
  await navc("compile", saved, "-o", join(scratch, "saved.json"));
  await navc("compile", root, "-o", join(scratch, "after.json"));
  expect((await navc("diff", "git:before", root, "--redirects", join(saved, "docs.json"))).code).toBe(0);
  repository.remove("saved");
});

function config(): JsonObject {
  return JSON.parse(readFileSync(join(root, "docs.json"), "utf8")) as JsonObject;
}

test("what only redirects lead to is lost with them, and names that steer a terminal are text", async () => {
  const redirects = [{ source: "/old", destination: "/new" }];
  const sites = { kept: docs({ pages: ["new"] }), dropped: docs({ pages: ["new"] }) };
  const withRedirects = JSON.stringify({ ...(JSON.parse(sites.kept) as object), redirects });
  repository.write({
    "kept/docs.json": withRedirects,
    "kept/new.mdx": page("New"),
    "dropped/docs.json": sites.dropped,
    "dropped/new.mdx": page("New"),
  });
  const [kept, dropped] = ["kept", "dropped"].map((name) => join(repository.folder, name)) as [string, string];
  expect((await navc("diff", kept, dropped)).stdout).toContain("  /old  → /new  a redirect led there before\n");
  expect((await navc("diff", dropped, kept)).stdout).toBe("Redirects\n  + added  /old → /new\n\n1 redirect added\n");
  const { stdout } = await navc("diff", kept, dropped, "--format", "redirects");
  expect(JSON.parse(stdout)).toEqual(redirects);
  expect((await navc("diff", "git:\u001B[31m", kept)).stderr).not.toContain("\u001B");
  for (const name of ["kept", "dropped"]) repository.remove(name);
});

describe("with --links", () => {
  let folders: readonly [string, string];

  beforeAll(() => {
    for (const [name, guide] of [
      ["linking", "old"],
      ["moved", "new"],
    ] as const)
      repository.write({
        [`${name}/docs.json`]: docs({ pages: ["index", `${guide}/auth`, `${guide}/keys`] }),
        [`${name}/index.mdx`]: `${page("Home")}\n[Auth](/old/auth#a), <A href="/old/auth" /> and [keys](/old/keys).\n`,
        [`${name}/${guide}/auth.mdx`]: `${page("Auth")}\nHow to log in.\n`,
        [`${name}/${guide}/keys.mdx`]: `${page("Keys")}\nHow to make keys.\n`,
      });
    folders = [join(repository.folder, "linking"), join(repository.folder, "moved")];
  });

  afterAll(() => {
    for (const name of ["linking", "moved"]) repository.remove(name);
  });

  test("a lost address has the links that still lead there", async () => {
    const { stdout } = await navc("diff", ...folders, "--links");
    expect(stdout).toContain("2 links in pages still lead there (index.mdx:5:8, index.mdx:5:31)");
    expect(stdout).toContain("1 link in pages still leads there (index.mdx:5:56)");
    const { lost } = JSON.parse(
      (await navc("diff", ...folders, "--links", "--format", "json")).stdout,
    ) as NavigationDiff;
    expect(lost.map(({ href, links }) => [href, links?.number, links?.places[0]])).toEqual([
      ["/old/auth", 2, { file: "index.mdx", line: 5, column: 8 }],
      ["/old/keys", 1, { file: "index.mdx", line: 5, column: 56 }],
    ]);
  });

  test("without it, no link is read", async () => {
    expect((await navc("diff", ...folders)).stdout).not.toContain("links in pages");
  });

  test("once the redirects are there, --fix writes the new addresses", async () => {
    const redirects = JSON.parse((await navc("diff", ...folders, "--format", "redirects")).stdout) as JsonObject[];
    const navigation = { pages: ["index", "new/auth", "new/keys"] };
    repository.write({ "moved/docs.json": docs(navigation, { redirects }) });
    const { stdout } = await navc("check", folders[1], "--links", "--dry-run");
    expect(stdout).toContain('+[Auth](/new/auth#a), <A href="/new/auth" /> and [keys](/new/keys).');
  });
});

test("a redirect that is named can't colour the terminal", async () => {
  const redirects = [{ source: "/older\u001B[31m", destination: "/old" }];
  for (const [name, left] of [
    ["all", "old"],
    ["rest", "new"],
  ] as const)
    repository.write({
      [`${name}/docs.json`]: docs({ pages: ["home", left] }, { redirects }),
      [`${name}/home.mdx`]: page("Home"),
      [`${name}/${left}.mdx`]: page("A title"),
    });
  const folders = ["all", "rest"].map((name) => join(repository.folder, name));
  const { stdout } = await navc("diff", ...folders);
  const { stderr } = await navc("diff", ...folders, "--format", "redirects");
  for (const text of [stdout, stderr]) {
    expect(text).toContain("The redirect /older");
    expect(text).not.toContain("\u001B");
  }
  for (const name of ["all", "rest"]) repository.remove(name);
});

test("old redirects that lead to a lost address are named where redirects are proposed", async () => {
  const redirects = [{ source: "/older", destination: "/old" }];
  repository.write({
    "here/docs.json": docs({ pages: ["home", "old"] }, { redirects }),
    "here/home.mdx": page("Home"),
    "here/old.mdx": page("A title"),
    "gone/docs.json": docs({ pages: ["home", "new"] }, { redirects }),
    "gone/home.mdx": page("Home"),
    "gone/new.mdx": page("A title"),
  });
  const [here, gone] = ["here", "gone"].map((name) => join(repository.folder, name)) as [string, string];
  const line =
    "The redirect /older → /old of docs.json leads to a lost address: add the redirects that are proposed, and navc check --fix then leads it to the end";
  expect((await navc("diff", here, gone)).stdout).toContain(`  the page is there now\n  ${line}\n`);
  expect((await navc("diff", here, gone, "--format", "markdown")).stdout).toContain(`${line}.\n\n</details>`);
  const pasted = await navc("diff", here, gone, "--format", "redirects");
  expect(pasted.stderr).toBe(`navc: ${line}\n`);
  repository.write({
    "gone/docs.json": docs(
      { pages: ["home", "new"] },
      { redirects: [...(JSON.parse(pasted.stdout) as JsonObject[]), ...redirects] },
    ),
  });
  const check = await navc("check", gone, "--fix");
  expect(check.code).toBe(0);
  expect(JSON.parse(readFileSync(join(gone, "docs.json"), "utf8"))).toMatchObject({
    redirects: [{ source: "/old" }, { source: "/older", destination: "/new" }],
  });
  for (const name of ["here", "gone"]) repository.remove(name);
});
