// Decides where navc init --agents writes its text: a section of AGENTS.md or CLAUDE.md, a skill, or several of them. (D313)
import { existsSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { repositoryOf } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { agentsText, type SiteForAgents } from "./agents-text.ts";
import { docsFromPackage, navcInstall } from "./package-manager.ts";
import type { InitFile, InitPlan } from "./init-plan.ts";
import { slashPath } from "../../../project/slash-path.ts";

/** What is known about the site. */
export interface AgentsSite extends Pick<SiteForAgents, "navigation" | "checksLinks" | "hostFile"> {
  readonly root: string;
}

const begin = "<!-- navc:begin (navc init --agents writes this section; edits in it are lost) -->";
const end = "<!-- navc:end -->";

/** The files for agents that are not current. Throws `UsageError` if one has only half of a section. */
export function planAgents({ root, ...site }: AgentsSite): InitPlan {
  const top = repositoryOf(root);
  const folder = slashPath(relative(top, root)) || ".";
  const found = navcInstall(top, root);
  const navc = found.kind === "installed" ? found : { folder: ".", run: "npx navc" };
  const text = agentsText({ folder, fromPackage: docsFromPackage(top, navc, root), navc, ...site });
  const skills = [".claude/skills", ".agents/skills"].filter((each) => isFolder(join(top, each)));
  const [first] = ["AGENTS.md", "CLAUDE.md"].filter((each) => existsSync(join(top, each)));
  const section = first ?? (skills.length === 0 ? "AGENTS.md" : undefined);
  const files = [
    ...skills.map((each) => planned(top, join(top, each, "navc/SKILL.md"), () => skillText(text))),
    ...(section === undefined
      ? []
      : [planned(top, join(top, section), (before) => withSection(section, before, text))]),
  ].filter(({ before, after }) => before !== after);
  const isInDocs = folder === "." && first === undefined && section !== undefined;
  return {
    files,
    notes: isInDocs ? ["AGENTS.md is in the docs folder. Name it in .mintignore, so that it is not published."] : [],
  };
}

function planned(below: string, file: string, make: (before: string | undefined) => string): InitFile {
  const before = readIfFile(file);
  return { file, below, before, after: make(before) };
}

function skillText(text: string): string {
  return `---
name: navc
description: How to move, add, remove and check pages of the documentation with navc. Use it whenever pages or docs.json change.
---

${begin}

${text}
${end}
`;
}

/** The file with the section: in its place, or at the end. All other text stays as it is. */
function withSection(name: string, before: string | undefined, text: string): string {
  const newline = before?.includes("\r\n") === true ? "\r\n" : "\n";
  const section = `${begin}\n## Documentation\n\n${text}\n${end}`.replaceAll("\n", newline);
  if (before === undefined) return `${section}${newline}`;
  const starts = [...before.matchAll(/^<!-- navc:begin\b[^\n]*?-->/gm)];
  const ends = [...before.matchAll(/^<!-- navc:end -->/gm)];
  if (starts.length === 0 && ends.length === 0) {
    const gap = before === "" ? "" : before.endsWith("\n") ? newline : newline + newline;
    return `${before}${gap}${section}${newline}`;
  }
  const [start, close] = [starts[0]?.index ?? -1, ends[0]?.index ?? -1];
  if (starts.length !== 1 || ends.length !== 1 || close < start)
    throw new UsageError(
      `${name} has to have one line that begins with "<!-- navc:begin", and below it one line "${end}". Remove these lines, and run the command again.`,
    );
  return before.slice(0, start) + section + before.slice(close + end.length);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
