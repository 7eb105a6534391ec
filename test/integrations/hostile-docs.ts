// A docs folder whose texts hosts of MDX would run, include or import, for their real builds.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { pageParts } from "../adapters/mdx/hostile-pages.ts";
import { programsInHtml } from "../adapters/mdx/shown-html.ts";

/** What a program of a page would write into its HTML, and what is in a file that no page may show. */
export const canary = "CANARY-THAT-NO-PAGE-MAY-SHOW";

const programs = [
  `{(() => { globalThis.process?.stdout?.write(""); return "CANARY-" + "THAT-NO-PAGE-MAY-SHOW"; })()}`,
  `export const x = ["CANARY", "THAT-NO-PAGE-MAY-SHOW"].join("-");\n\nOf {x}.`,
  "<include>./canary.txt</include>\n\nOf <include cwd>canary.txt</include>.",
  "[a](./canary.txt) [b](@site/canary.txt) [c](/..%2fcanary.txt) ![d](./canary.txt) ![e](@site/canary.txt)",
  "```mdx-code-block\n<script>{`CANARY`}</script>\n```",
  '<div onclick="x" onClick={() => 1} dangerouslySetInnerHTML={{ __html: \'<script>1</script>\' }} style="color: red">x</div>',
  '<div set:html="<script>1</script>">x</div>\n\na <sCript>1</sCript> [l](JaVaScRiPt:alert(1)) <br>x</br>',
  ":::danger[x]{onclick=x}\n\ntext :smile: [a](/%zz) ![b](/%zz.png) ![c](http://127.0.0.1:1/x.png)\n\n:::",
  '## ![\\<img src=x onerror=alert(1)>](/missing.png) {"<img src=x onerror=alert(1)>"} {/* #id */}',
];

/** Makes the folder, and returns its path. */
export function hostileDocs(): string {
  const folder = mkdtempSync(join(tmpdir(), "navc-hostile-"));
  const generated = fc.sample(pageParts, { seed: 24, numRuns: 6 });
  const bodies = [
    ...programs,
    ...generated.map((parts) =>
      parts
        .filter(({ source }) => !source.includes(".png"))
        .map(({ source }) => source)
        .join("\n\n"),
    ),
  ];
  mkdirSync(join(folder, "pages"));
  for (const [index, body] of bodies.entries())
    writeFileSync(join(folder, `pages/p${index}.mdx`), `---\ntitle: Page ${index}\n---\n\n${body}\n`);
  const pages = bodies.map((_, index) => `pages/p${index}`);
  writeFileSync(
    join(folder, "docs.json"),
    JSON.stringify({ name: "Hostile", navigation: { groups: [{ group: "All", pages }] } }),
  );
  return folder;
}

/** The built pages of these docs, by their paths in a folder. */
export function hostilePages(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /^pages[/\\]p\d+(?:[/\\]index)?\.html$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const),
  );
}

/** What is wrong with a built page: texts of the canary, and what a browser would run in the text of the page. */
export function harmIn(html: string): readonly string[] {
  const article = html.slice(html.indexOf("<article")).split("</article>", 1)[0] ?? "";
  const found = programsInHtml(article).filter((harm) => !harm.startsWith("<") || runs.test(harm));
  return html.includes(canary) ? [...found, canary] : found;
}

/** A theme has more elements than a page may have. */
const runs = /^<(?:script|style|object|embed|base|form|meta|link)>/;
