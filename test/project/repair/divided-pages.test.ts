// Do links with anchors follow the heading of a page that was split or edited, and is each broken one named? (D583)
import { expect, test } from "vitest";
import { withFiles, type SiteTexts } from "../change/planned-change.ts";
import { plannedRepair } from "./repaired-site.ts";

const words = (start: number, length = 60): string =>
  Array.from({ length }, (_, index) => `w${start}x${index}`).join(" ");
const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const config = (...pages: readonly string[]): string => JSON.stringify({ name: "Acme", navigation: { pages } });

const [one, two] = [`## Clone\n\n${words(1)}`, `## Compose\n\n${words(2)}`];
const links = ["/manual#clone", "./manual#compose", "/manual", "/manual#both", "/manual#gone"];
const site: SiteTexts = {
  "docs.json": config("index", "manual"),
  "index.mdx": page("Home", links.map((link) => `[a](${link})`).join("\n")),
  "manual.mdx": page("Manual", `${one}\n\n${two}\n\n## Both\n\n## Gone`),
};

test("each link to a split page goes to the part with its anchor, and the others are named with their lines", async () => {
  const now: SiteTexts = {
    "docs.json": config("index", "source", "docker"),
    "index.mdx": site["index.mdx"]!,
    "source.mdx": page("Source", `${one}\n\n## Both\n\n[in](#compose)`),
    "docker.mdx": page("Docker", `${two}\n\n## Both`),
  };
  const plan = await plannedRepair(site, now);
  expect(plan.refusals).toEqual([]);
  expect(plan.moved).toEqual([]);
  const after = withFiles(now, plan.files);
  expect(Object.keys(after)).toEqual(Object.keys(now));
  expect(after["docs.json"]).toBe(now["docs.json"]);
  const written = ["/source#clone", "./docker#compose", ...links.slice(2)];
  expect(after["index.mdx"]).toBe(page("Home", written.map((link) => `[a](${link})`).join("\n")));
  expect(plan.left.map(({ file, line, written, reason }) => `${file}:${line} ${written}: ${reason}`)).toEqual([
    expect.stringMatching(/^index\.mdx:7 \/manual: its page was split into \/\w+ and \/\w+; choose one$/),
    expect.stringMatching(/^index\.mdx:8 \/manual#both: .*, and more than one of them has "#both"$/),
    expect.stringMatching(/^index\.mdx:9 \/manual#gone: .*, and none of them has "#gone"$/),
    "source.mdx:11 #compose: /source has no heading or id of this name any more",
  ]);
  expect(plan.lost.map(({ proposal }) => proposal?.guess)).toEqual([true]);
  expect((await plannedRepair(site, after)).files).toEqual([]);
});

test("a link to a page that was joined with another one goes to its heading there, and the others are named", async () => {
  const before = { ...site, "docs.json": config("index", "manual", "faq"), "faq.mdx": page("FAQ", words(9)) };
  const now: SiteTexts = {
    "docs.json": config("index", "faq"),
    "index.mdx": page("Home", "[a](/manual#clone)\n[b](/manual)\n[c](/manual#gone)"),
    "faq.mdx": page("FAQ", `${words(9)}\n\n${one}\n\n${two}`),
  };
  const plan = await plannedRepair(before, now);
  expect(withFiles(now, plan.files)["index.mdx"]).toContain("[a](/faq#clone)");
  expect(plan.left.map(({ line, written, reason }) => `${line} ${written}: ${reason}`)).toEqual([
    "6 /manual: its page is gone, and /faq has its text",
    '7 /manual#gone: its page is gone, and /faq has its text, but no "#gone"',
  ]);
  expect(plan.lost.map(({ proposal }) => proposal)).toMatchObject([{ href: "/faq", kind: "part", guess: true }]);
});

test("a link goes to the smaller part if the page itself, which moved, lost the heading", async () => {
  const before = { ...site, "manual.mdx": page("Manual", `${one} ${words(3, 120)}\n\n${two}`) };
  const now: SiteTexts = {
    "docs.json": config("index", "source", "docker"),
    "index.mdx": page("Home", "[a](/manual#clone) [b](/manual#compose) [c](/manual)"),
    "source.mdx": page("Source", `${one} ${words(3, 120)}`),
    "docker.mdx": page("Docker", two),
  };
  const plan = await plannedRepair(before, now);
  expect(plan.moved).toEqual([{ from: "manual.mdx", to: "source.mdx" }]);
  expect(withFiles(now, plan.files)["index.mdx"]).toBe(
    page("Home", "[a](/source#clone) [b](/docker#compose) [c](/source)"),
  );
  expect(plan.left).toEqual([]);
});

test("a link to a heading that was renamed with the move is named, and one that was broken before is not", async () => {
  const before: SiteTexts = {
    ...site,
    "docs.json": JSON.stringify({
      name: "Acme",
      navigation: { pages: ["index", "manual"] },
      redirects: [{ source: "/begin", destination: "/manual#clone" }],
    }),
    "index.mdx": page("Home", "[a](/manual#clone)\n[b](/manual#never)"),
  };
  const { "manual.mdx": text = "", ...others } = before;
  const plan = await plannedRepair(before, { ...others, "guide.mdx": text.replace("## Clone", "## Get it") });
  expect(plan.left.map(({ file, line, written }) => `${file}:${line} ${written}`)).toEqual([
    "index.mdx:5 #clone",
    "docs.json:1 #clone",
  ]);
});

test("a link goes to the page to which its section has moved from a page that is still there", async () => {
  const inPage = "[in](#compose) [stays](#clone)";
  const linked = ["/manual#compose", "./manual#compose", "/manual#clone", "/manual", "/manual#both"];
  const before: SiteTexts = {
    ...site,
    "docs.json": config("index", "manual", "faq"),
    "index.mdx": page("Home", linked.map((link) => `[a](${link})`).join("\n")),
    "manual.mdx": page("Manual", `${inPage}\n\n${one}\n\n${two} [out](#clone)\n\n## Both`),
    "faq.mdx": page("FAQ", words(9)),
  };
  const now: SiteTexts = {
    ...before,
    "docs.json": config("index", "manual", "faq", "docker"),
    "manual.mdx": page("Manual", `${inPage}\n\n${one}`),
    "docker.mdx": page("Docker", `${two} [out](#clone)`),
    // A heading of that name is not enough.
    "faq.mdx": page("FAQ", `${words(9)}\n\n## Both`),
  };
  const plan = await plannedRepair(before, now);
  expect(plan.refusals).toEqual([]);
  const after = withFiles(now, plan.files);
  const written = ["/docker#compose", "./docker#compose", ...linked.slice(2)];
  expect(after["index.mdx"]).toBe(page("Home", written.map((link) => `[a](${link})`).join("\n")));
  expect(Object.keys(after).filter((file) => after[file] !== now[file])).toEqual(["index.mdx"]);
  expect(plan.left.map(({ file, line, written, reason }) => `${file}:${line} ${written}: ${reason}`)).toEqual([
    "docker.mdx:7 #clone: /docker has no heading or id of this name any more",
    "index.mdx:9 #both: /manual has no heading or id of this name any more",
    "manual.mdx:5 #compose: /manual has no heading or id of this name any more",
  ]);
  expect((await plannedRepair(before, after)).files).toEqual([]);
});

test("a section has not moved if its text is not there, or if two pages have it", async () => {
  const before = { ...site, "docs.json": config("index", "manual"), "index.mdx": page("Home", "[a](/manual#compose)") };
  const rest = page("Manual", one);
  const other = { ...before, "docs.json": config("index", "manual", "x"), "manual.mdx": rest };
  for (const now of [
    { ...other, "x.mdx": page("X", `## Compose\n\n${words(7)}`) },
    { ...other, "docs.json": config("index", "manual", "x", "y"), "x.mdx": page("X", two), "y.mdx": page("Y", two) },
  ])
    expect((await plannedRepair(before, now)).files).toEqual([]);
});
