// A docs folder whose texts hosts of MDX would run, include or import, for their real builds.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { compileNavigation } from "../../src/index.ts";
import { hostileWords, pageParts, type PagePart } from "../outputs/page-writer/mdx/hostile-pages.ts";

/** What a program of a page would write into its HTML, and what is in a file that no page may show. */
export const canary = "CANARY-THAT-NO-PAGE-MAY-SHOW";

/** What readers have to see of a page. */
export interface HostilePage {
  readonly title: string;
  /** Of a page without parts it is only known that nothing of it may run. */
  readonly parts: readonly PagePart[];
}

/** A docs folder, and its pages by their addresses. */
export interface HostileDocs {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, HostilePage>;
}

/** The paragraph before a part of a page. */
export const partMark = (index: number): string => `MARK${index}MARK`;

const programs = [
  `{(() => { globalThis.process?.stdout?.write(""); return "CANARY-" + "THAT-NO-PAGE-MAY-SHOW"; })()}`,
  `export const x = ["CANARY", "THAT-NO-PAGE-MAY-SHOW"].join("-");\n\nOf {x}.`,
  "<include>./canary.txt</include>\n\nOf <include cwd>canary.txt</include> and <include cwd>.env</include>.",
  "[a](./canary.txt) [b](@site/canary.txt) [c](/..%2fcanary.txt) ![d](./canary.txt) ![e](@site/canary.txt)",
  "![damaged](/damaged.png)",
  "![a](/.env) [b](/.env) ![c](./.env) ![d](/.git/config) ![e](/.hidden/picture.png) ![f](../.hidden.png)",
  "```mdx-code-block\n<script>{`CANARY`}</script>\n```",
  '<div onclick="x" onClick={() => 1} dangerouslySetInnerHTML={{ __html: \'<script>1</script>\' }} style="color: red">x</div>',
  '<div set:html="<script>1</script>">x</div>\n\na <sCript>1</sCript> [l](JaVaScRiPt:alert(1)) <br>x</br>',
  ":::danger[x]{onclick=x}\n\ntext :smile: [a](/%zz) ![b](/%zz.png) ![c](http://127.0.0.1:1/x.png)\n\n:::",
  '## ![\\<img src=x onerror=alert(1)>](/missing.png) {"<img src=x onerror=alert(1)>"} {/* #id */}',
];

/** A text that stays one only if it is escaped wherever a theme writes it: it ends the elements around it, and runs. */
const breakout = (place: string): string =>
  `A < B & C &amp; D </title></option></select></style><script>ran("${place}")</script><img src=x onerror='ran("${place}")'>`;

/** What typographic quotes, dashes and dots would be made of. */
const typography = `"Double" and 'single', don't, a -- b --- c, -f --force, 1... 2...`;

const typographyParts: readonly PagePart[] = [
  { place: "paragraph", source: typography, text: typography },
  { place: "heading", source: `## ${typography}`, text: typography },
  { place: "table", source: `| ${typography} |\n| - |`, text: typography },
  { place: "text of a component", source: `<Card>${typography}</Card>`, text: typography },
];

/** The description of an operation is Markdown, in which none of this is more than text. */
const descriptionParts: readonly PagePart[] = [
  programs[0]!,
  `{{ constructor.constructor("ran(1)")() }} \${ran("template")}`,
  "import x from './canary.txt'",
  'export const x = ["CANARY", "THAT-NO-PAGE-MAY-SHOW"].join("-");',
  ":smile: :ran[x]{onclick=ran()} [#id] {#id}",
  typography,
].map((text) => ({ place: "description", source: text, text }));

// One dot of red.
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);

/** What is above and below each page. */
const hostileHeader = {
  logo: { light: "/ok.png", dark: "/ok.png" },
  banner: { content: `${breakout("banner")} [${breakout("link of the banner")}](/pages/p0)`, dismissible: true },
  navbar: {
    links: [{ label: breakout("link"), href: "/pages/p0" }],
    primary: { type: "button", label: breakout("button"), href: "/pages/p0" },
  },
  footer: { links: [{ header: breakout("column"), items: [{ label: breakout("foot"), href: "/pages/p0" }] }] },
};

/** Two versions, the first with two tabs and an anchor. */
function hostileNavigation([first, second]: readonly string[], group: object): object {
  const pages = [first, { group: breakout("group"), tag: breakout("tag"), pages: [second] }];
  return {
    global: { anchors: [{ anchor: breakout("anchor"), href: "https://example.com" }] },
    versions: [
      {
        version: breakout("version"),
        tabs: [
          { tab: breakout("tab"), pages },
          { tab: "Other", groups: [group] },
        ],
      },
      { version: "2", groups: [{ group: breakout("group"), pages: [first] }] },
    ],
  };
}

/** Makes the folder. */
export async function hostileDocs(): Promise<HostileDocs> {
  const folder = mkdtempSync(join(tmpdir(), "navc-hostile-"));
  const generated = fc.sample(pageParts, { seed: 24, numRuns: 6 });
  const partsOf = [...programs.map(() => []), ...generated, typographyParts];
  const words = fc.sample(hostileWords, { seed: 24, numRuns: partsOf.length + 8 });
  const word = (index: number): string => words.at(index)!;
  const texts = partsOf.map((parts, index): [string, string] => {
    const [title, description] =
      index === 0 ? [breakout("title"), breakout("description")] : [word(index), word(index + 1)];
    const head = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
    const body = marked(parts.length === 0 ? [programs[index]!] : parts.map(({ source }) => source));
    return [`pages/p${index}.mdx`, `---\n${head}\n---\n\n${body}\n`];
  });
  const names = texts.map(([path]) => path.slice(0, -4));
  const operations = { group: word(-3), openapi: "spec.json" };
  const navigation = hostileNavigation(names, {
    group: word(-1),
    tag: word(-2),
    pages: [...names.slice(2), operations],
  });
  const operation = {
    summary: "An operation",
    description: marked([...descriptionParts.map(({ source }) => source), "End"]),
    parameters: [{ name: word(-4), in: "query", description: word(-5), schema: { type: "string", enum: [word(-6)] } }],
    responses: { 200: { description: word(-7) } },
  };
  const spec = { openapi: "3.1.0", info: { title: word(-8), version: "1" }, paths: { "/a": { get: operation } } };
  const files: readonly (readonly [string, string | Buffer])[] = [
    ...texts,
    [
      "docs.json",
      JSON.stringify({ name: breakout("name"), description: breakout("site"), ...hostileHeader, navigation }),
    ],
    ["spec.json", JSON.stringify(spec)],
    ["ok.png", picture],
    ["damaged.png", ""],
    [".hidden.png", picture],
    [".hidden/picture.png", picture],
    [".env", `SECRET=${canary}`],
    ["pages/.env", `SECRET=${canary}`],
    [".git/config", canary],
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { navigation: resolved } = await compileNavigation({ root: folder });
  const pages = Object.values(resolved!.pages).map(({ href, title, operation: isOperation }) => {
    const parts = isOperation === undefined ? partsOf[Number(/\d+$/.exec(href)?.[0])] : descriptionParts;
    return [href, { title, parts: parts ?? [] }] as const;
  });
  return { folder, pages: new Map(pages) };
}

/** Each part after a paragraph that says which one it is. */
function marked(sources: readonly string[]): string {
  return sources.map((source, index) => `${partMark(index)}\n\n${source}`).join("\n\n");
}
