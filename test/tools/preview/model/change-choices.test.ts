// Which choices does a change have, and what becomes of it with them?
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../../src/project/change/site-change.ts";
import {
  commonGuess,
  lacksTarget,
  readersQuestion,
  wantedOf,
  withChoices,
} from "../../../../src/tools/preview/model/change-choices.ts";
import type { WantedChange } from "../../../../src/tools/preview/model/wanted-change.ts";

const remove: ChangeOperation = { kind: "remove", page: "a.mdx" };
const removeGroup: ChangeOperation = { kind: "remove-division", labels: ["G"] };
const redirect: ChangeOperation = { kind: "redirect", from: "/a", to: "/b" };
const action = { kind: "action" } as WantedChange;

const wanted = (...operations: readonly ChangeOperation[]): WantedChange => ({ kind: "operations", operations });

test("where readers are sent is asked for what is removed, and for a redirect by itself", () => {
  const ofRemoval = { proposed: undefined, isNeeded: false, allowsNowhere: true, from: [] };
  expect(readersQuestion(wanted(redirect, remove))).toEqual({ ...ofRemoval, from: ["/a", "/a"] });
  expect(readersQuestion(wanted(removeGroup))).toEqual(ofRemoval);
  const ofPage = { ...ofRemoval, from: ["/a"] };
  expect(readersQuestion(wanted({ ...remove, redirect: "/c" }))).toEqual({ ...ofPage, proposed: "/c" });
  const ofRedirect = { proposed: "/b", isNeeded: false, allowsNowhere: false, from: ["/a"] };
  expect(readersQuestion(wanted(redirect))).toEqual(ofRedirect);
  expect(readersQuestion(wanted(redirect, redirect))).toBeUndefined();
  expect(readersQuestion(action)).toBeUndefined();
});

test("without a proposal, nothing is planned before a target is chosen", () => {
  const [asked, removed] = [wanted({ ...redirect, to: "" }), wanted({ ...remove, redirect: "" })];
  expect([asked, removed].map((each) => readersQuestion(each)?.isNeeded)).toEqual([true, true]);
  expect([asked, removed, wanted(redirect), wanted(remove), action].map(lacksTarget)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(withChoices(asked, { readers: " /c " })).toEqual(wanted({ ...redirect, to: "/c" }));
  expect(withChoices(removed, { readers: null })).toEqual(wanted({ ...remove, redirect: null }));
});

test("an action that lacks the target of its redirect asks for it", () => {
  const asked = { ...redirect, to: "" };
  expect(wantedOf({ kind: "change", operation: asked })).toEqual(wanted(asked));
  expect(wantedOf({ kind: "change", operation: redirect })).toMatchObject({ kind: "action" });
});

test("what was chosen is in the change, and what was not is as navc proposes", () => {
  const proposed = wanted({ ...remove, redirect: "/c" });
  expect(withChoices(proposed, {})).toEqual(proposed);
  expect(
    withChoices(wanted(remove, removeGroup, redirect), { languages: true, versions: true, readers: "/b" }),
  ).toEqual({
    ...wanted({ ...remove, redirect: "/b" }, { ...removeGroup, redirect: "/b" }, redirect),
    languages: true,
    versions: true,
  });
  // Whatever is first, a redirect beside a removal stays as it is.
  expect(withChoices(wanted(redirect, remove), { readers: "/c" })).toEqual(
    wanted(redirect, { ...remove, redirect: "/c" }),
  );
  expect(withChoices(wanted(remove), { languages: false, versions: false, readers: null })).toEqual(
    wanted({ ...remove, redirect: null }),
  );
  expect(withChoices(action, { languages: true, readers: null })).toBe(action);
});

test("an action that removes a page asks where its readers are sent, as every removal", () => {
  expect(wantedOf({ kind: "change", operation: remove })).toEqual(wanted(remove));
  const others = [{ kind: "change", operation: redirect } as const, { kind: "fix-all" } as const];
  for (const work of others) expect(wantedOf(work)).toEqual({ kind: "action", work });
});

test("a guess is offered for several pages only if it is the same for all", () => {
  expect(commonGuess([{ to: "/a" }, {}, { to: "/a" }])).toBe("/a");
  expect(commonGuess([{ to: "/a" }, { to: "/b" }])).toBeUndefined();
  expect(commonGuess([{}])).toBeUndefined();
});
