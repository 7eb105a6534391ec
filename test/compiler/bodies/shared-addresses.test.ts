// Are equal addresses one string, and equal anchors one object, and does nothing else change?
import { expect, test } from "vitest";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";
import { sharedAddresses } from "../../../src/compiler/bodies/shared-addresses.ts";

const body = (last: string): string => `## Examples

##### Examples

<Accordion title="Examples" />
<Step title="Examples" />
<div id="Examples" />
<ParamField path="Examples" />
<Snippet file="Examples" />
<Unknown />

[a](/b) ${last}
`;

test("an anchor that many bodies have is one object, and stays what it is", () => {
  const shared = sharedAddresses();
  const [one, other] = ["1", "2"].map((last) => shared(readBody(body(last), 0)));
  expect(one).toEqual(readBody(body("1"), 0));
  expect(other).toEqual(one);
  expect(new Set(one!.anchors.map((anchor) => JSON.stringify(anchor))).size).toBe(one!.anchors.length);
  expect(one!.anchors.length).toBeGreaterThanOrEqual(8);
  for (const [index, anchor] of one!.anchors.entries()) expect(other!.anchors[index]).toBe(anchor);
});

test("beyond the number that is kept, each body has its own", () => {
  const shared = sharedAddresses();
  const headings = (count: number): string => Array.from({ length: count }, (_, index) => `## H${index}\n`).join("\n");
  const text = headings(66_000);
  const [one, other] = [shared(readBody(text, 0)), shared(readBody(text, 0))];
  expect(other).toEqual(one);
  expect(other.anchors[0]).toBe(one.anchors[0]);
  expect(other.anchors.at(-1)).not.toBe(one.anchors.at(-1));
});
