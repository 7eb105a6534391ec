// What does the server of navc preview answer when a file is read while it is being written?
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadCompiler } from "../../src/cli/command-context.ts";
import { PreviewAnswers } from "../../src/cli/preview/preview-answers.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

const config = JSON.stringify({ navigation: { pages: ["index"] } });

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": config, "index.mdx": "" });
});
afterEach(() => site.remove());

test("a page is explained when docs.json is whole again, also if it was asked for while docs.json was half written", async () => {
  const compiler = await loadCompiler();
  const host = compiler.openHost(site.folder);
  const result = await compiler.compile({ host });
  const answers = new PreviewAnswers({
    root: site.folder,
    editor: null,
    compiler: loadCompiler,
    against: undefined,
    listener: { changed: () => undefined, failed: () => undefined },
  });
  const settings = {
    compile: {},
    lock: undefined,
    configuration: undefined,
    ignore: {},
    baseline: undefined,
    maxWarnings: undefined,
  };
  answers.update({
    site: { result, settings, host, textOf: () => undefined, report: async () => "" },
    found: [],
    revision: 1,
  });
  const explanation = (): Promise<string | undefined> =>
    answers.answer("/data/page.json", new URLSearchParams({ href: "/" }));
  site.write("docs.json", "");
  expect(await explanation()).toBe("null");
  site.write("docs.json", config);
  expect(await explanation()).toContain('"href":"/"');
});
