// Does the library reject with a TypeError, and with nothing else, when a caller's own code misbehaves?
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  compileNavigation,
  createCompiler,
  diffNavigation,
  memoryHost,
  outline,
  parity,
  type Host,
  type HostStat,
} from "../src/index.ts";
import { reasonOf } from "../src/compiler/text/reason-of.ts";

const url = "https://api.example.com/openapi.json";
const docs = { name: "Acme", navigation: { pages: ["start", "gone"], groups: [{ group: "API", openapi: url }] } };
const host = memoryHost({ "docs.json": JSON.stringify(docs), "start.mdx": "---\ntitle: Start\n---\n" });

const fail = (): never => {
  throw new RangeError("the caller's own error");
};
const withGetter = (name: string): object => Object.defineProperty({}, name, { get: fail, enumerable: true });
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const cyclic: Record<string, unknown> = { navigation: { pages: [] } };
cyclic["self"] = cyclic;
const nested = (levels: number): unknown => {
  let list: unknown = [];
  for (let level = 0; level < levels; level += 1) list = [list];
  return list;
};

const unreadable: readonly (readonly [string, object])[] = [
  [
    "a getter that throws",
    {
      host,
      get rules() {
        return fail();
      },
    },
  ],
  ["a proxy that hides its keys", new Proxy({ host }, { ownKeys: fail })],
  ["a proxy that hides its values", new Proxy({ host }, { get: fail })],
  ["a proxy that was revoked", revoked()],
  ["rules with a getter that throws", { host, rules: withGetter("page-not-found") }],
  ["limits with a getter that throws", { host, limits: withGetter("depth") }],
  ["a limit that is a BigInt", { host, limits: { depth: 10n } }],
  ["a limit that is a symbol", { host, limits: { depth: Symbol("10") } }],
  ["a config with a getter that throws", { host, config: withGetter("navigation") }],
  ["a config that is cyclic", { host, config: cyclic }],
  ["a config with a BigInt", { host, config: { name: 1n } }],
  ["a config that was revoked", { host, config: revoked() }],
  ["a config nested too deeply for JSON", { host, config: { navigation: nested(200_000) } }],
  ["a config whose toJSON gives a string", { host, config: { toJSON: () => "docs.json" } }],
  ["a config whose toJSON gives a list", { host, config: { toJSON: () => [] } }],
  ["a config whose toJSON gives nothing", { host, config: { toJSON: () => undefined } }],
  ["a config whose toJSON throws", { host, config: { toJSON: fail } }],
  ["a lock with a getter that throws", { host, lock: withGetter("lockVersion") }],
  ["a lock whose toJSON gives a string", { host, lock: { toJSON: () => "{}" } }],
  ["a host with a getter that throws", { host: withGetter("readText") }],
];

test.each(unreadable)("%s is a TypeError", async (_, options) => {
  const refused = compileNavigation(options);
  await expect(refused).rejects.toThrow(TypeError);
  await expect(refused).rejects.toThrow(/^compileNavigation: /);
});

const misspelt: readonly (readonly [object, string])[] = [
  [{ discovr: true }, 'there is no option "discovr". Did you mean "discover"?'],
  [{ colour: true }, 'there is no option "colour".'],
  [
    { rules: { "page-not-fond": "off" } },
    '"rules.page-not-fond" has to be the severity of a code that navc has. Did you mean "page-not-found"?',
  ],
  [{ limits: { node: 3 } }, '"limits.node" has to be a limit that navc has. Did you mean "nodes"?'],
];

test.each(misspelt)("what navc does not have is refused with the nearest name: %o", async (options, sentence) => {
  await expect(compileNavigation({ host, ...options })).rejects.toThrow(
    new TypeError(`compileNavigation: ${sentence}`),
  );
});

test("a compiler refuses unreadable options when it is made", () => {
  expect(() => createCompiler(revoked())).toThrow(TypeError);
});

test("each option is read once, so that what was checked is what holds", async () => {
  let reads = 0;
  const options = {
    host,
    get basePath() {
      reads += 1;
      return reads === 1 ? "/docs" : "//other.example";
    },
  };
  const { navigation } = await compileNavigation(options);
  expect([reads, navigation?.site.basePath]).toEqual([1, "/docs"]);
});

test("what JSON leaves out of a config is left out, and no code of it stays in the result", async () => {
  class Config {
    readonly name = "Acme";
    readonly navigation = { pages: ["start", () => "start", Symbol("start"), undefined, Number.NaN] };
  }
  const { navigation, diagnostics } = await compileNavigation({ host, config: new Config() as never });
  expect(Object.keys(navigation?.pages ?? {})).toEqual(["/start"]);
  expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual(
    [1, 2, 3, 4].map((index) => ["wrong-type", `/navigation/pages/${index}`]),
  );
});

