// Does the page of an operation have the code samples of its spec, as code?
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "../../../support/property-runs.ts";
import { mdxTree, nodesIn, programsIn } from "./hosts-parsers.ts";
import { hostileText, hostileTexts } from "./hostile-text.ts";
import { sourcesOf } from "./page-sources.ts";

/** The text of the page of an operation with these fields. */
async function bodyOf(operation: object): Promise<string> {
  const spec = {
    openapi: "3.1.0",
    info: { title: "S", version: "1" },
    paths: { "/a": { get: { summary: "A", responses: { 200: { description: "Done" } }, ...operation } } },
    components: { "x-samples": { go: { lang: "Go", source: "fmt.Println()" } } },
  };
  const { sources } = await sourcesOf({ "s.json": JSON.stringify(spec) }, ["GET /a"], { openapi: "s.json" });
  return sources[0]!.body;
}

test("samples are a group of code with their labels, before the responses", async () => {
  const body = await bodyOf({
    "x-codeSamples": [
      { lang: "TypeScript", label: "With the SDK", source: "\n  const a = `1`;\r\n\tb();\n\n" },
      { lang: "cURL", source: "curl 'https://a.b' \\\n  -d '```'" },
      { $ref: "#/components/x-samples/go" },
    ],
  });
  expect(body).toContain(`\`/a\`

## Code samples

<CodeGroup>

\`\`\`typescript title="With the SDK"
  const a = \`1\`;
	b();
\`\`\`

\`\`\`\`bash title="cURL"
curl 'https://a.b' \\
  -d '\`\`\`'
\`\`\`\`

\`\`\`go title="Go"
fmt.Println()
\`\`\`

</CodeGroup>

## Responses`);
});

test("one sample is a block of code, also under the other name of the field", async () => {
  const body = await bodyOf({ "x-code-samples": [{ lang: "C#", source: "A();" }] });
  expect(body).toContain('## Code samples\n\n```csharp title="C#"\nA();\n```\n\n## Responses');
});

test("samples with the same label have their languages, too", async () => {
  const label = "List all";
  const body = await bodyOf({
    "x-codeSamples": [
      { lang: "bash", label, source: "a" },
      { lang: "python", label, source: "b" },
      { lang: "go", label: "Other", source: "c" },
    ],
  });
  expect([...body.matchAll(/title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
    "List all (bash)",
    "List all (python)",
    "Other",
  ]);
});

test("a page with a text of its own has the samples below it", async () => {
  const operation = { summary: "A", "x-codeSamples": [{ lang: "go", source: "a" }] };
  const spec = { openapi: "3.1.0", info: { title: "S", version: "1" }, paths: { "/a": { get: operation } } };
  const own = "---\ntitle: Own\nopenapi: GET /a\n---\n\n<RequestExample>\n\n```js\nb\n```\n\n</RequestExample>\n";
  const { sources } = await sourcesOf({ "s.json": JSON.stringify(spec), "own.mdx": own }, ["own"]);
  expect(sources[0]!.body).toMatch(/```js\nb\n[^]*## Code samples\n\n```go title="go"\na\n```$/);
});

test.each([
  ["no list", { lang: "go", source: "a" }],
  ["an empty list", []],
])("%s makes no section", async (_, samples) => {
  expect(await bodyOf({ "x-codeSamples": samples })).not.toContain("Code samples");
});

test("the page says that samples are missing: those without a text, too many, and too long ones", async () => {
  const note = "There is more in the specification than is listed here.";
  const good = { lang: "go", source: "a" };
  const long = { lang: "go", source: "x".repeat(150_000) };
  expect(await bodyOf({ "x-codeSamples": [good, { lang: "go", source: { $ref: "a.go" } }] })).toContain(note);
  const many = await bodyOf({ "x-codeSamples": Array.from({ length: 60 }, () => good) });
  expect([many.match(/^```go/gm)?.length, many.includes(note)]).toEqual([50, true]);
  expect((await bodyOf({ "x-codeSamples": [long, long, good] })).length).toBeLessThan(160_000);
  expect(await bodyOf({ "x-codeSamples": [good] })).not.toContain(note);
});

const oneOfHostile = fc.oneof(hostileText, fc.constantFrom(...hostileTexts));

test("any text of a sample stays its text, and any label its title", async () => {
  const property = fc.asyncProperty(oneOfHostile, oneOfHostile, oneOfHostile, async (lang, label, source) => {
    const samples = [
      { lang, label, source },
      { lang: "go", source },
    ];
    const body = await bodyOf({ "x-codeSamples": source.trim() === "" ? [] : samples });
    expect(programsIn(body.replaceAll(/^<\/?CodeGroup>$/gm, ""))).toEqual([]);
    const blocks = nodesIn(mdxTree(body)).flatMap((node) => (node.type === "code" ? node : []));
    const text = source
      .toWellFormed()
      .replaceAll(/\r\n?/g, "\n")
      .replace(/^(?:[ \t]*\n)+/, "")
      .trimEnd();
    expect(blocks.map(({ value }) => value)).toEqual(text.trim() === "" ? [] : [text, text]);
    const words = label.trim() === "" ? lang.trim() : label;
    const title = words.toWellFormed().replaceAll('"', "'").replaceAll(/\s+/g, " ").trim();
    const written = /^title="([^]*)"$/.exec(blocks[0]?.meta ?? "")?.[1];
    if (blocks.length > 0) expect(written ?? "").toBe(title);
  });
  await fc.assert(property, { numRuns: propertyRuns(2000) });
});
