// Finds the problems that the site has in a revision of git.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { gitHost } from "../../project/git/git-host.ts";
import { UsageError } from "../../project/settings/usage-error.ts";
import type { AgentSite } from "./agent-site.ts";

/** The problems of the site in a revision, with the present settings. Rejects with `UsageError` if the revision can't be read. */
export async function problemsOfRevision(site: AgentSite, revision: string): Promise<readonly Diagnostic[]> {
  const { root, settings } = await site.open();
  const opened = gitHost({ revision, folder: root, path: "" });
  if (!opened.ok) throw new UsageError(`The revision "${revision}" can't be read: ${opened.reason}.`);
  const compiler = await site.served.compiler();
  const { diagnostics } = await compiler.compile({
    ...settings.compile,
    root: ".",
    host: opened.host,
    discover: true,
    links: true,
  });
  return diagnostics;
}