/** `instanceof` throws for it. */
function classless(): Error {
  return new Proxy(new Error(), { get: () => fail(), getPrototypeOf: () => fail() });
}

describe("a host that breaks its contract", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  beforeEach(() => process.on("unhandledRejection", note));
  afterEach(() => process.off("unhandledRejection", note));

  const wrongAnswers: readonly (readonly [string, () => unknown])[] = [
    ["throws", fail],
    ["rejects", () => Promise.reject(new RangeError("later"))],
    ["returns a number", () => 5],
    ["returns null", () => null],
    ["returns an object", () => ({})],
    ["returns bytes", () => new Uint8Array([1])],
    ["returns a list of other things", () => [1, null]],
    ["returns an object with a getter that throws", () => withGetter("kind")],
    ["returns a proxy that has no class", classless],
    [
      "throws a proxy that has no class",
      () => {
        throw classless();
      },
    ],
  ];
  const methods = ["readText", "readHead", "stat", "list", "refusal"] as const;

  test.each(methods.flatMap((method) => wrongAnswers.map(([what, answer]) => [method, what, answer] as const)))(
    "%s %s: a TypeError that names the method",
    async (method, _, answer) => {
      // Only a file that is not there is asked about.
      const asked: Host = {
        ...host,
        refusal: () => undefined,
        ...(method === "refusal" ? { readText: () => undefined } : {}),
      };
      const refused = compileNavigation({ host: { ...asked, [method]: answer }, discover: true });
      await expect(refused).rejects.toThrow(TypeError);
      await expect(refused).rejects.toThrow(`"host.${method}"`);
      await new Promise(setImmediate);
      expect(unhandled).toEqual([]);
    },
  );

  const unusable: readonly (readonly [string, () => never])[] = [
    [
      "null",
      () => {
        throw null;
      },
    ],
    [
      "an object without a prototype",
      () => {
        throw Object.create(null);
      },
    ],
    [
      "an error whose message throws",
      () => {
        throw Object.defineProperty(new Error("x"), "message", { get: fail });
      },
    ],
    [
      "an error whose message is an object",
      () => {
        throw Object.assign(new Error("x"), { message: {} });
      },
    ],
  ];
  test.each(unusable)("a fetch that throws %s is a spec that could not be fetched", async (_, fetch) => {
    const { diagnostics } = await compileNavigation({ host, remoteSpecs: fetch });
    const [message] = diagnostics.filter(({ code }) => code === "spec-unreachable").map((each) => each.message);
    expect(message).toMatch(/could not be fetched: an error without a message\. /);
  });

  test("what a fetch throws is cut", () => {
    expect(reasonOf(new Error("x".repeat(1e6)))).toHaveLength(501);
  });
});

test("what a host says of a file is read once", async () => {
  let calls = 0;
  let reads = 0;
  const stat = (path: string): HostStat | undefined => {
    const found = host.stat(path);
    if (found === undefined) return undefined;
    calls += 1;
    return Object.defineProperty({ ...found }, "size", { get: () => ((reads += 1), found.size) });
  };
  await compileNavigation({ host: { ...host, stat } });
  expect(calls).toBeGreaterThan(0);
  expect(reads).toBe(calls);
});

describe("functions that are given what they can't use throw a TypeError that says so", () => {
  const anything: readonly unknown[] = [null, undefined, 5, "x", {}, [null]];
  const compiler = createCompiler({ host });

  test.each(anything)("%j", async (given) => {
    const wrongValue = given as never;
    const wrongOption = (given ?? 5) as never;
    const { navigation } = await compileNavigation({ host });
    const faults: readonly (readonly [string, () => unknown])[] = [
      ["outline: ", () => outline(wrongValue)],
      ["parity: ", () => parity(wrongValue)],
      ["diffNavigation: ", () => diffNavigation(wrongValue, navigation!)],
      ["diffNavigation: ", () => diffNavigation(navigation!, { ...navigation!, redirects: wrongOption })],
      ["diffNavigation: ", () => diffNavigation({ ...navigation!, redirects: wrongOption }, navigation!)],
      ["createCompiler: ", () => compiler.invalidate(wrongValue)],
      ["createCompiler: ", () => compiler.watch(wrongValue)],
      ["createCompiler: ", () => compiler.watch(() => {}, wrongOption)],
      ["memoryHost: ", () => memoryHost({ "a.mdx": given === "x" ? 5 : wrongValue } as never)],
    ];
    for (const [start, run] of faults) {
      expect(run).toThrow(TypeError);
      expect(run).toThrow(start);
    }
  });
});
