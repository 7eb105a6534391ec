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

test("a page with a webhook has its name in its front matter", async () => {
  const webhooks = JSON.stringify({ ...JSON.parse(spec), openapi: "3.1.0", webhooks: { newPet: { post: {} } } });
  const { files, losses, problems } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n${shown('document="a.json" operations={[]} webhooks={[{"name":"newPet","method":"post"}]}')}`,
    "a.json": webhooks,
  });
  expect(files["docs/one.mdx"]).toContain("openapi: a.json webhook newPet\n");
  expect([losses, problems]).toEqual([[], []]);
});

test("an element in code is no endpoint", async () => {
  const { files, losses } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n\`\`\`mdx\n${shown(`document="a.json" ${get}`)}\`\`\`\n\nand \`<APIPage document="a.json" ${get} />\`\n`,
    "a.json": spec,
  });
  expect([files["docs/one.mdx"]!.includes("openapi:"), "a.json" in files, losses]).toEqual([false, false, []]);
});

test("an element in a comment is no endpoint", async () => {
  const { files, losses } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n{/**/}{/* <APIPage document="a.json" ${get} /> */}\n`,
    "content/docs/two.mdx": `---\ntitle: Two\n---\n\n{ /*\n${shown(`document="b.json" ${get}`).slice(14)}*/ }\n${shown(`document="a.json" ${get}`)}`,
    "a.json": spec,
    "b.json": spec,
  });
  expect(files["docs/one.mdx"]).not.toContain("openapi:");
  expect(files["docs/two.mdx"]).toContain("openapi: a.json GET /api/stats\n");
  expect(["b.json" in files, losses]).toEqual([false, []]);
});

test("specs whose places are one have two, and none has that of docs.json", async () => {
  const { files, losses, problems } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n${shown(`document="a.json" ${get}`)}`,
    "content/docs/two.mdx": `---\ntitle: Two\n---\n\n${shown(`document="public/A.json" ${get}`)}`,
    "content/docs/three.mdx": `---\ntitle: Three\n---\n\n${shown(`document="./docs.json" ${get}`)}`,
    "a.json": spec,
    "public/A.json": spec,
    "docs.json": spec,
  });
  expect(files["docs/one.mdx"]).toContain("openapi: a.json GET /api/stats\n");
  expect(files["docs/two.mdx"]).toContain("openapi: public/A.json GET /api/stats\n");
  expect(files["docs/three.mdx"]).not.toContain("openapi:");
  expect(losses.map(({ feature, reason }) => [feature, reason])).toEqual([
    ["the endpoint of a page", 'its spec is "docs.json", and the new site has its own file there'],
  ]);
  expect([files["public/A.json"], problems]).toEqual([spec, []]);
});

test.each([
  [`document="https://acme.example/a.json" ${get}`, "its spec is no file of this folder"],
  [`document="../a.json" ${get}`, "its spec is no file of this folder"],
  ["document={spec}", "its operation is computed"],
  [
    'document="b c.json" operations={[{"path":"/a","method":"get"}]}',
    'docs.json can\'t name "GET /a" of "b c.json": spaces stand between words there',
  ],
  [
    'document="a.json" operations={[{"path":"/a","method":"get"},{"path":"/b","method":"get"}]}',
    "docs.json has one endpoint for a page, and this one shows several",
  ],
])("an endpoint that docs.json can't have is a loss: %s", async (attributes, reason) => {
  const { losses, files } = await importedInMemory("fumadocs", {
    "content/docs/one.mdx": `---\ntitle: One\n---\n\n${shown(attributes)}`,
    "b c.json": spec,
  });
  expect(losses.map((loss) => loss.reason)).toEqual([reason]);
  expect(files["docs/one.mdx"]).not.toContain("APIPage");
});
