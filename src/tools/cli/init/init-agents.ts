// Writes the text for agents, or checks that it is current: navc init --agents.
import { nodeHost } from "../../../project/disk/node-host.ts";
import { pathFromHere } from "../../../project/settings/repository-path.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { CommandContext } from "../command-context.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { writeNote } from "../io/streams.ts";
import { exitCodeOf, runCompile } from "../printed-site.ts";
import type { InitPlan } from "./init-plan.ts";
import { chosenDialect } from "../../../project/settings/platform-dialect.ts";
import { planAgents } from "./plan-agents.ts";

/** The files for agents that are not current; undefined if docs.json can't be read, which is reported. */
export async function agentsPlan(root: string, context: CommandContext): Promise<InitPlan | undefined> {
  const { streams } = context;
  const site = await runCompile(root, {}, context, ({ compile }) => ({ dialect: chosenDialect(root, compile) }));
  const { navigation, diagnostics } = site.result;
  if (navigation === null) {
    streams.stderr.write(await site.report(diagnostics, streams.stderr, { least: "warning", also: [] }));
    writeNote(streams, "Repair docs.json first: what it says decides what is written. Nothing was written.");
    context.exitWith(exitCodeOf(site.result));
    return undefined;
  }
  const checksLinks = site.settings.compile.links === true;
  const { usualHostFiles } = await import("../../../project/change/hosts/find-host-file.ts");
  const [hostFile, ...others] = usualHostFiles(nodeHost(root));
  return planAgents({ root, navigation, checksLinks, hostFile: others.length === 0 ? hostFile : undefined });
}

/** Names the files that are not current, for CI. */
export function checkAgents(
  { files }: InitPlan,
  given: string | undefined,
  { streams, exitWith }: CommandContext,
): void {
  const command = `navc init --agents${given === undefined ? "" : ` ${shellWord(given)}`}`;
  for (const { file } of files)
    writeNote(streams, `${visible(pathFromHere(file))} is not current. Run ${visible(command)}.`);
  exitWith(files.length === 0 ? noErrors : errorsFound);
}
