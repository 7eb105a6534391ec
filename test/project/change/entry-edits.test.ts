// How much work is it to remove an element from lists that repeat one another?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import type { ConfigSource } from "../../../src/compiler/syntax/config-tree.ts";
import { ConfigValues } from "../../../src/project/change/config-values.ts";
import { EntryEdits } from "../../../src/project/change/entry-edits.ts";

class CountedValues extends ConfigValues {
  asked = 0;

  override elementsOf(source: ConfigSource, seen?: ReadonlySet<string>): readonly ConfigSource[] {
    this.asked += 1;
    return super.elementsOf(source, seen);
  }
}

test("an element that is removed many times takes the groups that it leaves empty with it once", () => {
  const levels = 6;
  const files = Array.from({ length: levels }, (_, level) => {
    const next = Array.from({ length: 10 }, () => ({ $ref: `${level + 1}.json` }));
    return [`${level}.json`, JSON.stringify({ group: "G", pages: level === levels - 1 ? ["a"] : next })] as const;
  });
  const texts = { "docs.json": '{"navigation":{"groups":[{"$ref":"0.json"}]}}', ...Object.fromEntries(files) };
  const values = new CountedValues(Object.keys(texts), memoryHost(texts));
  const edits = new EntryEdits(values);
  for (let time = 0; time < 100; time++) edits.remove({ file: "5.json", pointer: "/pages/0" });
  expect(edits.editsIn({ file: "0.json" }).map(({ removed }) => removed.size)).toEqual([10]);
  expect(edits.editsIn({ file: "docs.json" }).map(({ pointer }) => pointer)).toEqual(["/navigation/groups"]);
  expect(values.asked).toBeLessThan(400);
});
