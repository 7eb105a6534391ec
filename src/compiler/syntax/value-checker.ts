// Defines what checks of values need.
import type { ReportedPlaces } from "../diagnostics/reported-places.ts";
import type { FieldReader } from "./read-fields.ts";

/** What checking needs: what reading needs, and what reading has reported. */
export type ValueChecker = FieldReader & Pick<ReportedPlaces, "isReported" | "isMentioned">;
