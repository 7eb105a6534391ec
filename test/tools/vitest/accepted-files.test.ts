// Where are the files of an accepted navigation?
import { expect, test } from "vitest";
import { acceptedFiles } from "../../../src/tools/vitest/accepted-files.ts";

test("a name that is no string is refused with what it has to be", () => {
  expect(() => acceptedFiles("/site/a.test.ts", "a test", 3 as never)).toThrow(
    new TypeError("toMatchNavigation: its argument has to be a name, which is a string."),
  );
});
