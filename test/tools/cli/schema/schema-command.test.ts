// Does `navc schema` print what it names, whole?
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { docsSchema } from "../../../../src/outputs/schema/docs-schema.ts";
import { navigationSchema, partsSchema } from "../../../../src/outputs/schema/navigation-schema.ts";

async function run(
  ...argv: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let [out, err] = ["", ""];
  const streams = {
    stdout: { write: (text: string) => ((out += text), true) },
    stderr: { write: (text: string) => ((err += text), true) },
    env: {},
  };
  const code = await main(argv, streams);
  return { code, out, err };
}

test.each([
  ["docs", docsSchema()],
  ["navigation", navigationSchema()],
  ["parts", partsSchema()],
])("navc schema %s prints the schema as JSON", async (name, schema) => {
  const { code, out, err } = await run("schema", name);
  expect(JSON.parse(out)).toEqual(schema);
  expect([code, err]).toEqual([0, ""]);
});

test("--dialect mintlify prints the schema of the platform's dialect", async () => {
  const { code, out } = await run("schema", "docs", "--dialect", "mintlify");
  expect([code, JSON.parse(out)]).toEqual([0, docsSchema("mintlify")]);
  expect(JSON.parse(out)).not.toEqual(docsSchema());
});

test("-o writes it to a file, with its folders", async () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-schema-"));
  try {
    const file = join(folder, "schemas/docs.schema.json");
    expect(await run("schema", "docs", "-o", file)).toEqual({ code: 0, out: "", err: "" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(docsSchema());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the result has one schema for both dialects", async () => {
  const { code, out, err } = await run("schema", "navigation", "--dialect", "mintlify");
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("navc schema docs");
});

test.each([[["schema"]], [["schema", "tree"]]])("%j can't be run, and says what can", async (argv) => {
  const { code, out, err } = await run(...argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/docs.*navigation/s);
});

test("the help names the draft that the schemas are of", async () => {
  const [, draft = ""] = /\/draft-(\d+)\//.exec(String(docsSchema().$schema)) ?? [];
  expect((await run("schema", "--help")).out).toContain(`draft-${draft}`);
});
