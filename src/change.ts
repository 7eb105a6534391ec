// What a program may import from navc/change: the changes of a site, planned and written.
export { planOnDisk as planChange, type PlanOptions } from "./project/plan-on-disk.ts";
export { applyOnDisk as applyPlan, undoKilledChange, type ApplyOptions } from "./project/apply-on-disk.ts";
export type { AppliedPlan } from "./project/change/apply-plan.ts";
export { planPatch } from "./project/change/plan-patch.ts";
export type {
  ChangedAddress,
  EditPlan,
  Instead,
  LeftName,
  LeftPage,
  PlacedEntry,
  PlanCounts,
  PlannedFile,
  Proposal,
  Refusal,
  UnportableName,
} from "./project/change/edit-plan.ts";
export type { PartedPages } from "./project/change/parted-pages.ts";
export type { SeparatedPage } from "./project/change/separated-page.ts";
export type { NextStep } from "./project/change/next-step.ts";
export type {
  ChangeOperation,
  ElementTarget,
  EntryTarget,
  NamedChange,
  PointedChange,
  RedirectPlace,
  SiteChange,
  WrittenElement,
} from "./project/change/site-change.ts";
export type { IndexMoves } from "./project/git/git-index.ts";
