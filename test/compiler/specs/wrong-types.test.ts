// A value of the wrong type is reported where it is written, whatever the place, and the rest is listed.
import { describe, expect, test } from "vitest";
import { compileSpec, head, kept } from "./compile-spec.ts";

describe("a value of the wrong type at any place", () => {
  const spec = {
    ...head,
    tags: [{ name: "Users", "x-group": "People" }, { name: "Orders" }],
    paths: {
      "/a": {
        get: {
          operationId: "getA",
          summary: "A",
          description: "About A",
          tags: ["Users", "More"],
          deprecated: false,
          "x-hidden": false,
          "x-excluded": false,
          "x-mint": { href: "/own", metadata: { title: "M" } },
          parameters: [{ name: "p" }],
          responses: { "200": {} },
        },
        "x-hidden": false,
        "x-excluded": false,
      },
      "/by-ref": { $ref: "#/components/pathItems/r" },
      ...kept,
    },
    webhooks: { hook: { post: { summary: "Hook" } } },
    components: { pathItems: { r: { get: { summary: "R" } } } },
  };
  const all = ["GET /a", "GET /by-ref", "GET /kept", "POST hook"];
  const values: readonly unknown[] = [null, 7, true, "text", ["text"], [[1]], { k: 1 }];

  /** What may stand at a place, as `typeof` and "list" call it; places that are not here do not matter to navigation. */
  const allowed: Readonly<Record<string, string>> = {
    "": "object",
    "/openapi": "",
    "/tags": "list",
    "/tags/0": "object",
    "/tags/0/name": "string number boolean",
    "/tags/0/x-group": "string number boolean",
    "/paths": "object",
    "/paths/~1a": "object",
    "/paths/~1a/get": "object",
    "/paths/~1a/get/operationId": "string number boolean",
    "/paths/~1a/get/summary": "string number boolean",
    "/paths/~1a/get/description": "string number boolean",
    "/paths/~1a/get/tags": "list",
    "/paths/~1a/get/tags/0": "string",
    "/paths/~1a/get/tags/1": "string",
    "/paths/~1a/get/deprecated": "boolean",
    "/paths/~1a/get/x-hidden": "boolean",
    "/paths/~1a/get/x-excluded": "boolean",
    "/paths/~1a/get/x-mint": "object",
    "/paths/~1a/get/x-mint/href": "string number boolean",
    "/paths/~1a/get/x-mint/metadata": "object",
    "/paths/~1a/x-hidden": "boolean",
    "/paths/~1a/x-excluded": "boolean",
    "/paths/~1by-ref": "object",
    "/paths/~1by-ref/$ref": "",
    "/webhooks": "object",
    "/webhooks/hook": "object",
    "/webhooks/hook/post": "object",
    "/components/pathItems/r": "object",
    "/components/pathItems/r/get": "object",
  };
  // Null stands for nothing where something is optional.
  const noNull =
    /^$|^\/openapi|^\/paths\/~1(a|by-ref)(\/get|\/\$ref|\/get\/tags\/\d|\/get\/x-mint(\/metadata)?)?$|^\/webhooks\/|^\/tags\/0$|pathItems/;

  function* places(value: unknown, pointer = ""): Generator<string> {
    yield pointer;
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) yield* places(child, `${pointer}/${key.replaceAll("/", "~1")}`);
  }
  function replaced(pointer: string, value: unknown): unknown {
    if (pointer === "") return value;
    const copy = structuredClone(spec) as unknown as Record<string, unknown>;
    const keys = pointer
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/"));
    let holder = copy;
    for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
    holder[keys.at(-1)!] = value;
    return copy;
  }
  /** The operations that a value at a place can take along. */
  function reachOf(pointer: string): readonly string[] {
    if (pointer === "") return all;
    if (pointer === "/paths") return all.slice(0, 3);
    if (pointer.startsWith("/webhooks")) return ["POST hook"];
    if (/by-ref|pathItems|^\/components$/.test(pointer)) return ["GET /by-ref"];
    return pointer.startsWith("/paths/") ? [`GET /${pointer.split("/")[2]!.slice(2)}`] : [];
  }
  const kind = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

  test.each([...places(spec)])("at %j", async (pointer) => {
    for (const value of values) {
      const { made, reported } = await compileSpec(replaced(pointer, value));
      const lost = all.filter((name) => !made.includes(name) && !made.includes(`*${name}`));
      expect(reachOf(pointer)).toEqual(expect.arrayContaining(lost));
      const wrong =
        Object.hasOwn(allowed, pointer) &&
        (value === null ? noNull.test(pointer) : !allowed[pointer]!.split(" ").includes(kind(value)));
      const here = reported.filter((problem) => problem.split(" ")[1]!.startsWith(pointer));
      expect([pointer, value, here.length > 0 || !wrong, reported]).toEqual([pointer, value, true, reported]);
    }
  });
});
