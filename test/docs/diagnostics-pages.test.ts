// Is each code explained, and is each explanation true?
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalog, type DiagnosticCode } from "../../src/compiler/diagnostics/catalog.ts";
import { diagnosticsOf, printedFor, readPage } from "./diagnostic-page.ts";

const folder = "docs/reference/diagnostics";
const codes = Object.keys(catalog).toSorted() as DiagnosticCode[];
const pages = readdirSync(folder).flatMap((file) => (file === "README.md" ? [] : [file.replace(/\.md$/, "")]));

test("each code has a page, and each page is about a code", () => {
  expect(pages.toSorted()).toEqual(codes);
});

describe.each(pages)("%s", (code) => {
  const page = readPage(`${folder}/${code}.md`);

  test("says what, why and how to fix it", () => {
    expect(page.title).toBe(code);
    expect(page.summary).toMatch(/^[A-Z"`].+\.$/);
    expect(page.headings).toEqual(["Why it matters", "How to fix it", "Before", "After"]);
  });

  test("has the severity of the catalogue", () => {
    const usual = catalog[code as DiagnosticCode].severity;
    if (typeof usual === "string") expect(page.severities).toEqual([usual]);
    else expect(page.severities.length).toBeGreaterThan(1);
  });

  test("its first example gives the code, and nothing else", async () => {
    const found = await diagnosticsOf(page.before);
    expect([...new Set(found.map((each) => each.code))]).toEqual([code]);
    expect(page.severities).toContain(found[0]?.severity);
    expect(page.printed).toBeDefined();

    const printed = await printedFor(code, page.before);
    const actual = page.text.replace(page.printed?.text ?? "", () => printed);
    await expect(actual).toMatchFileSnapshot(`../../${folder}/${code}.md`);
  });

  test("its second example gives none", async () => {
    expect(await diagnosticsOf(page.after)).toEqual([]);
    expect(page.after).not.toEqual(page.before);
  });
});

test("the list of all codes", async () => {
  const rows = codes.filter((code) => pages.includes(code)).map(rowOf);
  const list = `# Diagnostics

Every problem that navc can name. \`navc explain <code>\` prints the page of a code.

| code | severity | |
|---|---|---|
${rows.join("\n")}
`;
  await expect(list).toMatchFileSnapshot(`../../${folder}/README.md`);
});

function rowOf(code: DiagnosticCode): string {
  const { severities, summary } = readPage(`${folder}/${code}.md`);
  return `| [${code}](${code}.md) | ${severities.join(", ")} | ${summary} |`;
}
