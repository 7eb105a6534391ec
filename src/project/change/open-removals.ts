// Finds the pages of a removal for whose readers nothing is certain, while those of the others are sent on. (D579)
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { EditPlan } from "./edit-plan.ts";
import type { ChangeOperation } from "./site-change.ts";

/** "…" stands for what the user has to choose. */
export type OpenRemoval = Extract<ChangeOperation, { kind: "remove" }> & { readonly redirect: string };

/** The removal of each of these pages by itself; none if it is all pages, or if one has no file. */
export function openRemovals({ files, refusals }: Pick<EditPlan, "files" | "refusals">): readonly OpenRemoval[] {
  const pages = new Map(
    files.flatMap((each) => {
      if (each.kind !== "remove" || !isPageFileName(each.file)) return [];
      const page = withoutPageExtension(each.file);
      return [[pageHref(page, ""), page] as const];
    }),
  );
  const lost = refusals.filter((refusal) => refusal.kind === "address");
  const open = lost.flatMap(({ address, proposal }): readonly OpenRemoval[] => {
    const page = pages.get(address);
    return page === undefined ? [] : [{ kind: "remove", page, redirect: proposal?.to ?? "…" }];
  });
  return open.length === lost.length && open.length < pages.size ? open : [];
}
