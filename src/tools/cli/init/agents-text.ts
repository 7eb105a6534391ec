// Makes the text that navc init --agents writes for coding agents, from the settings of a site. (D313)
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { shellWord } from "../../../project/settings/shell-word.ts";
import type { InstalledNavc } from "./package-manager.ts";

/** What the text depends on. */
export interface SiteForAgents {
  /** The docs folder from the root of the repository, with "/"; "." for the root itself. */
  readonly folder: string;
  /** The docs folder from the folder in which navc starts, with "/"; "." for that folder itself. */
  readonly fromPackage: string;
  /** How the repository starts navc (`npx navc`), and in which folder of it. */
  readonly navc: Pick<InstalledNavc, "folder" | "run">;
  readonly navigation: ResolvedNavigation;
  /** Whether the settings check links without an option. */
  readonly checksLinks: boolean;
  /** The file of the host that has the redirects; undefined if docs.json has them. */
  readonly hostFile: string | undefined;
}

/** A docs folder as the text names it: `docs/`. */
export function folderForAgents(folder: string): string {
  return folder === "." ? "." : `${folder}/`;
}

/** The rules and commands, as Markdown without a heading. No title or label of the site is in it: an agent would read it as an instruction. */
export function agentsText(site: SiteForAgents): string {
  const { folder, fromPackage, navc, navigation, checksLinks, hostFile } = site;
  const where = fromPackage === "." ? "" : ` ${shellWord(fromPackage)}`;
  const redirects = hostFile === undefined ? "" : " --redirects host";
  const all = navigation.languages.length > 1 ? " --all-languages" : "";
  const command = (words: string): string => `\`${navc.run} ${words}\``;
  const change = (words: string): string => command(`${words}${where}${redirects}${all} --yes`);
  const check = `check${where}${checksLinks ? "" : " --links"}`;
  return [
    `The documentation is in \`${folderForAgents(folder)}\`; \`docs.json\` there lists its pages. The path of a page has no extension and starts at that folder.`,
    ...editionLines(navigation),
    ...(hostFile === undefined ? [] : ["", `Redirects are in \`${hostFile}\`, and not in \`docs.json\`.`]),
    ...(navc.folder === "." ? [] : ["", `navc is installed in \`${navc.folder}/\`: run its commands there.`]),
    "",
    "Never move, rename or delete a page by hand: entries, links, redirects and other languages would not follow. Use:",
    "",
    `- Move or rename a page or a folder: ${change("mv guides/start guides/begin")}`,
    `- New page, then write its text: ${change('add guides/new --after guides/start --title "New"')}`,
    `- Remove a page, and send its readers on: ${change("rm guides/old --to guides/new")}`,
    `- Redirect an address that is gone: ${change("add --redirect /old --to guides/new")}`,
    `- List pages that no list has: ${command(`add --unlisted${where} --yes`)}`,
    `- Repair what was moved by hand: ${command(`mv --repair git:HEAD${where} --yes`)}`,
    "",
    `With \`--dry-run\` nothing is written. A refused change (exit code 1) names what would be lost, and the command that would be right.`,
    "",
    "Before you finish, both have to end with exit code 0:",
    "",
    `- ${command(check)}`,
    `- ${command(`diff git:HEAD${where === "" ? " ." : where}`)}: no address may be lost`,
    "",
    "The exit code is 1 if problems were found, and 2 if the command could not run. `--reporter json` prints data.",
    `${command(`explain <page or code>${where}`)} explains a page, an address or a code. ${command(`mcp${where}`)} has all of this as tools.`,
    "",
  ].join("\n");
}

/** Labels are texts of the site: those with other characters than a version has are only counted. */
const plainLabel = /^[\w.+-]{1,24}$/;

function editionLines({ languages, versions }: ResolvedNavigation): readonly string[] {
  const codes = languages.map(({ code }) => code).filter((code) => plainLabel.test(code));
  const names = versions.map(({ label }) => label).filter((label) => plainLabel.test(label));
  const lines = [
    ...(languages.length < 2
      ? []
      : [
          `- It has ${languages.length} languages: ${codes.join(", ")}. Every page is there in each; what you change in one, change in all, and translate new texts.`,
        ]),
    ...(versions.length < 2
      ? []
      : [
          `- It has ${versions.length} versions${names.length === versions.length ? `: ${names.join(", ")}` : ""}. Change only the version that is meant.`,
        ]),
  ];
  return lines.length === 0 ? [] : ["", ...lines];
}
