// Does an export say which pages of endpoints have no content, whatever the baseline accepts?
import { afterEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const remote = "https://acme.example/api.json";
const navigation = { groups: [{ group: "API", openapi: remote, pages: ["GET /users", "POST /users"] }] };
const texts = { "docs.json": JSON.stringify({ name: "Acme", navigation }) };

test("the pages of a spec that was not fetched are counted, also if the baseline accepts that", async () => {
  const baseline = JSON.stringify({
    baselineVersion: 1,
    accepted: [{ code: "spec-remote", file: "docs.json", subject: remote }],
  });
  const settings = JSON.stringify({ baseline: "navc.baseline.json" });
  site = madeSite({ ...texts, "navc.baseline.json": baseline, "navc.config.json": settings });
  const { code, stderr } = await site.run("export vitepress ROOT");
  expect(code).toBe(0);
  expect(stderr).toBe(
    `navc: 2 pages of endpoints have only the method and the path, because ${remote} was not fetched. Fetch specs with --remote-specs: addresses of these pages may change then.\n`,
  );
  expect((await site.run("export vitepress ROOT --quiet")).stderr).toBe("");
});

test("of other operations that are not known only the number is said", async () => {
  site = madeSite({
    "docs.json": JSON.stringify({
      name: "Acme",
      navigation: { groups: [{ group: "API", openapi: "gone.json", pages: ["GET /users"] }] },
    }),
  });
  expect((await site.run("export vitepress ROOT")).stderr).toContain(
    "1 page of endpoints has only the method and the path, because navc does not know the operations: navc check says why.",
  );
});

test("nothing is said where all operations are known", async () => {
  const spec = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/users": { get: {} } },
  });
  site = madeSite({
    "docs.json": JSON.stringify({
      name: "Acme",
      navigation: { groups: [{ group: "API", openapi: "api.json", pages: ["GET /users"] }] },
    }),
    "api.json": spec,
  });
  expect((await site.run("export vitepress ROOT")).stderr).not.toContain("method and the path");
});
