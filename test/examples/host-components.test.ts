// Do the examples of hosts give pages the same components?
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("examples/fumadocs and examples/starlight have the same components of docs.json pages", () => {
  const fumadocs = readFileSync("examples/fumadocs/components/mdx.tsx", "utf8");
  const [, list = ""] = /known: MDXComponents = \{([^}]*)\}/.exec(fumadocs) ?? [];
  const starlight = readFileSync("examples/starlight/src/navc/components.ts", "utf8");
  const names = namesIn(list, /^ {2}([A-Z]\w*)/gm);
  expect(names).toContain("Card");
  expect(names).toEqual(namesIn(starlight, /\b([A-Z]\w*)(?= \})/g));
});

test("what a writer gives a component of examples/starlight reaches Starlight's own only by name: it ends the build for an unknown icon", () => {
  const folder = "examples/starlight/src/navc/components";
  const own = readdirSync(folder).filter((file) =>
    /<(?:Aside|Card|Badge|Icon)\b/.test(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(own.length).toBeGreaterThan(5);
  const spread = own.filter((file) =>
    /<(?:Aside|Card|Badge|Icon)\b[^>]*\{\.\.\./.test(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(spread).toEqual([]);
});

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "").toSorted();
}
