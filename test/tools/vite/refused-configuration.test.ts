// Is a configuration of Vite that can't be right refused before the app begins, with a sentence and no stack?
import { expect, test } from "vitest";
import * as vite8 from "vite";
import * as vite7 from "vite-7";
import navc from "../../../src/vite.ts";

const commands = ["build", "serve"] as const;
const versions = [vite7 as unknown as typeof vite8, vite8] as const;

/** What Vite prints of the error, with each command in each version. */
async function refusals(plugins: () => unknown[]): Promise<readonly unknown[]> {
  const all = versions.flatMap((vite) =>
    commands.map((command) =>
      vite.resolveConfig({ configFile: false, plugins: plugins() as vite8.PluginOption[] }, command).then(
        () => "accepted",
        (error: unknown) => (error as Error).stack,
      ),
    ),
  );
  return [...new Set(await Promise.all(all))];
}

test("a second plugin of navc, whose site no module would have, is an error (D558)", async () => {
  expect(await refusals(() => [navc({ root: "one" }), [navc({ root: "two" })]])).toEqual([
    "navc/vite: the plugin is 2 times in the configuration, but virtual:navc can be one site only. Remove all but one. Each further site needs an app, so a configuration of Vite, of its own.",
  ]);
});

test("a plugin that another condition of Vite leaves out does not count", async () => {
  const once = { ...navc(), apply: () => false };
  expect(await refusals(() => [once, navc({ root: "fixtures/x" })])).not.toContainEqual(
    expect.stringContaining("times"),
  );
});

test.each([
  [{ root: 3 }, '"root" has to be a string.'],
  [{ rot: "docs" }, 'there is no option "rot". Did you mean "root"?'],
])("the options %j are refused in development, too", async (options, sentence) => {
  expect(await refusals(() => [navc(options as object)])).toEqual([`navc/vite: ${sentence}`]);
});
