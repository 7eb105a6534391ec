// What has a test in another runner than Vitest: the reason why the matcher is not there, and the texts of a difference?
import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { builtPackage } from "../../examples/built-package.ts";

interface Ran {
  readonly output: string;
  readonly errors: string;
}

/** Runs lines of a program in Node, where nothing says that Vitest runs. */
function run(lines: readonly string[]): Promise<Ran> {
  const { VITEST: _, ...env } = process.env;
  const words = ["--input-type=module", "-e", lines.join("\n")];
  return new Promise((done) => {
    execFile(process.execPath, words, { env, encoding: "utf8" }, (_error, output, errors) => done({ output, errors }));
  });
}

function importOf(program: string): string {
  return JSON.stringify(pathToFileURL(builtPackage().dist(program)).href);
}

test("the matcher says that it is for Vitest, and what to compare elsewhere", async () => {
  const { errors } = await run([`import ${importOf("vitest.js")};`]);
  expect(errors).toContain("this is no run of Vitest. Import it in a test or in setupFiles.");
  expect(errors).toContain("In another test runner compare outline(navigation)");
});

test("a difference can be written as text and as Markdown", async () => {
  const { output, errors } = await run([
    `import { compileNavigation, diffMarkdown, diffNavigation, diffText, memoryHost } from ${importOf("index.js")};`,
    `const site = async (title) => {`,
    `  const host = memoryHost({ "start.mdx": "---\\ntitle: " + title + "\\n---\\n" });`,
    `  const { navigation } = await compileNavigation({ config: { navigation: { pages: ["start"] } }, host });`,
    `  return navigation;`,
    `};`,
    `const diff = diffNavigation(await site("Old"), await site("New"));`,
    `console.log(diffText(diff) + "=====\\n" + diffMarkdown(diff));`,
  ]);
  expect(errors).toBe("");
  const [text, markdown] = output.split("=====\n");
  expect(text).toMatch(/~ retitled {2}.*"Old" → "New"/);
  expect(text).not.toContain("\u001B");
  expect(markdown).toMatch(/- \*\*retitled\*\* .*“Old” → “New”/);
});
