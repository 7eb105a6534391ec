// The codes for what is wrong with the overlays of a spec (D234).
import type { Codes } from "./codes.ts";

export interface OverlayArgs {
  /** `spec`: the spec that it can't be applied to; undefined where it can't be read. */
  readonly "overlay-invalid": {
    readonly overlay: string;
    readonly problem: string;
    readonly spec?: string | undefined;
  };
  /** `ignored`: the second list, as written. */
  readonly "overlay-conflict": { readonly spec: string; readonly ignored: readonly string[] };
}

export const overlayCodes: Codes<OverlayArgs> = {
  "overlay-invalid": {
    severity: "error",
    subject: ["overlay", "spec"],
    message: ({ overlay, problem, spec }) =>
      spec === undefined
        ? `The overlay ${overlay} can't be used: ${problem}. Correct it. Until then, its spec is used without it.`
        : `This action of ${overlay} can't be applied to ${spec}: ${problem}. Correct it. Until then, the spec is used without this overlay.`,
  },
  "overlay-conflict": {
    severity: "error",
    subject: ["spec"],
    message: ({ spec, ignored }) =>
      `docs.json has two different lists of overlays for ${spec}, and the platform refuses that. This one (${ignored.length === 0 ? "an empty list" : ignored.join(", ")}) is ignored. Write the same "overlays" wherever the spec is named.`,
  },
};
