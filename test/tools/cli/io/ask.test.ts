// Is something written only if a person says so?
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { isAgreed } from "../../../../src/tools/cli/io/ask.ts";

/** What is answered to a question whose input is this text, and what is on stderr then; without `isTTY` nobody is there. */
async function asked(
  input: string | undefined,
  isTTY = true,
): Promise<{ readonly agreed: boolean; readonly stderr: string }> {
  let stderr = "";
  const stream = { write: (text: string) => (stderr += text) };
  const stdin = input === undefined ? {} : { stdin: Object.assign(Readable.from([input]), { isTTY }) };
  const agreed = await isAgreed("Write 2 files?", { stdout: stream, stderr: stream, env: {}, ...stdin });
  return { agreed, stderr };
}

test.each(["y\n", "Y\n", "yes\n", " YES \nno\n", "y"])("%j is yes", async (input) => {
  expect(await asked(input)).toEqual({ agreed: true, stderr: "Write 2 files? [y/N] " });
});

test.each(["n\n", "\n", "", "yesterday\n", "oh yes\n", "no\nyes\n"])("%j is no", async (input) => {
  expect(await asked(input)).toEqual({
    agreed: false,
    stderr: "Write 2 files? [y/N] navc: nothing was written.\n",
  });
});

test.each([undefined, "yes\n"])("without a terminal nobody is asked, whatever the input is: %j", async (input) => {
  expect(await asked(input, false)).toEqual({
    agreed: false,
    stderr: "navc: nothing was written: there is no terminal to ask at. Add --yes to write it.\n",
  });
});
