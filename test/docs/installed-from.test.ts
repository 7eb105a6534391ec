// Do all files name the same packed file, and the same address of the repository?
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectAddress } from "../../src/compiler/diagnostics/project-address.ts";

interface PackageFile {
  readonly version: string;
  readonly repository: { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function packageFile(path: string): PackageFile {
  return JSON.parse(readFileSync(path, "utf8")) as PackageFile;
}

const { version, repository } = packageFile("package.json");
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const texts = tracked
  .filter((file) => /\.(?:md|ts|mjs|json|ya?ml)$/.test(file) && !/^(?:fixtures|test)\/|package-lock\.json$/.test(file))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

test("the packed file that is named is that of this version", () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/navc-(\d[\w.-]*)\.tgz/g)].map(([, each]) => ({ file, version: each })),
  );
  expect(named.map(({ file }) => file)).toContain("README.md");
  expect(named.filter((each) => each.version !== version)).toEqual([]);
});

test("an example depends on the packed file, because no registry has navc yet", () => {
  const examples = tracked.filter((file) => /^examples\/[\w-]+\/package\.json$/.test(file)).map(packageFile);
  const depended = examples.flatMap(({ dependencies, devDependencies }) => {
    const { navc } = { ...dependencies, ...devDependencies };
    return navc === undefined ? [] : [navc];
  });
  expect(depended.length).toBeGreaterThan(3);
  expect(new Set(depended)).toEqual(new Set([`file:navc-${version}.tgz`]));
});

test("each address of the repository is the one in package.json, and no line clones or installs from it", () => {
  expect(`git+${projectAddress}.git`).toBe(repository.url);
  const others = texts.flatMap(([file, text]) =>
    [...text.matchAll(/https:\/\/github\.com\/[\w-]+\/navc(?=[/."'`)\s#])/g)]
      .filter(([address]) => address !== projectAddress)
      .map(([address]) => `${file}: ${address}`),
  );
  expect(others).toEqual([]);
  const instructions = texts.filter(([, text]) =>
    /(?:clone|install|add)\b[^\n]*github\.com\/[\w-]+\/navc\b/.test(text),
  );
  expect(instructions.map(([file]) => file)).toEqual([]);
});
