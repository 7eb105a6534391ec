// Are rewrites of VitePress applied as regular expressions would, and in bounded time?
import fc from "fast-check";
import { expect, test } from "vitest";
import { vitepressRewrites } from "../../../../src/project/import/vitepress/vitepress-rewrites.ts";
import { propertyRuns } from "../../../support/property-runs.ts";

const rewritten = (from: string, to: string, path: string): string => vitepressRewrites({ [from]: to }).rewrite(path);

test.each([
  ["packages/:pkg/src/:slug*", ":pkg/:slug*", "packages/core/src/a/b.md", "core/a/b.md"],
  [":a-:b.md", "z/:a/:b.md", "x-y-z.md", "z/x-y/z.md"],
  [":page(.*)", "/en/:page", "a/b.md", "en/a/b.md"],
  ["docs/:name([^/]+).md", ":name.md", "docs/a/b.md", "docs/a/b.md"],
  [":a/:b*/:c*", ":c/:b/:a", "1/2/3/4.md", "4.md/2/3/1"],
])("%s to %s makes of %s", (from, to, path, result) => {
  expect(rewritten(from, to, path)).toBe(result);
});

test.each(["a{b}", "a/(x|y).md", ":a/:a", ":1a.md", "a?.md"])("%s is not read", (from) => {
  expect(vitepressRewrites({ [from]: "x.md" }).unread).toEqual([from]);
});

const part = fc.constantFrom("-", "/", "-a", "/b/", ":p", ":p*", ":p(.*)", ".md");

test("made patterns find what regular expressions find", () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }),
      fc.array(fc.constantFrom("a", "b", "-", "/", ".md"), { maxLength: 8 }),
      (parts, path) => {
        let count = 0;
        const named = parts.map((each) => (each.startsWith(":p") ? [`:p${(count += 1)}`, each.slice(2)] : [each]));
        const source = named.map(([text = "", repeat]) => {
          if (repeat === undefined) return text.replace(".", String.raw`\.`);
          return `(?<${text.slice(1)}>${repeat === "" ? "[^/]+" : ".*"})`;
        });
        const names = Array.from({ length: count }, (_, index) => `:p${index + 1}`).join("|");
        const found = new RegExp(`^${source.join("")}$`).exec(path.join(""));
        const expected = found === null ? path.join("") : `z|${found.slice(1).join("|")}`;
        const to = count === 0 ? "z|" : `z|${names}`;
        expect(rewritten(named.map((each) => each.join("")).join(""), to, path.join(""))).toBe(expected);
      },
    ),
    { numRuns: propertyRuns(20_000) },
  );
});

test("a pattern and a name that fit in very many ways are compared soon", () => {
  const many = Array.from({ length: 26 }, (_, index) => `:${String.fromCodePoint(97 + index)}`).join("-");
  expect(rewritten(`${many}-x.md`, "z/:a.md", `${"a-".repeat(5_000)}y.md`)).toBe(`${"a-".repeat(5_000)}y.md`);
  const long = many.replaceAll(/:\w/g, "$&*");
  expect(rewritten(`${long}-x.md`, "z/:a.md", `${"a-".repeat(5_000)}y.md`)).toBe(`${"a-".repeat(5_000)}y.md`);
});
