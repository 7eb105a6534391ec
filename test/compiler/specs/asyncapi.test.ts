// Is each channel of an AsyncAPI document one operation? (D8)
import { expect, test } from "vitest";
import { load, use } from "./load.ts";

async function channels(text: string): Promise<readonly unknown[]> {
  const { specs, codes } = await load({ "a.yaml": text }, [use("a.yaml", { kind: "asyncapi" })]);
  return [
    ...codes,
    ...(specs.named[0]?.operations ?? []).map(({ method, target, address, summary, group, tags }) => ({
      method,
      target,
      address,
      summary,
      group: group?.label,
      tags,
    })),
  ];
}

test("AsyncAPI 3: key, address, title, and the names of its tags", async () => {
  const text = `asyncapi: 3.0.0
channels:
  signedUp:
    address: user/signedup
    title: Signed up
    tags: [{name: Users}, {$ref: '#/components/tags/b'}]
  plain: {$ref: '#/components/channels/plain'}
components:
  tags: {b: {name: B}}
  channels: {plain: {address: plain, summary: Plain}}
`;
  expect(await channels(text)).toEqual([
    {
      method: "",
      target: "signedUp",
      address: "user/signedup",
      summary: "Signed up",
      group: "Users",
      tags: ["Users", "B"],
    },
    { method: "", target: "plain", address: undefined, summary: undefined, group: undefined, tags: [] },
  ]);
});

test("AsyncAPI 2: the tags are those of its operations", async () => {
  const text =
    "asyncapi: '2.6.0'\nchannels:\n  a/b:\n    publish: {tags: [{name: P}]}\n    subscribe: {tags: [{name: S}]}\n  c:\n";
  expect(await channels(text)).toMatchObject(["spec-invalid", { target: "a/b", group: "S", tags: ["S", "P"] }]);
});

test("another version is a warning", async () => {
  expect(await channels("asyncapi: 1.2.0\nchannels: {a: {}}\n")).toMatchObject(["spec-version", { target: "a" }]);
  expect(await channels("asyncapi: 3\nchannels: {a: {}}\n")).toMatchObject(["spec-version", { target: "a" }]);
  expect(await channels("asyncapi: 3.0.0\n")).toEqual([]);
});

test("a channel is found by its key, else by its address", async () => {
  const { specs } = await load({ "a.yaml": "asyncapi: 3.0.0\nchannels: {a: {address: b}, b: {address: /c}}\n" }, [
    use("a.yaml", { kind: "asyncapi" }),
  ]);
  const [document] = specs.named;
  expect(specs.operation(document!, "", "b")?.target).toBe("b");
  expect(specs.operation(document!, "", "/c")?.target).toBe("b");
  expect(specs.operation(document!, "GET", "b")).toBeUndefined();
});
