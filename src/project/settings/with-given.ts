// Overrides the settings of a site with the options of a program. (D627)
import type { CompileOptions } from "../../compiler/options.ts";
import { withoutUndefined } from "../../compiler/text/json-value.ts";

/** The settings with the given options in their place. `links: false` alone also turns off `assets`, because images are found in the same texts. */
export function withGiven(settings: CompileOptions, given: CompileOptions): CompileOptions {
  return {
    ...settings,
    ...(given.links === false ? { assets: false } : {}),
    ...withoutUndefined(given),
    rules: { ...settings.rules, ...given.rules },
  };
}
