// A site in three languages and two versions with a spec, in which agents do their tasks.

const languages = ["en", "fr", "es"] as const;
type Language = (typeof languages)[number];

const labels: Readonly<Record<Language, Readonly<Record<"start" | "guides" | "help" | "docs", string>>>> = {
  en: { start: "Start", guides: "Guides", help: "Help", docs: "Documentation" },
  fr: { start: "Débuter", guides: "Guides", help: "Aide", docs: "Documents" },
  es: { start: "Empezar", guides: "Guías", help: "Ayuda", docs: "Documentación" },
};

const pagesOfVersion = {
  v2: ["index", "start", "guides/auth", "guides/limits", "guides/webhooks", "help/faq", "help/contact"],
  v1: ["v1/start", "v1/auth"],
} as const;

function branch(language: Language): object {
  const own = labels[language];
  const paths = (...names: readonly string[]): readonly string[] => names.map((name) => `${language}/${name}`);
  const api = {
    tab: "API",
    groups: [{ group: "Users", openapi: "openapi.json", pages: ["GET /users", "POST /users"] }],
  };
  return {
    language,
    versions: [
      {
        version: "v2",
        tabs: [
          {
            tab: own.docs,
            groups: [
              { group: own.start, pages: paths("index", "start") },
              { group: own.guides, pages: paths("guides/auth", "guides/limits", "guides/webhooks") },
              { group: own.help, pages: paths("help/faq", "help/contact") },
            ],
          },
          ...(language === "en" ? [api] : []),
        ],
      },
      { version: "v1", groups: [{ group: own.start, pages: paths("v1/start", "v1/auth") }] },
    ],
  };
}

/** The sentence that only this page has. */
export function sentenceOf(path: string): string {
  return `Only ${path} says this.`;
}

function pageText(path: string, links: readonly string[]): string {
  const list = links.map((link) => `- [${link}](/${link})`).join("\n");
  return `---\ntitle: "The page ${path}"\n---\n\n## First\n\n${sentenceOf(path)}\n\n${list}\n`;
}

/** The paths of all pages with a file. */
export const taskPages: readonly string[] = languages.flatMap((language) =>
  Object.values(pagesOfVersion).flatMap((names) => names.map((name) => `${language}/${name}`)),
);

/** The files of the site. */
export const taskSite: Readonly<Record<string, string>> = {
  "docs.json": `${JSON.stringify({ name: "Acme", navigation: { languages: languages.map(branch) }, redirects: [{ source: "/en/begin", destination: "/en/start" }] }, null, 2)}\n`,
  "openapi.json": JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Acme", version: "1" },
    paths: {
      "/users": { get: { summary: "List users" }, post: { summary: "Make a user" } },
      "/users/{id}": { delete: { summary: "Delete a user" } },
    },
  }),
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.values(pagesOfVersion).flatMap((names) =>
        names.map((name) => {
          const links = names.filter((other) => other !== name && !other.endsWith("index")).slice(0, 3);
          return [
            `${language}/${name}.mdx`,
            pageText(
              `${language}/${name}`,
              links.map((link) => `${language}/${link}`),
            ),
          ];
        }),
      ),
    ),
  ),
};
