// Does a failing test name a command that reads the folder as the test does?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions, type ResolvedNavigation } from "../../../src/index.ts";
import { outline } from "../../../src/outputs/render/outline.ts";
import { acceptedJson } from "../../../src/tools/vitest/accepted-json.ts";
import { changesSince, differenceMessage } from "../../../src/tools/vitest/failure-message.ts";

async function siteOf(summary: string, options: CompileOptions): Promise<ResolvedNavigation> {
  const operation = { summary, operationId: summary };
  const spec = { openapi: "3.1.0", info: { title: "S", version: "1" }, paths: { "/x": { get: operation } } };
  const config = { navigation: { groups: [{ group: "G", openapi: "s.json", pages: ["a"] }] } };
  const host = memoryHost({ "a.mdx": "", "s.json": JSON.stringify(spec) });
  return (await compileNavigation({ ...options, config, host })).navigation!;
}

async function commandFor(options: CompileOptions): Promise<string | undefined> {
  const [before, after] = [await siteOf("One", options), await siteOf("Two", options)];
  const files = { tree: "s.tree.txt", data: "s.nav.json" };
  const diff = changesSince(acceptedJson(before), outline(before), after);
  return differenceMessage(diff, files, after)
    .split("\n")
    .find((line) => line.startsWith("navc "));
}

test("the options of the test are in the command", async () => {
  const end = "--format redirects prints what to put into";
  expect(await commandFor({ dialect: "mintlify" })).toContain(`<docs folder> --dialect mintlify ${end}`);
  const both = "<docs folder> --dialect mintlify --urls operation-id";
  expect(await commandFor({ dialect: "mintlify", urls: "operation-id" })).toContain(`${both} ${end}`);
});

test("data that are not there are not said to be of another navigation", async () => {
  const site = await siteOf("One", {});
  const messageWith = (data: string | undefined): string =>
    differenceMessage(changesSince(data, outline(site), site), { tree: "s.tree.txt", data: "s.nav.json" }, site);
  expect(messageWith(undefined)).toContain("s.nav.json is not there. So only the lines below show the changes.");
  expect(messageWith("{}")).toContain("s.nav.json does not belong to it, or is of another version of navc.");
});
