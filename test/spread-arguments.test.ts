// Is a list of data ever spread into arguments? Above about 120,000 of them a call throws RangeError (D59).
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseSync, Visitor, type CallExpression, type NewExpression } from "oxc-parser";
import { expect, test } from "vitest";

/** Spreads of what is short whatever the site holds, each with the reason: `file: argument`. */
const allowed: ReadonlyMap<string, string> = new Map([
  ["tools/cli/check/check-command.ts: ...lockOption", "a tuple: the flags and the help text of an option"],
  ["tools/cli/explain/explain-command.ts: ...lockOption", "the same tuple"],
  ["tools/cli/preview/preview-command.ts: ...lockOption", "the same tuple"],
  ["tools/cli/export/export-command.ts: ...lockOption", "the same tuple"],
  ["tools/cli/tree/tree-command.ts: ...lockOption", "the same tuple"],
  ["compiler/routes/operation-path.ts: ...parts", "parts of one path, as they are written in the calls of this file"],
  ["project/import/fumadocs/fumadocs-entries.ts: ...secondEntry", "a tuple: the feature and the reason of a loss"],
  ["project/import/fumadocs/fumadocs-tree.ts: ...secondEntry", "the same tuple"],
  ["project/disk/node-host.ts: ...words", "the arguments of one call of readdirSync"],
  ["compiler/specs/find-specs.ts: ...problem", "the four arguments of a report"],
  ["compiler/specs/find-overlays.ts: ...problem", "the four arguments of a report"],
]);

const source = resolve(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.split(sep).join("/"))
  .toSorted();

/** The arguments of a file that are spread, and the calls of `apply` and `Reflect.construct`, as they are written. */
function spreadsOf(file: string, text: string): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const spreads: string[] = [];
  const look = ({ callee, arguments: given }: CallExpression | NewExpression): void => {
    for (const argument of given)
      if (argument.type === "SpreadElement") spreads.push(text.slice(argument.start, argument.end));
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
    const { name } = callee.property;
    if (name === "apply" || name === "construct") spreads.push(text.slice(callee.start, callee.end));
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(program);
  return spreads;
}

test("no call takes a list of data as its arguments", () => {
  const found = files.flatMap((file) =>
    spreadsOf(file, readFileSync(join(source, file), "utf8")).map((spread) => `${file}: ${spread}`),
  );
  expect(found.toSorted()).toEqual([...allowed.keys()].toSorted());
});

test.each([
  ["list.push(...more);", ["...more"]],
  ["Math.max(0, ...list.map((item) => item.length));", ["...list.map((item) => item.length)"]],
  ["new Set<number>().union?.(...[all]);", ["...[all]"]],
  ["new Date(...parts);", ["...parts"]],
  ["String.fromCharCode.apply(null, codes);", ["String.fromCharCode.apply"]],
  ["Reflect.apply(call, undefined, list);", ["Reflect.apply"]],
  ["const copy = [...list, ...more]; const both = { ...one, ...other };", []],
  ["const gather = (...rest: number[]): number => rest.length;", []],
])("%s is seen for what it is", (text, spreads) => {
  expect(spreadsOf("made.ts", text)).toEqual(spreads);
});
