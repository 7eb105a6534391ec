// Makes the text of each module of a site.
import type { Environment } from "vite";
import type { EditionVersions } from "./edition-versions.ts";
import { steppingModule, wholeModule } from "./edition-module.ts";
import { editionModuleId } from "./index-module.ts";
import { overlayModule } from "./overlay-module.ts";

/** The specifiers of all modules; `whole` and `overlay` are only imported by the other modules. */
export const specifiers: RegExp = /^virtual:navc(?:\/(?:overlay|(?:edition|whole)\/.+))?$/s;
/** The ids that the specifiers are resolved to. */
export const resolvedIds: RegExp = /^\0virtual:navc[/.]/;

/** The id of a module. It has an extension, because an edition may be called `v1.css`. */
export function resolvedId(specifier: string): string {
  return `\0${specifier}.js`;
}

const overlay = "virtual:navc/overlay";

/** A module, and what distinguishes it from its other versions. */
export interface SiteModule {
  readonly version: string;
  readonly code: () => string;
}

/**
 * The module with an id; undefined for an edition that the site does not have. `isStepping`: for a browser while an app is
 * developed, which is only sent what has changed.
 */
export function siteModule(id: string, versions: EditionVersions, isStepping: boolean): SiteModule | undefined {
  const specifier = id.slice("\0".length, -".js".length);
  if (specifier === overlay) return { version: "only", code: () => overlayModule };
  if (specifier === "virtual:navc") {
    const { index } = versions;
    return { version: index, code: () => (isStepping ? `import ${JSON.stringify(overlay)};\n${index}` : index) };
  }
  const [, form, name = ""] = /^virtual:navc\/(edition|whole)\/(.*)$/s.exec(specifier) ?? [];
  const edition = versions.navigation.editions.find(
    (each) => each.id === name || editionModuleId(each.id) === `virtual:navc/edition/${name}`,
  );
  const part = edition && versions.of(edition.id);
  if (part === undefined) return undefined;
  const isWhole = form === "whole" || !isStepping;
  return {
    version: part.version,
    code: () => (isWhole ? wholeModule(part) : steppingModule(part, `virtual:navc/whole/${name}`)),
  };
}

/** Whether the modules are for a browser in development: only that keeps what it received before. */
export function isStepping({ mode, config }: Environment): boolean {
  return mode === "dev" && config.consumer === "client";
}
