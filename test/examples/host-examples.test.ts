// Does nothing of a docs folder belong to the program of the example that it is put into?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const examples = join(import.meta.dirname, "../../examples");

function json(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(examples, path), "utf8")) as Record<string, unknown>;
}

// A script such as `docs/test.ts` would end the build of Next.js: it checks the types of the whole program.
test.each(["fumadocs", "starlight"])("the TypeScript of %s does not include the docs folder", (host) => {
  const { navigation = "" } = json(`${host}/package.json`)["scripts"] as { readonly navigation?: string };
  const [, docs] = /^navc export \w+ (\S+)/.exec(navigation) ?? [];
  expect(docs).toBeDefined();
  expect(json(`${host}/tsconfig.json`)["exclude"]).toContain(docs);
});

test.each(["docusaurus", "fumadocs", "starlight", "vitepress"])(
  "errors of a site don't end the build of %s",
  (host) => {
    const { navigation = "" } = json(`${host}/package.json`)["scripts"] as { readonly navigation?: string };
    expect(navigation).toMatch(/^navc export .* --exit-zero$/);
  },
);
