// Forty tasks that people give to agents, each with the calls that do it and what has to be true afterwards.
import type { FolderForAgents } from "./agent-site.ts";

/** A call of a tool. */
export type TaskCall = readonly [name: string, input: Readonly<Record<string, unknown>>];

/** A task. */
export interface AgentTask {
  readonly task: string;
  /** What happened before somebody asked; it is not committed. */
  readonly before?: (folder: FolderForAgents) => void;
  /** The same, but committed: the task repairs it. */
  readonly committed?: (folder: FolderForAgents) => void;
  readonly calls: readonly TaskCall[];
  /** What an agent writes itself, after the calls. */
  readonly own?: (folder: FolderForAgents) => void;
  /** Lines that the outline has to have afterwards. */
  readonly outline?: readonly string[];
  /** Files that have to be there. */
  readonly files?: readonly string[];
  /** Files that have to be gone. */
  readonly gone?: readonly string[];
  /** Texts that docs.json has to have. */
  readonly config?: readonly string[];
  /** The pages whose texts are removed on purpose. */
  readonly removes?: readonly string[];
}

const page = (title: string, body = ""): string => `---\ntitle: "${title}"\n---\n\n${body}\n`;
const versionOne = ["en", "fr", "es"].flatMap((language) => [`${language}/v1/start`, `${language}/v1/auth`]);
const inAll = (name: string): readonly string[] => ["en", "fr", "es"].map((language) => `${language}/${name}`);
const write =
  (file: string, text: string) =>
  (folder: FolderForAgents): void =>
    folder.write(file, text);
const append =
  (files: readonly string[], text: (index: number) => string) =>
  (folder: FolderForAgents): void => {
    for (const [index, file] of files.entries()) folder.write(file, `${folder.read(file)}\n${text(index)}\n`);
  };

