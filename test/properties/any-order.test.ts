// Does the order of listings, or the order in which answers arrive, change a byte? (D24)
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Host } from "../../src/index.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";
import { diceFrom, type Dice } from "../outputs/schema/mutate.ts";
import { compiledFixture } from "../support/compiled-fixtures.ts";
import { fixtureCases } from "../support/fixture-cases.ts";

const seed = Number(process.env["NAVC_FUZZ_SEED"] ?? 1);

test("shuffled listings change no fixture", async () => {
  const dice = diceFrom(seed);
  let listings = 0;
  for (const fixture of fixtureCases()) {
    const { name, folder, options } = fixture;
    const root = join(folder, "input");
    const disk = nodeHost(root);
    const host: Host = {
      ...disk,
      list(pattern) {
        listings += 1;
        return shuffled(disk.list(pattern), dice);
      },
    };
    const expected = JSON.stringify(await compiledFixture(fixture));
    expect(JSON.stringify(await compileNavigation({ ...options, host })), `${name}, seed ${seed}`).toBe(expected);
  }
  expect(listings).toBeGreaterThan(30);
});

test("answers that arrive in another order change nothing", async () => {
  const dice = diceFrom(seed);
  const urls = Array.from({ length: 8 }, (_, index) => `https://api.example.com/${index}.json`);
  // The same operations and tags in all, so that their pages want the same addresses; one never answers.
  const groups = urls.map((openapi, index) => ({ group: `G${index % 3}`, openapi }));
  const host = memoryHost({ "docs.json": JSON.stringify({ name: "Acme", navigation: { groups } }) });
  const arrivals = new Set<string>();
  const results = new Set<string>();
  for (let run = 0; run < 20; run += 1) {
    const arrived: string[] = [];
    const remoteSpecs = async (url: string): Promise<string> => {
      for (let turns = dice(9); turns > 0; turns -= 1) await new Promise((go) => void setImmediate(go));
      arrived.push(url);
      if (url === urls[3]) throw new Error("nothing answers");
      const get = { summary: "List users", tags: [`T${url.length % 2}`] };
      return JSON.stringify({ openapi: "3.1.0", info: { title: url, version: "1" }, paths: { "/users": { get } } });
    };
    results.add(JSON.stringify(await compileNavigation({ host, remoteSpecs })));
    arrivals.add(arrived.join());
  }
  expect(arrivals.size).toBeGreaterThan(10);
  expect(results.size).toBe(1);
});

function shuffled<Item>(list: readonly Item[], dice: Dice): readonly Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(dice(rest.length), 1)[0]!);
}
