// Is a page of another language in a list named as that, also beside its translation?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;

async function messages(ko: readonly string[]): Promise<readonly string[]> {
  const languages = [
    { language: "en", pages: ["en/home", "en/setup"] },
    { language: "ko", pages: [...ko] },
    { language: "ja", pages: ["ja/home"] },
  ];
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { languages } }),
    "en/home.mdx": page("Home"),
    "en/setup.mdx": page("Set up"),
    "ko/home.mdx": page("API"),
    "ja/home.mdx": page("API"),
    "ja/setup.mdx": page("API"),
  });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics
    .filter(({ code }) => code === "page-language" || code === "duplicate-title")
    .map(({ code, message, suggestion }) => `${code} ${message.split(". ").at(-1)} ${suggestion ?? ""}`.trim());
}

test("beside its translation it is to be removed, and is not called a page with the same title", async () => {
  expect(await messages(["ko/home", "ja/home"])).toEqual(['page-language Remove it: "ko/home" is listed, too.']);
});

test("without its translation in the list, that is to be listed", async () => {
  expect(await messages(["ja/home"])).toEqual(['page-language List "ko/home" instead. ko/home']);
});

test("each page of another language is named by itself", async () => {
  expect(await messages(["ko/home", "ja/home", "ja/setup"])).toEqual([
    'page-language Remove it: "ko/home" is listed, too.',
    "page-language List it in ja.",
  ]);
});

test("a page of the default language may stand beside its translation", async () => {
  expect(await messages(["ko/home", "en/home", "en/setup"])).toEqual([]);
});
