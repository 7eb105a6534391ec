// Says in a few sentences what a plan loses, breaks and leaves.
import type { EditPlan } from "../change/edit-plan.ts";
import { visible } from "../../compiler/text/visible.ts";

/** A message of an editor is a line or two. */
const mostReasons = 3;

/** The refusals of a plan, then what it leaves. */
export function planReasons({ refusals, left }: EditPlan): readonly string[] {
  const all = [
    ...refusals.map(({ message }) => visible(message)),
    ...left.map(
      ({ file, line, written, reason }) => `${visible(file)}:${line} "${visible(written)}" stays as it is: ${reason}.`,
    ),
  ];
  const more = all.length - mostReasons;
  return more > 0 ? [...all.slice(0, mostReasons), `There is more of this: ${more}.`] : all;
}
