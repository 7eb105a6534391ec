// Gives the actions for findings what they need of a site with open documents. (D302)
import { resolve } from "node:path";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { configFile } from "../../compiler/options.ts";
import { madeOnce, perObject } from "../../compiler/text/per-object.ts";
import type { ActionSite, ChangeableSite } from "../../project/actions/action-site.ts";
import { pastFiles } from "../../project/git/past-files.ts";
import { readIfFile } from "../../project/settings/read-bounded.ts";
import type { AskedSite } from "./asked-document.ts";

/** What git said of files, for the problems of one state: editors ask at each place of the cursor, and git takes a process for each question. */
const pastAnswers = perObject((_found: readonly Diagnostic[]) => new Map<string, ReadonlySet<string>>());

/** The site, for what can be done about its findings. It has to be current. */
export function actionSite(site: AskedSite): ActionSite {
  const { found, tree, problem, site: compiled } = site.state;
  return {
    found,
    navigation: tree?.navigation,
    config: tree?.record.config ?? configFile(compiled?.settings.compile.config),
    entries: async () => (await tree?.record.names?.())?.entries,
    textOf: (file) => site.openDocument(file)?.getText() ?? compiled?.host.readText(file),
    has: (file) => tree?.host.stat(file) !== undefined,
    pastFiles: (files) => madeOnce(pastAnswers(found), files.join("\0"), () => pastFiles(site.root, files)),
    canCreate: site.client.operations.has("create"),
    canAsk: false,
    baseline: problem === undefined ? compiled?.settings.baseline?.written : undefined,
  };
}

/** The site, for doing it. It has to be current. */
export function changeableSite(site: AskedSite): ChangeableSite {
  const { found, site: compiled } = site.state;
  return {
    found,
    textOf: (file) => compiled?.host.readText(file),
    stat: (file) => compiled?.host.stat(file),
    plan: site.plan,
    fix: site.fix,
    baselineFile() {
      const baseline = compiled?.settings.baseline;
      if (baseline === undefined) return undefined;
      const file = site.fileAt(resolve(baseline.file));
      return { file, text: site.openDocument(file)?.getText() ?? readIfFile(baseline.file) };
    },
  };
}
