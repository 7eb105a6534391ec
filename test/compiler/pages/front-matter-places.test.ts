// Does a pointer into a page lead to the line of its front matter?
import { expect, test } from "vitest";
import { locatePlaces } from "../../../src/compiler/diagnostics/locate-places.ts";
import { keyAt, valueAt } from "../../../src/compiler/diagnostics/place.ts";
import { locateInYaml } from "../../../src/compiler/text/yaml-places.ts";

const block =
  'title: "A: b"\nicon: { name: x }\n# openapi: not this\nlist:\n  - openapi: nor this\nopenapi:  GET /users  # which\n';
const body = "\n# Text\n\nopenapi: in the text\n\n---\nopenapi: nor here\n---\n";

test.each([
  ["as it stands", `---\n${block}---\n${body}`, "GET /users"],
  ["with CRLF", `---\n${block}---\n${body}`.replaceAll("\n", "\r\n"), "GET /users"],
  ["behind a byte order mark", `\uFEFF---\n${block}---\n${body}`, "GET /users"],
  ["between fences with blanks", `---  \n${block}---\t\n${body}`, "GET /users"],
  ["at the end of the file", `---\n${block}---`, "GET /users"],
])("front matter %s", (_name, text, written) => {
  const [value, key] = [valueAt("a.mdx", "/openapi"), keyAt("a.mdx", "/openapi")];
  const rangeOf = locatePlaces([value, key], () => text, locateInYaml);
  const { start, end } = rangeOf(value);
  expect(text.slice(start.offset, end.offset)).toBe(written);
  expect([start.line, start.column]).toEqual([7, 11]);
  expect(rangeOf(key).start.column).toBe(1);
});

test.each(["", "# Text\n", "---\nopenapi: open\n", "---js\nopenapi: 1\n---\n", "---\nopenapi: [\n---\n"])(
  "what is not there stands at the first line: %j",
  (text) => {
    const place = valueAt("a.md", "/openapi");
    expect(locatePlaces([place], () => text, locateInYaml)(place).start).toEqual({ line: 1, column: 1, offset: 0 });
  },
);
