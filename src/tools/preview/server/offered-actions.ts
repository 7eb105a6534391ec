// Finds what can be done about each problem that the preview shows. (D397)
import type { NamedEntry } from "../../../compiler/checks/site-names.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { configFile } from "../../../compiler/options.ts";
import type { Division, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import { findingActions } from "../../../project/actions/finding-actions.ts";
import type { ActionSite } from "../../../project/actions/action-site.ts";
import type { OfferedAction } from "../../../project/actions/action-work.ts";
import { pastFiles } from "../../../project/git/past-files.ts";
import { pathFromRoot } from "../../../project/settings/repository-path.ts";
import { worstFirst } from "../../../outputs/render/report-words.ts";
import type { FoundSite } from "../../../project/preview-program.ts";

/** The actions for each problem, in the order of the summary. */
export async function offeredActions(
  { site, found }: FoundSite,
  root: string,
  host: Host,
): Promise<readonly (readonly OfferedAction[])[]> {
  const { result, settings } = site;
  const { baseline, compile } = settings;
  const texts = new Map<string, { readonly text: string | undefined }>();
  const navigation = result.navigation ?? undefined;
  const config = configFile(compile.config);
  const entries = navigation === undefined ? [] : listedEntries(navigation, config);
  const actionSite: ActionSite = {
    found,
    navigation,
    config,
    entries: () => Promise.resolve(entries),
    textOf: (file) => madeOnce(texts, file, () => ({ text: host.readText(file) })).text,
    has: (file) => host.stat(file) !== undefined,
    pastFiles: (files) => pastFiles(root, files),
    canCreate: true,
    canAsk: true,
    // The preview writes below the docs folder only.
    baseline: baseline === undefined || pathFromRoot(root, baseline.file) === undefined ? undefined : baseline.written,
  };
  return Promise.all(worstFirst(found).map((problem) => findingActions(problem, actionSite)));
}

/** The pages that lists name, in reading order. */
function listedEntries({ editions, pages }: ResolvedNavigation, config: string): readonly NamedEntry[] {
  const entries = new Map<string, NamedEntry>();
  const visit = (division: Division): void => {
    for (const node of division.children) {
      if (node.kind !== "page") {
        visit(node);
        continue;
      }
      const page = Object.hasOwn(pages, node.href) ? (pages[node.href]?.file ?? undefined) : undefined;
      const { file = config, pointer } = node.source;
      if (page !== undefined) entries.set(`${file}#${pointer}`, { page, source: { file, pointer } });
    }
  };
  for (const { tree } of editions) visit(tree);
  return [...entries.values()];
}
