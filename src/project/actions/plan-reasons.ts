// Says in a few sentences what a plan loses, breaks and leaves.
import type { EditPlan } from "../change/edit-plan.ts";
import { visible } from "../../compiler/text/visible.ts";

/** A message of an editor is a line or two. */
const mostReasons = 3;

/** The refusals of a plan, or without any the names that it leaves. With refusals these are not listed: a link that stays is refused already, because it is dead. */
export function planReasons({ refusals, left }: EditPlan): readonly string[] {
  const all =
    refusals.length > 0
      ? refusals.map(({ message }) => visible(message))
      : left.map(
          ({ file, line, written, reason }) =>
            `${visible(file)}:${line} "${visible(written)}" stays as it is: ${reason}.`,
        );
  const more = all.length - mostReasons;
  return more > 0 ? [...all.slice(0, mostReasons), `And ${more} more.`] : all;
}
