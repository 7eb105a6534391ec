// Are the links in descriptions of specs found where they are written, and nothing else?
import { expect, test } from "vitest";
import { specLinks } from "../../../src/compiler/bodies/spec-links.ts";

function linksIn(text: string): readonly string[] {
  return specLinks(text, 100).map(({ kind, address, start, end }) => {
    expect([kind, text.slice(start, end)]).toEqual(["link", address]);
    return address;
  });
}

const spec = {
  info: { description: 'See [a](/a), [b](/b#c "Title") and ![no](/picture.png).' },
  tags: [{ name: "T", description: "[![x](/x.png)](/tag?d=e)" }],
  paths: {
    "/p": {
      summary: "[s](/s)",
      get: {
        description: "`[no](/code)` ``[no](/a`b` [no](/two)``\n\n```\n[no](/block)\n```\n\n[rel](rel) [host](//h)",
      },
    },
  },
  components: {
    securitySchemes: { t: { description: "[é](/é%20/f)" } },
    schemas: { enum: { enum: [{ description: "[no](/e)" }] } },
    examples: { description: "[no](/data)" },
  },
  "x-own": { description: "[no](/own)" },
};

const addresses = ["/a", "/b#c", "/tag?d=e", "/s", "/é%20/f"];

test("links of a spec in JSON", () => {
  expect(linksIn(JSON.stringify(spec, undefined, 2))).toEqual(addresses);
  expect(linksIn(`\uFEFF${JSON.stringify(spec)}`)).toEqual(addresses);
});

test("links of a spec in YAML, also behind an alias in a circle", () => {
  const text =
    "a: &a\n  description: |\n    See [one](/one)\n    and [two](/two).\n  self: *a\nb:\n  description: >-\n    [no](/no\n    thing) [three](/three)\n";
  expect(linksIn(text)).toEqual(["/one", "/two", "/three"]);
});

test("what only looks like a link is none, and a part may be named like data", () => {
  const none = ["\\\\[name](/no)", "<!-- [a](/no) -->", "a\n\n    [a](/no)"].map((text) => ({ description: text }));
  expect(linksIn(JSON.stringify(none))).toEqual([]);
  const responses = { default: { description: "[a](/a)" }, 400: { example: { description: "[no](/b)" } } };
  const properties = { example: { description: "[c](/c)", default: { description: "[no](/d)" } } };
  expect(linksIn(JSON.stringify({ responses, schemas: { default: { properties } } }))).toEqual(["/a", "/c"]);
});

test("what can't be read has no links", () => {
  expect(linksIn('{ "description": "[a](/a)"')).toEqual([]);
  expect(linksIn("description: [a](/a): b")).toEqual([]);
  expect(linksIn("{}")).toEqual([]);
});

test("a long row of marks takes no long time", () => {
  const description = "`".repeat(200_000) + " ``".repeat(100_000) + "[a](/a)";
  expect(linksIn(JSON.stringify({ description }))).toEqual(["/a"]);
});
