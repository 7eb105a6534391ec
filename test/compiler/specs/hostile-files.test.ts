// Does a spec reach out of the docs folder, and does a file that is no text stop the compile?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type CompileResult } from "../../../src/index.ts";

let folder = "";
const secret = JSON.stringify({ get: { summary: "SECRET" }, paths: { "/secret": { get: { summary: "SECRET" } } } });
const good = JSON.stringify({ openapi: "3.1.0", paths: { "/kept": { get: { summary: "Kept" } } } });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-hostile-"));
  mkdirSync(join(folder, "docs/sub"), { recursive: true });
  mkdirSync(join(folder, "outside"));
  writeFileSync(join(folder, "secret.json"), secret);
  writeFileSync(join(folder, "outside/secret.json"), secret);
  writeFileSync(join(folder, "docs/inside.json"), JSON.stringify({ get: { summary: "Inside" } }));
  symlinkSync(join(folder, "secret.json"), join(folder, "docs/link.json"));
  symlinkSync(join(folder, "outside"), join(folder, "docs/out"));
  symlinkSync("inside.json", join(folder, "docs/near.json"));
  symlinkSync("round.json", join(folder, "docs/round.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the docs folder with one spec. */
async function compile(source: string, content?: string | Buffer): Promise<CompileResult> {
  const root = join(folder, "docs");
  writeFileSync(
    join(root, "docs.json"),
    JSON.stringify({ navigation: { groups: [{ group: "API", openapi: [source, "good.json"] }] } }),
  );
  writeFileSync(join(root, "good.json"), good);
  if (content !== undefined) writeFileSync(join(root, source), content);
  const result = await compileNavigation({ root });
  const all = JSON.stringify(result);
  expect(all).not.toContain("SECRET");
  expect(all).not.toContain("root:x:");
  // The other spec is listed all the same.
  expect(Object.keys(result.navigation!.pages)).toContain("/api-reference/kept");
  return result;
}

describe("a `$ref` that leads outside", () => {
  test.each(
    [
      ["../secret.json", "sub/../../secret.json", "%2e%2e/secret.json", "%2E%2E%2Fsecret.json", "..%2fsecret.json"],
      [
        "link.json",
        "out/secret.json",
        "./out/../link.json",
        "round.json",
        "..\\secret.json",
        "%00",
        "\0",
        "~/secret.json",
      ],
      ["/etc/passwd", "//etc/passwd", "file:///etc/passwd", "FILE:/etc/passwd", "file:../secret.json"],
      ["http://127.0.0.1:1/x", "HTTPS://localhost/x", "//127.0.0.1:1/x", "ftp://x/y", "data:application/json,{}"],
      ["javascript:1", "sub", ".", "..", "#nowhere", "#/nowhere", "inside.json#/nowhere", "x".repeat(1_000_000)],
      ["inside.json#/get/summary", "a/".repeat(100_000)],
    ]
      .flat()
      .map(($ref) => [JSON.stringify($ref).slice(0, 40), $ref]),
  )("%s", async (_name, $ref) => {
    const paths = { "/x": { $ref }, "/y": { get: { $ref } }, "/z": { get: {} } };
    const { diagnostics, navigation } = await compile("api.json", JSON.stringify({ openapi: "3.1.0", paths }));
    const reported = diagnostics.filter(({ severity }) => severity === "error");
    // A value that is there and is no path item is reported where it is written.
    const places = ["api.json /paths/~1x/$ref", "api.json ", "inside.json /get/summary"];
    expect(places).toContain(`${reported[0]?.file} ${reported[0]?.pointer}`);
    expect(Object.keys(navigation!.pages)).toContain("/api-reference/get-z");
  });

  test.each(["inside.json", "./sub/../inside.json", "near.json", "/inside.json", "inside%2Ejson"])(
    "but %s does not",
    async ($ref) => {
      const { diagnostics, navigation } = await compile(
        "api.json",
        JSON.stringify({ openapi: "3.1.0", paths: { "/x": { $ref } } }),
      );
      expect(diagnostics).toEqual([]);
      expect(Object.keys(navigation!.pages)).toContain("/api-reference/inside");
    },
  );

  test("as the spec itself", async () => {
    for (const source of ["../secret.json", "link.json", "out/secret.json", "/etc/passwd", "file:///etc/passwd"]) {
      const { ok } = await compile(source);
      expect([source, ok]).toEqual([source, false]);
    }
  });
});

describe("what is no file to read", () => {
  test("a folder, and a FIFO that nobody writes to", async () => {
    execFileSync("mkfifo", [join(folder, "docs/pipe.json")]);
    for (const source of ["sub", "sub/", "pipe.json", "."]) {
      const { diagnostics } = await compile(source);
      expect([source, diagnostics.map(({ code }) => code)]).toEqual([source, ["spec-not-found"]]);
    }
  });

  test("a file of 65 MiB is reported, and not read", async () => {
    writeFileSync(join(folder, "docs/big.json"), good);
    truncateSync(join(folder, "docs/big.json"), 65 * 1024 * 1024);
    const { diagnostics } = await compile("big.json");
    expect(diagnostics.map(({ code }) => code)).toEqual(["limit-exceeded"]);
    rmSync(join(folder, "docs/big.json"));
  });
});

describe("bytes that are no UTF-8", () => {
  const utf16 = Buffer.from(`\uFEFF${good}`, "utf16le");
  test.each<[string, Buffer]>([
    ["UTF-16", utf16],
    ["UTF-16, the other way round", Buffer.from(utf16).swap16()],
    ["UTF-16 without a mark", utf16.subarray(2)],
    ["a gzip file", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
    ["zeros", Buffer.alloc(10_000)],
    ["nothing", Buffer.alloc(0)],
    ["a byte order mark alone", Buffer.from("\uFEFF")],
  ])("%s is reported", async (_name, bytes) => {
    for (const source of ["odd.json", "odd.yaml"]) {
      const { diagnostics } = await compile(source, bytes);
      expect(diagnostics.map(({ file, severity }) => [file, severity])).toEqual([[source, "error"]]);
    }
  });

  test("a broken character costs only itself", async () => {
    const text = Buffer.from(`{"openapi":"3.1.0","paths":{"/x":{"get":{"summary":"a?b"}}}}`);
    text[text.indexOf("?")] = 0xff;
    const { navigation, diagnostics } = await compile("odd.json", text);
    expect([diagnostics, navigation!.pages["/api-reference/a%EF%BF%BDb"]?.title]).toEqual([[], "a\uFFFDb"]);
  });
});
