// Do translations follow a rename in an editor?
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { WorkspaceEdit } from "vscode-languageserver-protocol";
import { madeSite, type MadeSite } from "../cli/made-site.ts";
import { applyWorkspaceEdit, moveFile } from "./apply-workspace-edit.ts";
import { TestEditor, uriOf } from "./test-editor.ts";

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const languages = ["en", "fr", "zh"];
const config = {
  name: "Acme",
  navigation: {
    languages: languages.map((language) => ({
      language,
      pages: [`${language}/index`, { group: "Guides", pages: [`${language}/guides/start`, `${language}/guides/next`] }],
    })),
  },
};
const files: Readonly<Record<string, string>> = {
  "docs.json": `${JSON.stringify(config, null, 2)}\n`,
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`${language}/index.mdx`, page("Home", `[start](/${language}/guides/start)`)],
      [`${language}/guides/start.mdx`, page("Start", "[next](./next)")],
      [`${language}/guides/next.mdx`, page("Next", `[start](/${language}/guides/start)`)],
    ]),
  ),
};
const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"] } },
};

interface Renaming {
  readonly site: MadeSite;
  readonly editor: TestEditor;
  /** Renames as an editor does, and says so afterwards. */
  readonly rename: (renames: Readonly<Record<string, string>>) => Promise<void>;
  /** The questions and edits that the server sent. */
  readonly asked: (method: "window/showMessageRequest" | "workspace/applyEdit") => readonly unknown[];
}

async function opened(
  choice: string,
  initializationOptions = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Renaming> {
  const site = madeSite({ ...files, ...more });
  const editor = await TestEditor.open(
    { folders: [site.folder], capabilities, initializationOptions },
    {
      "window/showMessageRequest": () => ({ title: choice }),
      "workspace/applyEdit": ({ edit }: { readonly edit: WorkspaceEdit }) => {
        applyWorkspaceEdit(edit);
        return { applied: true };
      },
    },
  );
  onTestFinished(async () => {
    await editor.end();
    site.remove();
  });
  return {
    site,
    editor,
    asked: (method) => editor.asked.filter((each) => each.method === method).map(({ params }) => params),
    rename: async (renames) => {
      const each = Object.entries(renames).map(([from, to]) => ({
        oldUri: uriOf(site.folder, from),
        newUri: uriOf(site.folder, to),
      }));
      applyWorkspaceEdit(await editor.connection.sendRequest("workspace/willRenameFiles", { files: each }));
      for (const [from, to] of Object.entries(renames)) moveFile(join(site.folder, from), join(site.folder, to));
      await editor.connection.sendNotification("workspace/didRenameFiles", { files: each });
    },
  };
}

/** The paths of the site after a command, with docs.json and a page. */
const state = (site: MadeSite): readonly unknown[] => [
  JSON.parse(site.read("docs.json")),
  site.read("fr/index.mdx"),
  existsSync(join(site.folder, "zh/guides")),
];

/** The site after a command of navc. */
async function commanded(command: string): Promise<readonly unknown[]> {
  const site = madeSite(files);
  onTestFinished(() => site.remove());
  expect((await site.run(command)).code).toBe(0);
  return state(site);
}

test("a renamed folder asks for its translations, and they move as navc mv --all-languages moves them", async () => {
  const { site, editor, rename, asked } = await opened("Move them too");
  await rename({ "en/guides": "en/learn" });
  await editor.until(() => asked("workspace/applyEdit").length === 1);
  expect(asked("window/showMessageRequest")).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/fr\/guides\/ → fr\/learn\/.*Move them too/),
    }),
  ]);
  const [config, page, isThere] = await commanded("mv en/guides/ en/learn --all-languages ROOT --no-cache --yes");
  const own = state(site);
  expect(own.slice(1)).toEqual([page, isThere]);
  const sorted = (all: unknown): unknown => {
    const { redirects, ...rest } = all as { readonly redirects: readonly { readonly source: string }[] };
    return { ...rest, redirects: redirects.toSorted((one, other) => (one.source < other.source ? -1 : 1)) };
  };
  expect(sorted(own[0])).toEqual(sorted(config));
  expect(asked("workspace/applyEdit")[0]).toMatchObject({ metadata: { isRefactoring: true } });
});

test("no empty folder stays, and a page without counterparts keeps its folder", async () => {
  const { site, editor, rename, asked } = await opened(
    "Move them too",
    {},
    {
      "zh/guides/own.mdx": page("Own"),
      ...Object.fromEntries(languages.map((each) => [`${each}/guides/deep/a.txt`, "x"])),
    },
  );
  await rename({ "en/guides": "en/learn" });
  await editor.until(() => asked("workspace/applyEdit").length === 1);
  expect(existsSync(join(site.folder, "fr/guides"))).toBe(false);
  const deleted = asked("workspace/applyEdit").flatMap((each) =>
    (each as { readonly edit: WorkspaceEdit }).edit.documentChanges!.flatMap((change) =>
      "kind" in change && change.kind === "delete" ? [change.uri] : [],
    ),
  );
  // One for all that is in it: VS Code refuses to delete a folder that has another one.
  expect(deleted).toEqual([uriOf(site.folder, "fr/guides")]);
  expect(existsSync(join(site.folder, "zh/guides/own.mdx"))).toBe(true);
});

test("who says no, or has never, keeps them where they are", async () => {
  const asks = await opened("Not now");
  await asks.rename({ "en/guides/start.mdx": "en/guides/begin.mdx" });
  await asks.editor.until(() => asks.asked("window/showMessageRequest").length === 1);
  const never = await opened("", { translations: "never" });
  await never.rename({ "en/guides/start.mdx": "en/guides/begin.mdx" });
  for (const { site, editor, asked } of [asks, never]) {
    // An answer after it shows that nothing else was sent.
    await editor.connection.sendRequest("workspace/symbol", { query: "" });
    expect(asked("workspace/applyEdit")).toEqual([]);
    expect(existsSync(join(site.folder, "fr/guides/start.mdx"))).toBe(true);
  }
  expect(never.asked("window/showMessageRequest")).toEqual([]);
});

test("with always nothing is asked, also for a path that is renamed at its entry", async () => {
  const { site, editor, rename, asked } = await opened("", { translations: "always" });
  await rename({ "en/guides/start.mdx": "en/guides/begin.mdx" });
  await editor.until(() => asked("workspace/applyEdit").length === 1);
  expect(existsSync(join(site.folder, "zh/guides/begin.mdx"))).toBe(true);
  const path = join(site.folder, "docs.json");
  await editor.openFile(path);
  const lines = site.read("docs.json").split("\n");
  const line = lines.findIndex((each) => each.includes("en/guides/next"));
  const position = { line, character: lines[line]!.indexOf("en/guides/next") + 3 };
  applyWorkspaceEdit(await editor.ask("textDocument/rename", path, { position, newName: "en/guides/then" }));
  expect(existsSync(join(site.folder, "fr/guides/then.mdx"))).toBe(true);
  expect(asked("window/showMessageRequest")).toEqual([]);
});

test("nothing is asked if all languages are renamed at once, or where a translation would replace a file", async () => {
  const all = await opened("");
  await all.rename(Object.fromEntries(languages.map((each) => [`${each}/guides`, `${each}/learn`])));
  const taken = await opened("", {}, { "fr/guides/begin.mdx": page("Other") });
  await taken.rename({ "en/guides/start.mdx": "en/guides/begin.mdx" });
  for (const { editor, asked } of [all, taken]) {
    await editor.connection.sendRequest("workspace/symbol", { query: "" });
    expect(asked("window/showMessageRequest")).toEqual([]);
  }
});
