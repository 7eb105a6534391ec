// How does a test run `navc diff` with a repository of its own?
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../../src/cli.ts";
import type { JsonObject } from "../../../src/index.ts";
import { openRepository, type GitRepository } from "./git-repository.ts";

/** What a command printed. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function navc(...words: readonly string[]): Promise<Ran> {
  let [stdout, stderr] = ["", ""];
  const code = await main(words, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
  });
  return { code, stdout, stderr };
}

/** The text of a page. */
export function page(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n`;
}

/** The text of a docs.json. */
export function docs(navigation: JsonObject, more: JsonObject = {}): string {
  return JSON.stringify({ name: "Site", navigation, ...more });
}

const first = docs({
  groups: [
    { group: "Start", pages: ["index", "guides/auth", "guides/keys", "guides/limits"] },
    { group: "More", pages: ["faq", "about"] },
  ],
});
const pages = {
  "docs/index.mdx": page("Home"),
  "docs/guides/auth.mdx": page("Auth"),
  "docs/guides/keys.mdx": page("Keys"),
  "docs/guides/limits.mdx": page("Limits"),
  "docs/faq.mdx": page("FAQ"),
  "docs/about.mdx": page("About"),
};

/** A repository with a docs folder that differs from its commit, with the tag `before`. */
export interface EditedSite {
  readonly repository: GitRepository;
  /** The docs folder. */
  readonly root: string;
  /** An empty folder outside of the repository. */
  readonly scratch: string;
  readonly end: () => void;
}

/** Makes such a repository. */
export function editedSite(): EditedSite {
  const repository = openRepository();
  const root = join(repository.folder, "docs");
  repository.write({ "docs/docs.json": first, ...pages, "broken/docs.json": "{", "README.md": "not docs" });
  repository.commit();
  repository.git("tag", "before");
  // A folder renamed, a page gone, one in another group, one retitled, another order.
  repository.move("docs/guides", "docs/learn");
  repository.remove("docs/about.mdx");
  repository.write({
    "docs/learn/limits.mdx": page("Rate limits"),
    "docs/docs.json": docs({
      groups: [
        { group: "Start", pages: ["learn/limits", "index", "faq", "learn/auth", "learn/keys"] },
        { group: "More", pages: ["new"] },
      ],
    }),
    "docs/new.mdx": page("New"),
  });
  const scratch = mkdtempSync(join(tmpdir(), "navc-diff-"));
  return {
    repository,
    root,
    scratch,
    end() {
      repository.end();
      rmSync(scratch, { recursive: true });
    },
  };
}
