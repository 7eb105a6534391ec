// Is the network asked only on request, once an address, and does the order of answers change nothing? (D9, D24)
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

const [slow, quick] = ["https://slow.example/openapi.json", "https://quick.example/openapi.json"];
const groups = [slow, quick, slow].map((openapi, index) => ({ group: `G${index}`, openapi }));
const config = { navigation: { groups } };

function spec(path: string): string {
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "", version: "1" },
    paths: { [path]: { get: { summary: path } } },
  });
}

test("each address is fetched once, and its operations are listed in the order of docs.json", async () => {
  const asked: string[] = [];
  const remoteSpecs = async (url: string): Promise<string> => {
    asked.push(url);
    if (url === slow) await sleep(20);
    return spec(url === slow ? "/slow" : "/quick");
  };
  const { navigation, ok } = await compileNavigation({ config, host: memoryHost({}), remoteSpecs });
  expect(asked).toEqual([slow, quick]);
  expect(ok).toBe(true);
  expect(Object.keys(navigation!.pages)).toEqual(["/api-reference/slow", "/api-reference/quick"]);
});

test.each([
  [
    "throws at once",
    () => {
      throw new Error("no");
    },
  ],
  ["rejects with no error", () => Promise.reject("no")],
  ["answers with no text", async () => 3 as unknown as string],
  ["answers with no spec", async () => "<html>"],
] satisfies readonly (readonly [string, (url: string) => Promise<string>])[])(
  "a function that %s is reported and harms nothing",
  async (_name, remoteSpecs) => {
    const { navigation, diagnostics } = await compileNavigation({ config, host: memoryHost({}), remoteSpecs });
    expect(navigation!.pages).toEqual({});
    expect(diagnostics).not.toEqual([]);
    expect(diagnostics.map(({ file }) => file)).toEqual(diagnostics.map(() => "docs.json"));
  },
);

test("without leave nothing is fetched", async () => {
  const fetch = (): Promise<string> => Promise.reject(new Error("asked"));
  const { diagnostics } = await compileNavigation({ config, host: { ...memoryHost({}), fetch } });
  expect(diagnostics.map(({ code }) => code)).toEqual(["spec-remote", "spec-remote"]);
});
