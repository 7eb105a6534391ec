// Does the glossary of a GitBook of the older program keep its text and its address?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const terms = "## Term\n\nWhat it means.\n\n## Other term\n\nMore.\n";
const book = { "README.md": "# Start\n\n[t](GLOSSARY.md#term)\n", "SUMMARY.md": "* [Start](README.md)\n" };
const feature = "links of words to the glossary";

test("it is a page in no list", async () => {
  const { files, losses, problems, unanswered } = await importedInMemory("gitbook", {
    ...book,
    "book.json": JSON.stringify({ title: "A" }),
    "GLOSSARY.md": terms,
  });
  expect(files["GLOSSARY.mdx"]).toBe(`---\ntitle: Glossary\n---\n\n${terms}`);
  expect(files["index.mdx"]).toContain("[t](/GLOSSARY#term)");
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({ navigation: { pages: ["index"] } });
  expect(unanswered(["/GLOSSARY.html"])).toEqual([]);
  expect(losses.map((each) => [each.feature, each.file])).toEqual([[feature, "GLOSSARY.md"]]);
  expect(problems).toEqual([]);
});

test("it has its own name and title, also below the folder of the book", async () => {
  const { files, unanswered } = await importedInMemory("gitbook", {
    ...Object.fromEntries(Object.entries(book).map(([file, text]) => [`docs/${file}`, text])),
    "book.json": JSON.stringify({ root: "docs", structure: { glossary: "terms/all.md" } }),
    "docs/terms/all.md": `# Our words\n\n${terms}`,
  });
  expect(files["terms/all.mdx"]).toBe(`---\ntitle: Our words\n---\n\n${terms}`);
  expect(unanswered(["/terms/all.html"])).toEqual([]);
});

test("each language has its own", async () => {
  const of = (language: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(Object.entries(book).map(([file, text]) => [`${language}/${file}`, text])),
    [`${language}/GLOSSARY.md`]: terms,
  });
  const { files, unanswered } = await importedInMemory("gitbook", {
    "book.json": "{}",
    "LANGS.md": "* [English](en/)\n* [Deutsch](de/)\n",
    ...of("en"),
    ...of("de"),
  });
  expect(files["de/index.mdx"]).toContain("[t](/de/GLOSSARY#term)");
  expect(unanswered(["/en/GLOSSARY.html", "/de/GLOSSARY.html"])).toEqual([]);
});

test("where the summary lists it, it stays there", async () => {
  const { files, losses } = await importedInMemory("gitbook", {
    ...book,
    "book.json": "{}",
    "SUMMARY.md": `${book["SUMMARY.md"]}* [Words](GLOSSARY.md)\n`,
    "GLOSSARY.md": `# Words\n\n${terms}`,
  });
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({ navigation: { pages: ["index", "GLOSSARY"] } });
  expect(losses.map((each) => each.feature)).toEqual([feature]);
});

test("GitBook's service builds none that its summary does not list", async () => {
  const { files, losses } = await importedInMemory("gitbook", {
    ...book,
    "README.md": "# Start\n",
    ".gitbook.yaml": "root: ./\n",
    "GLOSSARY.md": terms,
  });
  expect(Object.keys(files)).not.toContain("GLOSSARY.mdx");
  expect(losses).toEqual([]);
});
