// The codes of the validation of whole specs (`specs`).
import { count, type Codes } from "./codes.ts";

export interface ValidationArgs {
  /** `spec`: the first spec with the fault; `operations`: the operations with the fault, the same in each spec. */
  readonly "spec-validation": {
    readonly spec: string;
    readonly otherSpecs: number;
    readonly problem: string;
    readonly operations: readonly string[];
    readonly places: number;
  };
  /** `reason`: why it is not known whether it is valid, a clause; `advice`: what to do, without a full stop. */
  readonly "spec-validation-failed": { readonly spec: string; readonly reason: string; readonly advice: string };
  /** `version`: the version that the validator does not know. */
  readonly "spec-validation-skipped": { readonly specs: readonly string[]; readonly version: string };
}

export const validationCodes: Codes<ValidationArgs> = {
  "spec-validation": {
    severity: "error",
    subject: ["spec", "problem"],
    count: ({ operations, places }) => places * Math.max(1, operations.length),
    message: ({ spec, otherSpecs, problem, operations }) => {
      const [first, ...others] = operations;
      const more = others.length === 0 ? "" : ` and ${count(others.length, "other operation")}`;
      const fault = `${problem}${first === undefined ? "" : ` (in ${first}${more})`}`;
      return otherSpecs === 0
        ? `${spec} is not valid OpenAPI: ${fault}. Correct it, because other tools may refuse the spec.`
        : `${spec} and ${count(otherSpecs, "other spec")} are not valid OpenAPI: ${fault}. Correct each, because other tools may refuse them.`;
    },
  },
  "spec-validation-failed": {
    severity: "warning",
    subject: ["spec"],
    message: ({ spec, reason, advice }) => `It is not known whether ${spec} is valid, because ${reason}. ${advice}.`,
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
