// Are the words of a script those that a shell would read?
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { shellCommands } from "../../../../src/tools/cli/init/shell-commands.ts";

describe("the words of a command are those of a shell:", () => {
  test.each([
    ["a 'b c' \"d e\" f\\ g"],
    ["a 'it'\\''s' \"say \\\"hi\\\"\" x'y'z"],
    ['a "\\$HOME \\\\ \\n \\`x\\`"'],
    ["a b # c"],
    ["a b#c"],
    ["a \\\n  b"],
    ["a 'two\nlines' \"two\nlines\""],
    ["a b >/dev/fd/3 c"],
    ["a b 2> /dev/null c"],
    ["a b 3>&1 c"],
    ["a b < /dev/null"],
  ])("%j", (script) => {
    const text = execFileSync("bash", ["-c", `a() { printf '%s\\0' a "$@" >&4; }; exec 4>&1 3>/dev/null; ${script}`], {
      encoding: "utf8",
    });
    expect(shellCommands(script)).toEqual([text.split("\0").slice(0, -1)]);
  });
});

test.each([
  ["a; b && c || d | e & f", ["a", "b", "c", "d", "e", "f"]],
  ["(a)\n\nb", ["a", "b"]],
  ["", []],
  ["# a\n", []],
])("a script has the commands of %j", (script, commands) => {
  expect(shellCommands(script)).toEqual(commands.map((word) => [word]));
});

test("what only a shell or CI knows stays as it is written", () => {
  expect(shellCommands('a "$DOCS" $X ${{ matrix.docs }}/b "${{ a.b }}"')).toEqual([
    ["a", "$DOCS", "$X", "${{ matrix.docs }}/b", "${{ a.b }}"],
  ]);
});
