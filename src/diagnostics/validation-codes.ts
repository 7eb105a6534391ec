// The codes of the validation of whole specs (`specs`).
import { count, type Codes } from "./codes.ts";

export interface ValidationArgs {
  /** `operations`: those in which it is wrong. */
  readonly "spec-validation": {
    readonly spec: string;
    readonly problem: string;
    readonly operations?: readonly string[] | undefined;
  };
  /** `reason`: why it is not known whether it is valid. */
  readonly "spec-validation-failed": { readonly spec: string; readonly reason: string };
  /** `version`: what the validator does not know. */
  readonly "spec-validation-skipped": { readonly specs: readonly string[]; readonly version: string };
}

export const validationCodes: Codes<ValidationArgs> = {
  "spec-validation": {
    severity: "error",
    subject: ["spec", "problem"],
    count: ({ operations = [] }) => Math.max(1, operations.length),
    message: ({ spec, problem, operations = [] }) => {
      const [first, ...others] = operations;
      const more = others.length === 0 ? "" : ` and ${count(others.length, "other operation")}`;
      return `${spec} is not valid OpenAPI: ${problem}${first === undefined ? "" : ` (in ${first}${more})`}. Correct it, because other tools may refuse the spec.`;
    },
  },
  "spec-validation-failed": {
    severity: "warning",
    subject: ["spec"],
    message: ({ spec, reason }) =>
      `It is not known whether ${spec} is valid, because its validation did not end: ${reason}. Look for schemas that contain each other many times.`,
  },
  "spec-validation-skipped": {
    severity: "info",
    subject: ["specs", "version"],
    count: ({ specs }) => specs.length,
    summary: (number) => `${count(number, "spec")} in a version that can't be validated`,
    message: ({ specs, version }) =>
      `${specs.slice(0, 1).join("")}${specs.length === 1 ? " was" : ` and ${count(specs.length - 1, "other")} were`} not validated, because swagger-parser does not know ${version}. Validate ${specs.length === 1 ? "it" : "them"} with another tool.`,
  },
};
