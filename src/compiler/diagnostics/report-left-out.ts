// Reports what was not read because the limit for all reading was reached.
import type { Limits } from "../contract/limits.ts";
import type { ReadBudget } from "../host/recording-host.ts";
import { count } from "./codes.ts";
import type { Report } from "./diagnostic.ts";
import { fileAt } from "./place.ts";

/** Reports everything that was not read in one message, at the first place, because the limit is the only cause. */
export function reportLeftOut(budget: ReadBudget, { readBytes }: Limits, report: Report): void {
  const [first, ...others] = budget.leftOut();
  if (first === undefined) return;
  const all = others.length === 0 ? first : `${first} and ${count(others.length, "other")}`;
  const what = `What is read in all, with ${all},`;
  report("limit-exceeded", fileAt(first), { what, limit: `${readBytes} bytes`, option: "readBytes" });
}
