import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shortRunFlag } from "../../../src/tools/cli/short-run.ts";

test("the flag for this version of V8 is one that it knows", () => {
  const flag = shortRunFlag(process.versions.v8);
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  expect(known).toContain(`${flag?.split("=", 1)[0]} (`);
});

test.each(["10.2.154", "14.0.1", "1.2.3"])("V8 %s, which was not measured, has no flag", (v8) => {
  expect(shortRunFlag(v8)).toBeUndefined();
});
