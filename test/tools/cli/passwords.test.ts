// Does anything that a command prints hold a password that stands in an address?
import { afterAll, beforeAll, expect, test } from "vitest";
import { madeSite, type MadeSite } from "./made-site.ts";

const specs = [
  "https://user:secret@127.0.0.1:1/a.json",
  "https://user:it's-secret@127.0.0.1:1/b.json",
  "https://user:more@secret@127.0.0.1:1/c.json",
  "https:///user:secret@127.0.0.1:1/d.json",
];
const links = ["https:/user:secret@host", "ftp://user:secret@host", "htps://user:secret@host"];
const navigation = {
  groups: [
    ...specs.map((openapi, index) => ({ group: `Spec ${index}`, openapi })),
    ...links.map((href, index) => ({ group: `Link ${index}`, href, pages: ["start"] })),
    { group: "Out", href: "https://user:secret@host/out", pages: ["GET /a", "https://user:secret@host/x"] },
  ],
};
const redirects = links.map((source) => ({ source, destination: `${source}/there` }));

let site: MadeSite;
beforeAll(() => {
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation, redirects }, undefined, 1),
    "start.mdx": "---\ntitle: Start\nurl: https:/user:secret@host\n---\n",
  });
});
afterAll(() => site.remove());

test.each([
  ...["pretty", "json", "github", "markdown", "sarif"].map((reporter) => `check ROOT --reporter ${reporter}`),
  "check ROOT --remote-specs",
  "tree ROOT",
  "explain /start ROOT",
  "explain start ROOT",
])("%s prints no password", async (words) => {
  const { stdout, stderr } = await site.run(words);
  expect(stdout).not.toBe("");
  expect(`${stdout}${stderr}`).not.toContain("secret");
});
