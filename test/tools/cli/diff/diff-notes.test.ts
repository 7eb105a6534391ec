// Does `navc diff` say what may be missing, and propose nothing that may be wrong?
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docs, editedSite, navc, page, type Ran } from "../../../outputs/diff/edited-site.ts";

const { repository, root, end } = editedSite();

afterAll(end);

describe("a site with a part that can't be read", () => {
  let faulty: string;
  const clause = "docs.json at /navigation/groups/0/pages/1 can't be read in full, so pages";

  beforeAll(() => {
    const write = (title: string, name: string): void =>
      repository.write({
        [`${name}/docs.json`]: docs({ groups: [{ group: "Start", pages: ["index", { $ref: "none.json" }] }] }),
        [`${name}/index.mdx`]: page(title),
      });
    write("Home", "faulty");
    write("Welcome", "edited");
    repository.write({
      "fixed/docs.json": docs({ groups: [{ group: "Start", pages: ["index"] }] }),
      "fixed/index.mdx": page("Home"),
    });
    faulty = join(repository.folder, "faulty");
  });
  afterAll(() => {
    for (const name of ["faulty", "edited", "fixed"]) repository.remove(name);
  });

  test("has an entry without an operation, which is known by what it names", async () => {
    repository.write({ "named/docs.json": docs({ pages: ["index", "GET /users"] }), "named/index.mdx": page("Home") });
    const { stderr } = await navc("diff", join(repository.folder, "fixed"), join(repository.folder, "named"));
    expect(stderr).toContain("docs.json names /users, which is no known operation, so pages of it may be missing here");
    repository.remove("named");
  });

  test("is compared, and one line says once what both sides lack", async () => {
    const line = `navc: On both sides ${clause} may be missing here; navc check ${faulty} shows it\n`;
    expect(await navc("diff", faulty, faulty)).toEqual({ code: 0, stdout: "no changes\n", stderr: line });
    const edited = join(repository.folder, "edited");
    const { stdout } = await navc("diff", faulty, edited, "--format", "markdown");
    const shown = stdout.replaceAll("\\", "");
    expect(shown).toContain(
      `\n\nOn both sides ${clause} may be missing here; navc check ${edited} shows it\n\n**1 page`,
    );
    expect(shown).not.toContain("CAUTION");
  });

  test("has a note of its own where the other side is whole", async () => {
    const fixed = join(repository.folder, "fixed");
    const { stderr } = await navc("diff", fixed, faulty);
    expect(stderr).toBe(`navc: In ${faulty} ${clause} of it may be missing here; navc check ${faulty} shows it\n`);
    expect((await navc("diff", faulty, fixed)).stderr).toBe(stderr);
  });

  test("prints nothing with --quiet-when-same, in no form, if nothing changed", async () => {
    for (const format of ["text", "markdown", "json", "redirects"]) {
      const ran = await navc("diff", faulty, faulty, "--quiet-when-same", "--format", format);
      expect(ran).toEqual({ code: 0, stdout: "", stderr: "" });
    }
    const { stdout } = await navc("diff", faulty, join(repository.folder, "edited"), "--quiet-when-same");
    expect(stdout).toContain("1 page retitled");
  });
});

test("errors that hide no page are no note", async () => {
  repository.write({
    "faulty/docs.json": docs({ groups: [{ group: "Start", icon: 5, pages: ["index", "nowhere"] }] }),
    "faulty/index.mdx": page("Home"),
  });
  const faulty = join(repository.folder, "faulty");
  expect(await navc("diff", faulty, faulty)).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
  repository.remove("faulty");
});

describe("errors that keep pages from the site after", () => {
  const run = async (...words: readonly string[]): Promise<Ran> => {
    const generated = {
      groups: [
        { group: "API", openapi: "api.json" },
        { group: "Start", pages: ["index"] },
      ],
    };
    const paths = { "/users": { get: { summary: "List users", tags: ["Users"], responses: {} } } };
    const spec = JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths });
    repository.write({
      "whole/docs.json": docs(generated),
      "whole/index.mdx": page("Home"),
      "whole/api.json": spec,
      "spoilt/docs.json": docs(generated),
      "spoilt/index.mdx": page("Home"),
    });
    const [whole, spoilt] = ["whole", "spoilt"].map((name) => join(repository.folder, name)) as [string, string];
    const ran = await navc("diff", whole, spoilt, ...words);
    for (const name of ["whole", "spoilt"]) repository.remove(name);
    return ran;
  };
  const note =
    /In .*spoilt api.json can't be read, so pages of it may be missing here, and no redirects are proposed until it is fixed; navc check .*spoilt shows it/;

  test("end all proposals, and text says why on stderr", async () => {
    const { code, stdout, stderr } = await run();
    expect(stdout).toContain("  /api-reference/users/list-users  nothing is proposed while api.json can't be read\n");
    expect(stderr).toMatch(note);
    expect(code).toBe(1);
  });

  test("leave no redirects to paste", async () => {
    const { stdout, stderr } = await run("--format", "redirects");
    expect([stdout, stderr]).toEqual(["[]\n", expect.stringMatching(note)]);
  });

  test("are printed in markdown before the tables, and in json", async () => {
    const { stdout } = await run("--format", "markdown");
    expect(stdout).toMatch(
      /^### Navigation\n\n> \[!CAUTION\]\n> In .* api.json can't be read, so pages of it may be missing here/,
    );
    const json = JSON.parse((await run("--format", "json")).stdout) as { readonly notes: readonly string[] };
    expect(json.notes).toEqual([expect.stringMatching(note)]);
    const plain = JSON.parse((await navc("diff", root, root, "--format", "json")).stdout) as object;
    expect(plain).not.toHaveProperty("notes");
  });
});
