// A docs folder in a git repository, and a client of the server for agents.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
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
  const top = newFolder();
  cpSync(committed(texts), top, { recursive: true });
  const root = join(top, "docs");
  return {
    root,
    read: (file) => readFileSync(join(root, file), "utf8"),
    has: (file) => existsSync(join(root, file)),
    write: (file, text) => write(join(root, file), text),
    commit: () => commit(top),
    remove: () => rmSync(top, { recursive: true }),
  };
}

const repositories = new Map<object, string>();

/** A repository with these files in `docs`, from which others are copied: git takes longer than most tests. */
function committed(texts: Readonly<Record<string, string>>): string {
  const known = repositories.get(texts);
  if (known !== undefined) return known;
  const top = newFolder();
  for (const [file, text] of Object.entries(texts)) write(join(top, "docs", file), text);
  git(top, "init", "--quiet", "--template=");
  commit(top);
  process.once("exit", () => rmSync(top, { recursive: true, force: true }));
  repositories.set(texts, top);
  return top;
}

function newFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "navc-agents-")));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function commit(top: string): void {
  git(top, "add", ".");
  git(top, "commit", "--quiet", "--message", "state");
}

function git(top: string, ...words: readonly string[]): void {
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: top });
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
