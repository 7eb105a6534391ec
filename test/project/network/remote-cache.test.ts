// How much of a copy that was replaced by a huge file is read?
import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

// All test files share one set of modules, so those that are spied on are loaded anew here, and given back.
vi.resetModules();
vi.doMock("../../../src/project/files/read-file.ts", { spy: true });
const { readWhole } = await import("../../../src/project/files/read-file.ts");
const { remoteCache } = await import("../../../src/project/network/remote-cache.ts");
afterAll(() => {
  vi.doUnmock("../../../src/project/files/read-file.ts");
  vi.resetModules();
});

const url = "https://spec.test/openapi.json";
const copy = { from: url, etag: '"1"', body: "body" };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-copies-"));
  vi.mocked(readWhole).mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a copy is read up to the limit", () => {
  const cache = remoteCache(join(folder, "cache"));
  cache.write(url, copy);
  expect(cache.read(url, 4)).toMatchObject(copy);
  expect(cache.read(url, 3)).toBeUndefined();
  expect(readWhole).toHaveBeenCalledTimes(2);
});

test("of a file far larger than any copy not a byte is read", () => {
  const cache = remoteCache(join(folder, "cache"));
  cache.write(url, copy);
  const [name] = readdirSync(join(folder, "cache"));
  truncateSync(join(folder, "cache", name!), 3 * 2 ** 20);
  expect(cache.read(url, 1000)).toBeUndefined();
  expect(readWhole).not.toHaveBeenCalled();
});