/** All tasks. */
export const agentTasks: readonly AgentTask[] = [
  { task: "rename a page", calls: [["move", { from: "en/start", to: "en/quickstart" }]], files: ["en/quickstart.mdx"] },
  {
    task: "rename a page in three languages",
    calls: [["move", { from: "en/start", to: "en/quickstart", allLanguages: true }]],
    files: inAll("quickstart.mdx"),
  },
  {
    task: "move a page into another folder",
    calls: [["move", { from: "en/guides/limits", to: "en/help/limits" }]],
    files: ["en/help/limits.mdx"],
  },
  {
    task: "move a page with its entry",
    calls: [["move", { from: "en/guides/limits", to: "en/help/limits", after: "en/help/faq" }]],
    files: ["en/help/limits.mdx"],
  },
  {
    task: "move a folder",
    calls: [["move", { from: "en/guides/", to: "en/manual/" }]],
    files: ["en/manual/auth.mdx", "en/manual/webhooks.mdx"],
  },
  {
    task: "move a folder in three languages",
    calls: [["move", { from: "en/guides/", to: "en/manual/", allLanguages: true }]],
    files: [...inAll("manual/auth.mdx"), ...inAll("manual/limits.mdx")],
  },
  {
    task: "move what a pattern matches",
    calls: [["move", { from: "en/guides/*", to: "en/topics/" }]],
    files: ["en/topics/auth.mdx"],
  },
  { task: "move a folder up", calls: [["move", { from: "en/guides/", to: "en/" }]], files: ["en/auth.mdx"] },
  {
    task: "move an entry",
    calls: [["move", { from: "en/guides/webhooks", before: "en/guides/auth" }]],
    config: ['"en/guides/webhooks",\n                      "en/guides/auth"'],
  },
  {
    task: "move an entry into another group",
    calls: [["move", { from: "en/guides/webhooks", into: ["Help"] }]],
    config: ['"en/help/contact",\n                      "en/guides/webhooks"'],
  },
  {
    task: "move an entry in three languages",
    calls: [["move", { from: "en/guides/webhooks", after: "en/help/faq", allLanguages: true }]],
    config: ['"es/help/faq",\n                      "es/guides/webhooks"'],
  },
  {
    task: "rename a group",
    calls: [["move", { division: ["en", "Help"], label: "Support" }]],
    config: ['"group": "Support"'],
  },
  {
    task: "rename a group in three languages",
    calls: [
      ["move", { division: ["en", "Help"], label: "Support" }],
      ["move", { division: ["fr", "Aide"], label: "Assistance" }],
      ["move", { division: ["es", "Ayuda"], label: "Soporte" }],
    ],
    config: ['"group": "Support"', '"group": "Assistance"', '"group": "Soporte"'],
  },
  {
    task: "rename a tab",
    calls: [["move", { division: ["en", "API"], label: "Reference" }]],
    outline: ["tab Reference"],
  },
  {
    task: "rename a version",
    calls: [["move", { division: ["en", "v1"], label: "v1.0" }]],
    config: ['"version": "v1.0"'],
  },
  {
    task: "move a group",
    calls: [["move", { division: ["en", "Help"], before: "en > v2 > Start" }]],
    outline: ["group Help"],
  },
  {
    task: "move a group into another one",
    calls: [["move", { division: ["en", "Help"], into: ["en", "v2", "Guides"] }]],
    outline: ["group Help"],
  },
  {
    task: "move a group into another tab",
    calls: [["move", { division: ["en", "Help"], into: ["en", "API"] }]],
    outline: ["group Help"],
  },
  {
    task: "move and rename a group",
    calls: [["move", { division: ["en", "Help"], label: "Support", into: ["en", "API"] }]],
    outline: ["group Support"],
  },
  {
    task: "add a page",
    calls: [["add_page", { page: "en/guides/errors", title: "Errors", after: "en/guides/auth" }]],
    files: ["en/guides/errors.mdx"],
  },
  {
    task: "add a page in three languages",
    calls: [["add_page", { page: "en/guides/errors", title: "Errors", after: "en/guides/auth", allLanguages: true }]],
    files: inAll("guides/errors.mdx"),
  },
  {
    task: "add a page in a new group",
    calls: [
      ["add_page", { page: "en/more/errors", title: "Errors", group: "More", into: ["en", "v2", "Documentation"] }],
    ],
    outline: ["group More"],
  },
  {
    task: "add the page of an endpoint",
    calls: [["add_page", { page: "DELETE /users/{id}", into: ["en", "API", "Users"] }]],
    outline: ["Delete a user"],
  },
  {
    task: "add a page with text for an endpoint",
    calls: [["add_page", { page: "en/api/delete-user", into: ["en", "API", "Users"] }]],
    own: write("en/api/delete-user.mdx", '---\ntitle: "Delete"\nopenapi: "DELETE /users/{id}"\n---\n\nMind it.\n'),
    outline: ["Delete"],
  },
  {
    task: "list a page that is there",
    before: write("en/guides/draft.mdx", page("Draft")),
    calls: [["add_page", { page: "en/guides/draft", after: "en/guides/limits" }]],
    config: ['"en/guides/draft"'],
  },
  {
    task: "list all unlisted pages",
    before: (folder) => {
      for (const name of inAll("guides/draft")) folder.write(`${name}.mdx`, page("Draft"));
    },
    calls: [["list_unlisted", {}]],
    config: inAll('guides/draft"'),
  },
  {
    task: "remove a page",
    calls: [["remove_page", { page: "en/help/contact", redirect: "en/help/faq" }]],
    gone: ["en/help/contact.mdx"],
    removes: ["en/help/contact"],
  },
  {
    task: "remove a page in three languages",
    calls: [["remove_page", { page: "en/help/contact", redirect: "en/help/faq", allLanguages: true }]],
    gone: inAll("help/contact.mdx"),
    removes: inAll("help/contact"),
  },
  {
    task: "merge two pages",
    before: append(["en/guides/auth.mdx"], () => "Only en/guides/limits says this."),
    calls: [["remove_page", { page: "en/guides/limits", redirect: "en/guides/auth" }]],
    gone: ["en/guides/limits.mdx"],
  },
  {
    task: "remove a group with its pages",
    calls: [["remove_page", { division: ["en", "Help"], redirect: "en/start" }]],
    gone: ["en/help/faq.mdx", "en/help/contact.mdx"],
    removes: ["en/help/faq", "en/help/contact"],
  },
  {
    task: "remove a version in three languages",
    calls: ["en", "fr", "es"].flatMap((language) => [
      ["remove_page", { page: `${language}/v1/auth`, redirect: `${language}/guides/auth` }] as const,
      ["remove_page", { division: [language, "v1"] }] as const,
    ]),
    gone: versionOne.map((path) => `${path}.mdx`),
    removes: versionOne,
  },
  {
    task: "remove a language",
    calls: [["remove_page", { division: ["es"] }]],
    gone: ["es/start.mdx", "es/v1/auth.mdx"],
    removes: [
      "index",
      "start",
      "guides/auth",
      "guides/limits",
      "guides/webhooks",
      "help/faq",
      "help/contact",
      "v1/start",
      "v1/auth",
    ].map((name) => `es/${name}`),
  },
  {
    task: "split a page",
    calls: [["add_page", { page: "en/guides/quotas", title: "Quotas", after: "en/guides/limits" }]],
    own: (folder) => {
      folder.write(
        "en/guides/limits.mdx",
        folder
          .read("en/guides/limits.mdx")
          .replace("Only en/guides/limits says this.", "See [quotas](/en/guides/quotas)."),
      );
      folder.write(
        "en/guides/quotas.mdx",
        `${folder.read("en/guides/quotas.mdx")}\nOnly en/guides/limits says this.\n`,
      );
    },
    files: ["en/guides/quotas.mdx"],
  },
  {
    task: "redirect an address that is gone",
    calls: [["add_redirect", { from: "/en/getting-started", to: "en/start" }]],
    config: ['"source": "/en/getting-started"'],
  },
  {
    task: "redirect all below a folder that is gone",
    calls: [["add_redirect", { from: "/en/manual/:slug*", to: "/en/guides/:slug*" }]],
    config: ['"source": "/en/manual/:slug*"'],
  },
  {
    task: "repair twenty broken links to a page that is gone",
    committed: append(
      ["en", "fr", "es"]
        .flatMap((language) =>
          ["index", "start", "guides/auth", "guides/limits", "guides/webhooks", "help/faq", "help/contact"].map(
            (name) => `${language}/${name}.mdx`,
          ),
        )
        .slice(0, 20),
      () => "[first steps](/en/first-steps)",
    ),
    calls: [
      ["add_redirect", { from: "/en/first-steps", to: "en/start" }],
      ["fix", {}],
    ],
    config: ['"source": "/en/first-steps"'],
  },
  {
    task: "repair links with the extension of a file",
    committed: append(["en/index.mdx", "en/start.mdx", "fr/start.mdx"], () => "[limits](/en/guides/limits.mdx)"),
    calls: [["fix", {}]],
  },
  {
    task: "repair an entry with an extension",
    committed: (folder) =>
      folder.write("docs.json", folder.read("docs.json").replace('"en/help/faq"', '"en/help/faq.mdx"')),
    calls: [["fix", { code: "page-extension" }]],
    config: ['"en/help/faq"'],
  },
  {
    task: "undo a move",
    calls: [
      ["move", { from: "en/guides/", to: "en/manual/" }],
      ["move", { from: "en/manual/", to: "en/guides/" }],
    ],
    files: ["en/guides/auth.mdx"],
  },
  {
    task: "reorganise: a new section from pages of two groups",
    calls: [
      [
        "add_page",
        { page: "en/basics/overview", title: "Overview", group: "Basics", into: ["en", "v2", "Documentation"] },
      ],
      ["move", { from: "en/start", to: "en/basics/start", after: "en/basics/overview" }],
      ["move", { from: "en/guides/auth", to: "en/basics/auth", after: "en/basics/start" }],
    ],
    files: ["en/basics/overview.mdx", "en/basics/start.mdx", "en/basics/auth.mdx"],
    outline: ["group Basics"],
  },
];
