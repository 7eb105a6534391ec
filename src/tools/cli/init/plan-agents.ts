// Decides where navc init --agents writes its text: a section of AGENTS.md or CLAUDE.md, a skill, or several of them. (D313)
import { existsSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readIfFile } from "../../../project/settings/read-bounded.ts";
import { repositoryOf } from "../../../project/settings/repository-path.ts";
import { fileOfSections, withSection } from "./agents-sections.ts";
import { agentsText, folderForAgents, type SiteForAgents } from "./agents-text.ts";
import { docsFromPackage, navcInstall } from "./package-manager.ts";
import type { InitFile, InitPlan } from "./init-plan.ts";
import { slashPath } from "../../../project/slash-path.ts";

/** What is known about the site. */
export interface AgentsSite extends Pick<SiteForAgents, "navigation" | "checksLinks" | "hostFile"> {
  readonly root: string;
}

/** The files for agents that are not current. Throws `UsageError` if one has only half of a section. */
export function planAgents({ root: given, ...site }: AgentsSite): InitPlan {
  const root = realpathSync(given);
  const top = repositoryOf(root);
  const folder = slashPath(relative(top, root)) || ".";
  const found = navcInstall(top, root);
  const navc = found.kind === "installed" ? found : { folder: ".", run: "npx navc" };
  const text = agentsText({ folder, fromPackage: docsFromPackage(top, navc, root), navc, ...site });
  const skills = [".claude/skills", ".agents/skills"].filter((each) => isFolder(join(top, each)));
  const [first] = ["AGENTS.md", "CLAUDE.md"].filter((each) => existsSync(join(top, each)));
  const section = first ?? (skills.length === 0 ? "AGENTS.md" : undefined);
  const added = {
    folder: folderForAgents(folder),
    text,
    isDocs: (named: string): boolean => existsSync(join(top, named, "docs.json")),
  };
  const files = [
    ...skills.map((each) =>
      planned(top, join(top, each, "navc/SKILL.md"), (before) =>
        fileOfSections(`${each}/navc/SKILL.md`, skillHead, before, { ...added, heading: "" }),
      ),
    ),
    ...(section === undefined
      ? []
      : [
          planned(top, join(top, section), (before) =>
            withSection(section, before, { ...added, heading: "## Documentation" }),
          ),
        ]),
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

const skillHead = `---
name: navc
description: How to move, add, remove and check pages of the documentation with navc. Use it whenever pages or docs.json change.
---`;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
