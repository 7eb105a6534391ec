// Which divisions can rows be moved into, in which edition?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import type { ResolvedNavigation } from "../../../../src/compiler/site/navigation.ts";
import { moveTargets, targetsAmong, withoutKnown } from "../../../../src/tools/preview/model/move-targets.ts";
import { editionNodes, moveInto } from "../../../../src/tools/preview/model/row-moves.ts";

async function navigationOf(navigation: object, files: Readonly<Record<string, string>> = {}) {
  const docs = JSON.stringify({ navigation });
  const pages = Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.mdx`, ""]));
  const host = memoryHost({ ...pages, ...files, "docs.json": docs });
  return (await compileNavigation({ host })).navigation!;
}

const versions = (): Promise<ResolvedNavigation> =>
  navigationOf({
    versions: [
      { version: "v2", groups: [{ group: "Basics", pages: ["a", { group: "Inner", pages: ["b"] }] }] },
      { version: "v1", tabs: [{ tab: "Guide", groups: [{ group: "Basics", pages: ["c"] }] }] },
    ],
  });

test("those of all editions are listed, each with its language or version", async () => {
  expect(moveTargets(await versions()).map(({ kind, labels }) => [kind, labels.join(" › ")])).toEqual([
    ["group", "v2 › Basics"],
    ["group", "v2 › Basics › Inner"],
    ["tab", "v1 › Guide"],
    ["group", "v1 › Guide › Basics"],
  ]);
});

test("one that editions share is there once, and not beside that of the shown edition", async () => {
  const navigation = await navigationOf(
    {
      languages: ["en", "fr"].map((language) => ({
        language,
        groups: [{ $ref: "./shared.json" }, { group: `Of ${language}`, pages: [language === "en" ? "a" : "b"] }],
      })),
    },
    { "shared.json": JSON.stringify({ group: "Shared", pages: ["c"] }) },
  );
  const all = moveTargets(navigation);
  expect(all.map(({ labels }) => labels.join(" › "))).toEqual(["en › Shared", "en › Of en", "fr › Of fr"]);
  const shown = editionNodes(navigation.editions[1]!);
  expect(targetsAmong(shown.values()).map(({ labels }) => labels.join(" › "))).toEqual(["fr › Shared", "fr › Of fr"]);
  expect(withoutKnown(all, shown.values()).map(({ labels }) => labels.join(" › "))).toEqual(["en › Of en"]);
});

test("a move into one names its edition, and its place in docs.json", async () => {
  const navigation = await versions();
  const page = [...editionNodes(navigation.editions[0]!).values()].find(({ node }) => node.label === "B")!;
  expect(moveInto([page], moveTargets(navigation).at(-1)!)).toEqual({
    title: "Move “B” into “v1 › Guide › Basics”",
    operations: [
      {
        kind: "place-element",
        element: {
          pointer: "/navigation/versions/0/groups/0/pages/1/pages/0",
          name: "/b",
          above: ["v2", "Basics", "Inner"],
        },
        target: {
          kind: "into",
          element: {
            pointer: "/navigation/versions/1/tabs/0/groups/0",
            name: "Basics",
            above: ["v1", "Guide"],
          },
        },
      },
    ],
  });
});
