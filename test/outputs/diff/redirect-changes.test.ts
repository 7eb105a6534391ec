// Does a diff say which redirects changed, and what they hide?
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import type { NavigationDiff, Redirect } from "../../../src/index.ts";
import { markdownDiff } from "../../../src/outputs/render/diff-markdown.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";
import { compare, type SmallSite } from "./compare-sites.ts";

function site(redirects: readonly Redirect[]): SmallSite {
  return { navigation: { pages: ["home", "runs"] }, pages: { home: "Home", runs: "Runs" }, redirects };
}

function to(source: string, destination: string): Redirect {
  return { source, destination };
}

async function diffOf(before: readonly Redirect[], after: readonly Redirect[]): Promise<NavigationDiff> {
  return compare(site(before), site(after));
}

async function textOf(before: readonly Redirect[], after: readonly Redirect[]): Promise<string> {
  return styledDiff(await diffOf(before, after), { colors: pc.createColors(false) });
}

describe("the redirects of two sites", () => {
  test("are the same whatever their wildcards are called, and in whatever order those of other paths are", async () => {
    const [one, other] = [to("/a/:x*", "/home"), to("/b", "/runs")];
    expect(await textOf([one, other], [other, to("/a/:y*", "/home")])).toBe("no changes\n");
    expect((await diffOf([one, other], [other, one])).redirectChanges).toEqual([]);
  });

  test("have one row each that was changed, removed or added", async () => {
    const before = [to("/a/:x*", "/home"), to("/b", "/runs")];
    const after = [to("/b", "/home"), to("/c", "/home")];
    expect(await textOf(before, after)).toBe(
      [
        "Redirects",
        "  ~ changed  /b → /home instead of /runs",
        "  - removed  /a/:x* → /home",
        "  + added    /c → /home",
        "",
        "1 redirect changed, 1 removed, 1 added",
        "",
      ].join("\n"),
    );
    expect(markdownDiff(await diffOf(before, after))).toContain("- **removed** `/a/:x* → /home`\n");
  });

  test("share a row where many were added", async () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((name) => to(`/${name}`, "/home"));
    expect(await textOf([], many)).toContain("  + added  6 redirects to /home (from /a, /b, /c, …)\n");
    const elsewhere = many.map((each, index) => ({ ...each, destination: index === 0 ? "/runs" : "/home" }));
    expect(await textOf([], elsewhere)).toContain("  + added  6 redirects (/a → /runs, /b → /home, /c → /home, …)\n");
  });

  test("are changed if browsers keep them now, or no longer", async () => {
    const of = (permanent?: boolean): Redirect => ({
      ...to("/b", "/runs"),
      ...(permanent === undefined ? {} : { permanent }),
    });
    const [change] = (await diffOf([of(false)], [of(true)])).redirectChanges;
    expect(change).toEqual({ source: "/b", before: "/runs", after: "/runs", permanent: true, hides: [] });
    expect(await textOf([of(false)], [of()])).toBe(
      "Redirects\n  ~ changed  /b → /runs (permanent now, so browsers keep it)\n\n1 redirect changed\n",
    );
    expect(await textOf([of()], [of(false)])).toContain("  ~ changed  /b → /runs (temporary now)\n");
    expect(await textOf([of(true)], [{ ...of(false), destination: "/home" }])).toContain(
      "  ~ changed  /b → /home instead of /runs (temporary now)\n",
    );
    expect(markdownDiff(await diffOf([of(false)], [of()]))).toContain("- **changed** `/b → /runs` (permanent now");
    // No answer is the one of `true`.
    expect(await textOf([of(true)], [of()])).toBe("no changes\n");
  });

  test("share a row if many are permanent now", async () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((name) => ({ ...to(`/${name}`, "/home"), permanent: false }));
    const after = [...many.map((each) => ({ ...each, permanent: true })), to("/x", "/home")];
    expect(await textOf([...many, to("/x", "/runs")], after)).toContain(
      [
        "  ~ changed  6 redirects to /home (from /a, /b, /c, …) (permanent now, so browsers keep it)",
        "  ~ changed  /x → /home instead of /runs",
        "",
        "7 redirects changed",
      ].join("\n"),
    );
  });

  test("get no proposal where a page is that only a redirect hides", async () => {
    const navigation = { pages: ["home", "runs", "old"] };
    const pages = { home: "Home", runs: "Runs", old: "Old" };
    const { lost, redirects } = await compare(site([to("/old", "/runs")]), {
      navigation,
      pages,
      redirects: [to("/old", "/gone")],
    });
    expect(lost.map(({ href, proposal }) => [href, proposal])).toEqual([["/old", undefined]]);
    expect(redirects).toEqual([]);
  });

  test("name the page that nobody can open now, if it could be opened before", async () => {
    const hiding = to("/runs", "/home");
    const { ok, redirectChanges } = await diffOf([], [hiding]);
    expect([ok, redirectChanges]).toEqual([
      true,
      [{ source: "/runs", before: null, after: "/home", hides: ["/runs"] }],
    ]);
    expect(await textOf([], [hiding])).toContain("  + added  /runs → /home (nobody can open the page /runs now)\n");
    expect((await diffOf([hiding], [to("/runs", "https://example.com")])).redirectChanges[0]?.hides).toEqual([]);
  });

  test("name a new page that nobody can open, because another new redirect matches it", async () => {
    const before: SmallSite = { navigation: { pages: ["home", "old/a"] }, pages: { home: "Home", "old/a": "Page A" } };
    const pages = { home: "Home", "new/a": "Page A" };
    const redirects = [to("/old/:slug*", "/new/:slug*"), to("/new/:slug*", "/gone")];
    const { ok, lost, redirectChanges } = await compare(before, {
      navigation: { pages: Object.keys(pages) },
      pages,
      redirects,
    });
    expect([ok, lost.map(({ href, redirect }) => [href, redirect])]).toEqual([false, [["/old/a", redirects[0]]]]);
    expect(lost[0]?.proposal?.caughtBy).toEqual(redirects[1]);
    expect(redirectChanges.map(({ hides }) => hides)).toEqual([[], ["/new/a"]]);
  });

  test("without an effect are left out", async () => {
    expect((await diffOf([], [to("/a#b", "/home"), to("/runs/", "/runs")])).redirectChanges).toEqual([]);
    expect((await diffOf([to("/b", "/home")], [to("/b", "/home"), to("/b", "/runs")])).redirectChanges).toEqual([]);
  });
});

describe("a page that was added where a redirect leads away", () => {
  const back: SmallSite = {
    navigation: { pages: ["home", "runs", "old"] },
    pages: { home: "Home", runs: "Runs", old: "Old" },
    redirects: [to("/old", "/runs")],
  };

  test("can't be opened, and its row says so", async () => {
    const diff = await compare(site([to("/old", "/runs")]), back);
    expect(diff.changes).toMatchObject([{ kind: "page-added", redirectedBy: to("/old", "/runs") }]);
    expect(styledDiff(diff, { colors: pc.createColors(false) })).toContain(
      '+ added  "Old" /old in the top level (nobody can open it: /old → /runs redirects first)\n',
    );
  });

  test("has the row of a redirect that is new, too, and no second one", async () => {
    const { changes, redirectChanges } = await compare(site([]), back);
    expect(changes.map((change) => "redirectedBy" in change)).toEqual([false]);
    expect(redirectChanges.map(({ hides }) => hides)).toEqual([["/old"]]);
  });
});
