// A docs folder in a git repository, and a client of the server for agents.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A docs folder on the disk. */
export interface FolderForAgents {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
  readonly write: (file: string, text: string) => void;
  readonly commit: () => void;
  readonly remove: () => void;
}

/** Writes the files of a site into a folder of its own. */
export function folderForAgents(texts: Readonly<Record<string, string>>): FolderForAgents {
  const top = realpathSync(mkdtempSync(join(tmpdir(), "navc-agents-")));
  const root = join(top, "docs");
  const git = (...words: readonly string[]): void =>
    void execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: top });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(texts)) write(file, text);
  git("init", "--quiet");
  const commit = (): void => {
    git("add", ".");
    git("commit", "--quiet", "--message", "state");
  };
  commit();
  return {
    root,
    read: (file) => readFileSync(join(root, file), "utf8"),
    has: (file) => existsSync(join(root, file)),
    write,
    commit,
    remove: () => rmSync(top, { recursive: true }),
  };
}

/** A site in two languages. */
export const twoLanguages: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify(
    {
      name: "Acme",
      navigation: {
        languages: ["en", "fr"].map((language) => ({
          language,
          groups: [
            { group: "Guides", pages: [`${language}/index`, `${language}/guides/start`] },
            { group: language === "en" ? "Help" : "Aide", pages: [`${language}/faq`] },
          ],
        })),
      },
    },
    null,
    2,
  ),
  ...Object.fromEntries(
    ["en", "fr"].flatMap((language) => [
      [`${language}/index.mdx`, `---\ntitle: Welcome ${language}\n---\n\n[Start](/${language}/guides/start)\n`],
      [`${language}/guides/start.mdx`, `---\ntitle: Start ${language}\n---\n\nRate limits are here.\n`],
      [`${language}/faq.mdx`, `---\ntitle: Questions ${language}\n---\n\n[Home](/${language}/index)\n`],
    ]),
  ),
};
