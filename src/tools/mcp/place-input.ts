// The inputs that say where an entry goes.
import { z } from "zod";
import type { EntryTarget } from "../../project/change/site-change.ts";
import { UsageError } from "../../project/settings/usage-error.ts";

/** The labels of a division, the outermost first; a text is one label, or several with " > " between them. */
export const labelsInput: z.ZodUnion<readonly [z.ZodArray<z.ZodString>, z.ZodString]> = z.union([
  z.array(z.string().min(1)).min(1),
  z.string().min(1),
]);

/** The labels that an input names. */
export function labelsOf(input: string | readonly string[]): readonly string[] {
  return typeof input === "string" ? input.split(" > ") : input;
}

/** Where an entry goes: one of them. */
export const placeInput: Readonly<Record<"after" | "before", z.ZodOptional<z.ZodString>>> & {
  readonly into: z.ZodOptional<typeof labelsInput>;
} = {
  after: z.string().optional().describe("The page, or the label of the division, after which it goes"),
  before: z.string().optional().describe("The page, or the label of the division, before which it goes"),
  into: labelsInput
    .optional()
    .describe(
      'The labels of the division at whose end it goes, with its language or version if there are several: ["Guides"], ["fr", "API", "Users"]',
    ),
};

/** The place that an input names; undefined without one. Throws `UsageError` for two of them. */
export function placeOfInput({
  after,
  before,
  into,
}: {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly into?: string | readonly string[] | undefined;
}): EntryTarget | undefined {
  const targets: readonly EntryTarget[] = [
    ...(after === undefined ? [] : [{ kind: "after", page: after } as const]),
    ...(before === undefined ? [] : [{ kind: "before", page: before } as const]),
    ...(into === undefined ? [] : [{ kind: "into", labels: labelsOf(into) } as const]),
  ];
  if (targets.length > 1)
    throw new UsageError('An entry has one place: give only one of "after", "before" and "into".');
  return targets[0];
}
