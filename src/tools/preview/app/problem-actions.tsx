// Draws what can be done about a problem, as buttons.
import type { VNode } from "preact";
import type { OfferedAction } from "../../../project/actions/action-work.ts";
import { lacksTarget, wantedOf } from "../model/change-choices.ts";
import { ChangeButton } from "./change-button.tsx";

export function ProblemActions({ actions }: { readonly actions: readonly OfferedAction[] }): VNode | null {
  if (actions.length === 0) return null;
  return (
    <div class="problem-actions">
      {actions.map(({ title, work, isPreferred }) => {
        const wanted = wantedOf(work);
        return (
          <ChangeButton key={title} title={title} wanted={wanted} isMain={isPreferred === true}>
            {lacksTarget(wanted) ? `${title}…` : title}
          </ChangeButton>
        );
      })}
    </div>
  );
}
