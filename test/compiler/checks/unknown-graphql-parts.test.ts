// Is the number of comparisons bounded if many entries name parts that their schema does not have?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("of many such entries each is reported, and only the first hundred are compared with the schema", async () => {
  const names = Array.from({ length: 250 }, (_, index) => `field${index}x`);
  const schema = `type Query {\n${names.map((name) => `  ${name}: Int`).join("\n")}\n}\n`;
  const pages = names.map((name) => `QUERY ${name}y`);
  const navigation = { tabs: [{ tab: "API", graphql: "s.graphql", pages }] };
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), "s.graphql": schema });
  const { diagnostics } = await compileNavigation({ host });
  const unknown = diagnostics.filter(({ code }) => code === "endpoint-unknown");
  expect(unknown).toHaveLength(250);
  expect(unknown.filter(({ suggestion }) => suggestion !== undefined)).toHaveLength(100);
});
