// Which changes concern a compile, by what it has read.
import { expect, test } from "vitest";
import { dependsOn, type Input } from "../../../src/compiler/host/recording-host.ts";

const read: Input = { file: "guides/start.mdx", kind: "head", sha256: "" };
const absent: Input = { file: "guides/gone", kind: "absent", sha256: "" };

test.each<readonly [Input, string, boolean]>([
  [read, "", true],
  [read, "guides/start.mdx", true],
  [read, "guides", true],
  [read, "guide", false],
  [read, "guides/start.mdx/below", false],
  [read, "guides/other.mdx", false],
  [absent, "guides/gone", true],
  [absent, "guides/gone/page.mdx", true],
  [absent, "guides/gone.mdx", false],
  [{ file: "", kind: "listing", sha256: "" }, "anything.mdx", true],
])("an input %j and a change of %j: %s", (input, path, depends) => {
  expect(dependsOn([input], path)).toBe(depends);
});
