// Is each result shown with the settings that it was compiled with?
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CompiledSite } from "../../../src/project/compiled-site.ts";
import { readSettings, type SiteSettings } from "../../../src/project/settings/site-settings.ts";
import { WatchedCompile } from "../../../src/tools/cli/watched-compile.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": '{ "navigation": { "pages": ["index", "gone"] } }', "index.mdx": "" });
});
afterEach(() => site.remove());

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

function settingsOf(settings: object): SiteSettings {
  site.write("navc.config.json", JSON.stringify(settings));
  return readSettings(site.folder, {});
}

test("other settings that only judge don't show the result from before the options of the compile changed", async () => {
  const shown: CompiledSite[] = [];
  const how = {
    root: site.folder,
    more: () => ({}),
    onProgress: () => {},
    fail: (error: unknown) => expect.fail(String(error)),
  };
  const watched = new WatchedCompile(how, async (each) => void shown.push(each));
  watched.use(settingsOf({}));
  await vi.waitUntil(() => shown.length === 1, patient);
  const rules = { "page-not-found": "off" };
  watched.use(settingsOf({ rules }));
  watched.use(settingsOf({ rules, maxWarnings: 0 }));
  await vi.waitUntil(() => shown.length > 1, patient);
  watched.close();
  expect(shown.slice(1).map(({ settings, result }) => [settings.maxWarnings, result.diagnostics])).toEqual([[0, []]]);
});
