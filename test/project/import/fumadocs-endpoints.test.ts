// Do pages that Fumadocs generates of a spec show the same endpoint?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const spec = JSON.stringify({
  openapi: "3.0.0",
  info: { title: "A", version: "1" },
  paths: { "/api/stats": { get: {}, post: {} } },
});
const shown = (attributes: string): string => `{/* made */}\n\n<APIPage ${attributes} hasHead={false} />\n`;
const get = 'operations={[{"path":"/api/stats","method":"get"}]} webhooks={[]}';

test("a page with an endpoint has it in its front matter, and the spec comes along", async () => {
  const { files, losses, problems } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\nfull: true\n---\n\n${shown(`document={"./scripts/a.yaml"} ${get}`)}`,
    "content/docs/two.mdx": `---\ntitle: Two\n_openapi:\n  method: POST\n  route: /api/stats\n---\n${shown('document="public/b.json"')}`,
    "public/a.yaml": spec,
    "public/b.json": spec,
  });
  expect(files["docs/one.mdx"]).toBe("---\ntitle: One\nopenapi: a.yaml GET /api/stats\n---\n\n{/* made */}\n");
  expect(files["docs/two.mdx"]).toContain("openapi: b.json POST /api/stats\n");
  expect([files["a.yaml"], files["b.json"]]).toEqual([spec, spec]);
  expect([losses, problems]).toEqual([[], []]);
});

test.each([
  [`document="https://acme.example/a.json" ${get}`, "its spec is no file of this folder"],
  [`document="../a.json" ${get}`, "its spec is no file of this folder"],
  ["document={spec}", "its operation is computed"],
  [
    'document="a.json" operations={[{"path":"/a","method":"get"},{"path":"/b","method":"get"}]}',
    "docs.json has one endpoint for a page, and this one shows several",
  ],
])("an endpoint that docs.json can't have is a loss: %s", async (attributes, reason) => {
  const { losses, files } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n${shown(attributes)}`,
  });
  expect(losses.map((loss) => loss.reason)).toEqual([reason]);
  expect(files["docs/one.mdx"]).not.toContain("APIPage");
});
