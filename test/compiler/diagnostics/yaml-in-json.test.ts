// Are places found in a spec that is called .json and holds YAML?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("a fault of any code is at its line in a spec that is YAML under the name of JSON", async () => {
  const spec = [
    "openapi: 3.1.0",
    "info: { title: Api, version: '1' }",
    "paths:",
    "  /users:",
    "    get:",
    `      summary: ${"long ".repeat(300)}`,
    "      responses: {}",
  ].join("\n");
  const config = { name: "Site", navigation: { groups: [{ group: "Api", openapi: "api.json" }] } };
  const host = memoryHost({ "docs.json": JSON.stringify(config), "api.json": spec });
  const { diagnostics } = await compileNavigation({ host, rules: { "spec-json-as-yaml": "off" } });
  expect(diagnostics.map(({ code, range }) => `${code} ${range.start.line}`)).toEqual(["text-too-long 6"]);
});
