// Does every field of docs.json have an effect wherever the table allows it, and is it documented?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { divisionRow } from "../../../src/compiler/contract/divisions.ts";
import { fields, type FieldOwner, type FieldRow } from "../../../src/compiler/contract/fields.ts";
import {
  compileNavigation,
  memoryHost,
  type CompileResult,
  type JsonObject,
  type JsonValue,
} from "../../../src/index.ts";
import { decisionsText } from "../../support/decisions.ts";

const documents = `${readFileSync("docs/reference/contract.md", "utf8")}\n${decisionsText}`;

const values: Readonly<Record<Exclude<FieldRow["type"]["kind"], "list">, JsonValue>> = {
  string: "https://example.com",
  boolean: true,
  number: 2,
  icon: "book",
  "page path": "b",
  spec: "api.json",
  directory: "card",
  graphql: "schema.graphql",
  sdk: { format: "typedoc", source: "sdk.json" },
  object: { content: "New", anchors: [{ anchor: "Blog", href: "https://example.com" }] },
  anything: "sdk",
};

/** Its fields are known, unlike those of other objects. */
const globalValue: JsonValue = { anchors: [{ anchor: "Blog", href: "https://example.com" }] };

/** A site with the fields on the last of two divisions of a kind, on a group below such a one, or on `navigation`. */
function siteWith(owner: Exclude<FieldOwner, "global">, said: JsonObject): JsonObject {
  // What is inherited has an effect on a group with a root.
  const rooted = { group: "Rooted", root: "a", pages: ["a"] };
  if (owner === "root") return { ...said, pages: [rooted] };
  const { label, list } = divisionRow(owner);
  const [first, last] = owner === "language" ? ["en", "fr"] : ["One", "Two"];
  const inside = owner === "group" ? { ...rooted, ...said } : rooted;
  const divisions = [
    { [label]: first, pages: ["b"] },
    { [label]: last, pages: [inside], ...(owner === "group" ? {} : said) },
  ];
  return list === "menu" ? { tabs: [{ tab: "T", menu: divisions }] } : { [list]: divisions };
}

interface Compiled {
  readonly navigation: CompileResult["navigation"];
  readonly codes: readonly string[];
}

async function compiled(site: JsonObject): Promise<Compiled> {
  const pages = { "a.mdx": "---\ntitle: A\n---\n", "b.mdx": "---\ntitle: B\n---\n" };
  const spec = JSON.stringify({ openapi: "3.1.0", paths: { "/orders": { get: {} } } });
  const files = { ...pages, "api.json": spec, "docs.json": JSON.stringify({ navigation: site }) };
  const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(files) });
  return { navigation, codes: diagnostics.map(({ code }) => code) };
}

const rows = fields.flatMap((row) => {
  const { name, use, type, on, withoutEffectOn = [] } = row;
  if (type.kind === "list" || use === "label") return [];
  const owners = on.filter((owner) => owner !== "global" && !withoutEffectOn.includes(owner));
  const value = name === "global" ? globalValue : values[type.kind];
  return owners.map((owner) => ({ name, owner: owner as Exclude<FieldOwner, "global">, value }));
});

test.each(rows)(
  "$name on a $owner changes the result or is reported, and is not taken for unknown",
  async ({ name, owner, value }) => {
    const [said, silent] = [await compiled(siteWith(owner, { [name]: value })), await compiled(siteWith(owner, {}))];
    expect(said).not.toEqual(silent);
    expect(said.codes).not.toContain("unknown-field");
  },
);

describe.each(fields)("the field $name", ({ name }) => {
  test("is in docs/reference/contract.md or docs/internals/decisions", () => {
    expect(documents).toContain(`\`${name}\``);
  });
});
