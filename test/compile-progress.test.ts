// Does onProgress say how far a compile is?
import { expect, test } from "vitest";
import {
  compileNavigation,
  createCompiler,
  memoryHost,
  type CompileOptions,
  type CompileProgress,
} from "../src/index.ts";

const numbers = Array.from({ length: 250 }, (_, index) => `guides/page-${index}`);
const spec = JSON.stringify({ openapi: "3.1.0", info: {}, paths: { "/users": { get: { summary: "List" } } } });
const files = {
  "docs.json": JSON.stringify({
    navigation: {
      groups: [
        { group: "Guides", pages: numbers },
        { group: "API", openapi: ["a.json", "https://example.com/b.json"] },
      ],
    },
  }),
  ...Object.fromEntries(numbers.map((path) => [`${path}.mdx`, "text"])),
  "unlisted.mdx": "",
  "a.json": spec,
};
const everything: CompileOptions = {
  host: memoryHost(files),
  discover: true,
  links: true,
  remoteSpecs: async () => spec.replace("/users", "/teams"),
};

async function events(options: CompileOptions): Promise<readonly CompileProgress[]> {
  const seen: CompileProgress[] = [];
  await compileNavigation({ ...options, onProgress: (progress) => void seen.push(progress) });
  return seen;
}

test("each phase counts from nothing to its total, in few steps", async () => {
  const seen = await events(everything);
  const phases = [...new Set(seen.map(({ phase }) => phase))];
  expect(phases).toEqual(["files", "pages", "specs", "fetches", "addresses", "links", "checks"]);
  for (const phase of phases) {
    const steps = seen.filter((each) => each.phase === phase);
    const counts = steps.map(({ done }) => done);
    const [total] = steps.map((each) => each.total);
    expect(steps.every((each) => each.total === total)).toBe(true);
    expect([counts[0], counts.at(-1)]).toEqual([0, total]);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
    expect(counts.length).toBeLessThanOrEqual(100);
  }
  expect(seen).toContainEqual({ phase: "pages", done: 251, total: 251 });
  expect(seen).toContainEqual({ phase: "specs", done: 2, total: 2 });
  expect(seen).toContainEqual({ phase: "fetches", done: 1, total: 1 });
  expect(seen).toContainEqual({ phase: "links", done: 251, total: 251 });
});

test("a phase without anything to do is left out", async () => {
  const seen = await events({ host: memoryHost({ "docs.json": '{ "navigation": { "pages": ["a"] } }', "a.mdx": "" }) });
  expect([...new Set(seen.map(({ phase }) => phase))]).toEqual(["pages", "checks"]);
});

test("the compile waits for what the listener returns, and its result is the same", async () => {
  let open = 0;
  let most = 0;
  const onProgress = async (): Promise<void> => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => void setTimeout(resolve, 0));
    open -= 1;
  };
  const { remoteSpecs: _, discover: __, ...options } = everything;
  const { navigation } = await compileNavigation({ ...options, onProgress });
  expect([open, most]).toEqual([0, 1]);
  expect(navigation).toEqual((await compileNavigation(options)).navigation);
});

test.each(["files", "pages", "specs", "fetches", "addresses", "links", "checks"])(
  "what the listener throws while %s are counted, now or later, the compile throws",
  async (phase) => {
    const fault = new Error("the screen is gone");
    const throwing = (progress: CompileProgress): void => {
      if (progress.phase === phase) throw fault;
    };
    await expect(compileNavigation({ ...everything, onProgress: throwing })).rejects.toBe(fault);
    const rejecting = async (progress: CompileProgress): Promise<void> => throwing(progress);
    await expect(compileNavigation({ ...everything, onProgress: rejecting })).rejects.toBe(fault);
  },
);

test("a compiler reports each compile", async () => {
  const seen: CompileProgress[] = [];
  const { remoteSpecs: _, ...options } = everything;
  const compiler = createCompiler({ ...options, onProgress: (progress) => void seen.push(progress) });
  await compiler.compile();
  const first = seen.splice(0).length;
  await compiler.compile();
  expect(seen).toEqual([]);
  compiler.invalidate(["docs.json"]);
  await compiler.compile();
  expect(seen.length).toBe(first);
});

test("anything but a function is refused", async () => {
  // @ts-expect-error -- that is what is tested
  const wrong: CompileOptions = { ...everything, onProgress: true };
  await expect(compileNavigation(wrong)).rejects.toThrow('"onProgress" has to be a function');
});
