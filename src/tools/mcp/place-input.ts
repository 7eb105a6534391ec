// The inputs that say where an entry goes.
import { z } from "zod";
import type { EntryTarget } from "../../project/change/site-change.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** The labels of a division. */
export const labelsInput: z.ZodArray<z.ZodString> = z.array(z.string().min(1)).min(1);

/** Where an entry goes: one of them. */
export const placeInput: Readonly<Record<"after" | "before", z.ZodOptional<z.ZodString>>> & {
  readonly into: z.ZodOptional<z.ZodArray<z.ZodString>>;
} = {
  after: z.string().optional().describe("The path of the page after whose entry it goes"),
  before: z.string().optional().describe("The path of the page before whose entry it goes"),
  into: labelsInput
    .optional()
    .describe('The labels of the division at whose end it goes: ["Guides"], ["API", "Users"]'),
};

/** The place that an input names; undefined without one. Throws `UsageError` for two of them. */
export function placeOfInput({
  after,
  before,
  into,
}: {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly into?: readonly string[] | undefined;
}): EntryTarget | undefined {
  const targets: readonly EntryTarget[] = [
    ...(after === undefined ? [] : [{ kind: "after", page: after } as const]),
    ...(before === undefined ? [] : [{ kind: "before", page: before } as const]),
    ...(into === undefined ? [] : [{ kind: "into", labels: into } as const]),
  ];
  if (targets.length > 1)
    throw new UsageError('An entry has one place: give only one of "after", "before" and "into".');
  return targets[0];
}
