// Finds where the readers of removed pages are sent for which nobody has named a target. (D265)
import { addressOfFile } from "./address-changes.ts";
import type { EditPlan, Proposal } from "./edit-plan.ts";
import type { ResolvedChange } from "./resolved-change.ts";

interface PlanToRead {
  readonly plan: Pick<EditPlan, "refusals">;
  readonly resolved: Pick<ResolvedChange, "undecided">;
}

/** What is proposed for the removed pages without a target, by address; guesses are left out. */
export function certainProposals({ plan, resolved }: PlanToRead): ReadonlyMap<string, Proposal> {
  const proposals = new Map(
    plan.refusals.flatMap((refusal) =>
      refusal.kind === "address" && refusal.proposal !== undefined && refusal.proposal.guess !== true
        ? [[refusal.address, refusal.proposal] as const]
        : [],
    ),
  );
  return new Map(
    resolved.undecided.map(addressOfFile).flatMap((address) => {
      const proposal = proposals.get(address);
      return proposal === undefined ? [] : [[address, proposal] as const];
    }),
  );
}
