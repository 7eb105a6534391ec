// What is a site that requests are asked about in a test?
import { relative } from "node:path";
import { onTestFinished } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { EditedSite } from "../../../../src/project/editing/edited-site.ts";
import type { AskedPlace, AskedSite } from "../../../../src/tools/lsp/asked-document.ts";
import { IssuedRenames } from "../../../../src/tools/lsp/issued-renames.ts";
import { TranslatedRenames } from "../../../../src/tools/lsp/translated-renames.ts";
import { madeSite } from "../../cli/made-site.ts";

/** The files of a site, by path. */
export type SiteFiles = Readonly<Record<string, string>>;

const spec = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: {
    "/orders": {
      get: { summary: "List orders", responses: {} },
      post: { summary: "Make an order", responses: {} },
    },
  },
};

/** A site with pages, links, a spec, a redirect and a page in no list. */
export const exampleFiles: SiteFiles = {
  "docs.json": JSON.stringify(
    {
      name: "Acme",
      navigation: {
        groups: [
          {
            group: "Guides",
            openapi: "api.json",
            pages: ["start", { group: "Deep", pages: ["guides/one", "GET /orders"] }],
          },
        ],
      },
      redirects: [{ source: "/old", destination: "/guides/one" }],
    },
    null,
    2,
  ),
  "start.mdx": [
    "---\ntitle: Start\n---\n",
    "[one](/guides/one#install) [old](/old) [none](/nowhere) [self](#here)",
    "![a](/images/a.png)",
    "No link.\n",
    "## Here\n",
  ].join("\n"),
  "guides/one.mdx":
    "---\ntitle: Guide <one>\ndescription: How to begin.\n---\n\n[start](../start)\n\n## Install\n\nText.\n",
  "guides/alone.mdx": "---\ntitle: In no list\n---\n",
  "images/a.png": "",
  "api.json": JSON.stringify(spec),
};

/** The example with a mark: `marked` is a text of the file with "‸" in it. */
export function withMark(file: string, marked: string, files: SiteFiles = exampleFiles): SiteFiles {
  const text = files[file] ?? "";
  const plain = marked.replace("‸", "");
  if (text.split(plain).length !== 2) throw new Error(`${file} has to have "${plain}" once`);
  return { ...files, [file]: text.replace(plain, () => marked) };
}

/** A site to ask about. In its files "‸" marks the place. */
export interface MarkedSite {
  readonly site: AskedSite;
  /** The marked place. */
  readonly place: AskedPlace;
}

/** Compiles files, and then with the texts of `typed`; one has a mark; all URIs are `site:/` and the path. */
export async function markedSite(files: SiteFiles, typed: SiteFiles = {}): Promise<MarkedSite> {
  const plain = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replace("‸", "")]));
  const made = madeSite(plain);
  const edited = new EditedSite(made.folder, { version: "1" }, { changed: () => undefined, failed: () => undefined });
  onTestFinished(async () => {
    await edited.close();
    made.remove();
  });
  await edited.now();
  for (const [file, text] of Object.entries(typed)) edited.setText(file, text.replace("‸", ""));
  const site: AskedSite = {
    root: made.folder,
    state: await edited.now(),
    uriOf: (file) => `site:/${file}`,
    fileAt: (path) => relative(made.folder, path),
    issued: new IssuedRenames(),
    translations: new TranslatedRenames(() => "ask"),
    translatedMoves: (operations) => edited.translatedMoves(operations, () => false),
    openDocument: () => undefined,
    client: { hasDocumentChanges: true, operations: new Set(["create", "rename", "delete"]), hasSnippets: true },
    plan: (change) => edited.planChange(change, () => false),
    fix: (code) => edited.fix(code, () => false),
  };
  const now = { ...files, ...typed };
  const [file = "docs.json", text = ""] = Object.entries(now).find(([, each]) => each.includes("‸")) ?? [];
  const document = TextDocument.create(`site:/${file}`, "any", 1, text.replace("‸", ""));
  return { site, place: { site, file, document, offset: Math.max(0, text.indexOf("‸")) } };
}
