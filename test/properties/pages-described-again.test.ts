// Does nothing of a site but a page itself depend on what the page says of itself, in any fixture?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageFields, type PageField } from "../../src/compiler/contract/page-fields.ts";
import { compileNavigation, createCompiler, type Host } from "../../src/index.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";
import { diceFrom } from "../outputs/schema/mutate.ts";
import { fixtureCases } from "../support/fixture-cases.ts";
import { triedOf } from "../support/property-runs.ts";

const fields = Object.keys(pageFields) as PageField[];
const values = ["true", "Other words", "https://example.com", "/other", "5", "[a]", "specs/a.json GET /users"];
const dice = diceFrom(1);
const pick = <Item>(list: readonly Item[]): Item => list[dice(list.length)]!;

/** The text with a field of front matter added or set. */
function withField(text: string): string {
  const field = dice(8) === 0 ? "own" : pick(fields);
  const line = `${field}: ${pick(values)}\n`;
  const found = /^\uFEFF?---\r?\n/.exec(text);
  if (found === null) return `---\n${line}---\n${text}`;
  const others = text.slice(found[0].length).replace(new RegExp(`^${field}:.*\n`, "m"), "");
  return found[0] + line + others;
}

/** The files of a folder, some of them with other texts. */
function hostOver(root: string, texts: ReadonlyMap<string, string>): Host {
  const disk = nodeHost(root);
  const textOf = (path: string): string | undefined => texts.get(path) ?? disk.readText(path);
  return { ...disk, readText: textOf, readHead: (path, bytes) => texts.get(path) ?? disk.readHead(path, bytes) };
}

const cases = fixtureCases();

describe("a site is compiled after each edit of a page as it is at first", () => {
  const chosen = triedOf(cases);
  test.each(chosen.map((each) => [each.name, each] as const))("%s", async (_, { folder, options }) => {
    const texts = new Map<string, string>();
    const host = hostOver(join(folder, "input"), texts);
    const compiler = createCompiler({ ...options, host });
    const { inputs } = await compiler.compile();
    const pages = inputs.flatMap(({ file, kind }) => (kind === "head" && /\.mdx?$/.test(file) ? [file] : []));
    for (let edits = pages.length === 0 ? 0 : 4; edits > 0; edits -= 1) {
      const file = pick(pages);
      texts.set(file, withField(host.readText(file) ?? ""));
      compiler.invalidate([file]);
      const cold = JSON.stringify(await compileNavigation({ ...options, host }));
      expect(JSON.stringify(await compiler.compile()), `${file}:\n${texts.get(file)}`).toBe(cold);
    }
  });
});
