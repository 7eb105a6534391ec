// How often is git asked for what it has answered?
import { expect, onTestFinished, test } from "vitest";
import type { EditedState } from "../../../src/project/editing/edited-state.ts";
import { actionSite } from "../../../src/tools/lsp/asked-action-site.ts";
import type { AskedSite } from "../../../src/tools/lsp/asked-document.ts";
import { openRepository } from "../../outputs/diff/git-repository.ts";

test("the history is asked once for the problems of a state, and anew after an edit", () => {
  const repository = openRepository();
  onTestFinished(() => repository.end());
  repository.write({ "a.mdx": "a\n" });
  repository.commit();
  const stateAfterEdit = (): EditedState => ({ found: [] }) as unknown as EditedState;
  const pastOf = (state: EditedState, ...files: readonly string[]): readonly string[] => {
    const site = { root: repository.folder, state, client: { operations: new Set() } } as unknown as AskedSite;
    return [...actionSite(site).pastFiles(files)];
  };
  const state = stateAfterEdit();
  expect(pastOf(state, "a.mdx", "b.mdx")).toEqual(["a.mdx"]);
  repository.write({ "b.mdx": "b\n" });
  repository.commit();
  expect(pastOf(state, "a.mdx", "b.mdx")).toEqual(["a.mdx"]);
  expect(pastOf(state, "b.mdx")).toEqual(["b.mdx"]);
  expect(pastOf(stateAfterEdit(), "a.mdx", "b.mdx")).toEqual(["a.mdx", "b.mdx"]);
});
