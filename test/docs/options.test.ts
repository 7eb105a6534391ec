// Do docs/reference/cli.md and docs/reference/library.md name every option, command and export there is?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { main } from "../../src/cli.ts";

async function help(...words: readonly string[]): Promise<string> {
  let text = "";
  const stdout = { write: (part: string) => (text += part) };
  await main([...words, "--help"], { stdout, stderr: { write: () => undefined }, env: {} });
  return text;
}

const commands = [...(await help()).matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = ""]) => name);

function missing(document: string, names: Iterable<string>): readonly string[] {
  const text = readFileSync(document, "utf8");
  return [...new Set(names)].filter((name) => !text.includes(name));
}

test.each(commands)("navc %s", async (command) => {
  const options = [...(await help(command)).matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name = ""]) => name);
  expect(options.length).toBeGreaterThan(0);
  expect(missing("docs/reference/cli.md", [`## navc ${command}\n`, ...options])).toEqual([]);
});

test("the options of compileNavigation", () => {
  const source =
    /interface CompileOptions \{([^]*?)\n\}/.exec(readFileSync("src/compiler/options.ts", "utf8"))?.[1] ?? "";
  const names = [...source.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name = ""]) => `\`${name}\``);
  expect(names.length).toBeGreaterThan(5);
  expect(missing("docs/reference/library.md", names)).toEqual([]);
});

test("the exports", () => {
  const lists = [...readFileSync("src/index.ts", "utf8").matchAll(/export (?:type )?\{([^}]*)\}/g)];
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((name) => name.replace("type ", "").trim()));
  expect(
    missing(
      "docs/reference/library.md",
      names.filter((name) => name !== ""),
    ),
  ).toEqual([]);
});
