// Reads how a MkDocs site makes the ids of headings: the names of functions are recognized, and none runs. (D422)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import {
  pymdownSlugs,
  pythonSlugsWith,
  unknownSlugs,
  type OldSlug,
  type PymdownSlugOptions,
} from "../text/old-slugs.ts";
import type { MkdocsConfig } from "./mkdocs-config.ts";

/** How ids are made, and what of it is not known. */
export interface MkdocsSlugs {
  /** Undefined if the configuration says nothing. */
  readonly slugs: OldSlug | undefined;
  readonly losses: readonly ImportLoss[];
}

/** The functions of PyMdown Extensions without options. That ids are encoded makes no difference to links. */
const pymdownCases: ReadonlyMap<string, string> = new Map([
  ["uslugify", "lower"],
  ["uslugify_encoded", "lower"],
  ["uslugify_cased", "none"],
  ["uslugify_cased_encoded", "none"],
  ["gfm", "lower-ascii"],
  ["gfm_encoded", "lower-ascii"],
]);

/** Reads the options of the extension `toc`. */
export function mkdocsSlugs({ value, file }: MkdocsConfig): MkdocsSlugs {
  const options = tocOptions(ownValue(value, "markdown_extensions"));
  const separator = wordsIn(options, "separator") ?? "-";
  const written = ownValue(options, "slugify");
  const [name, call] = isJsonObject(written) ? (Object.entries(written)[0] ?? []) : [written];
  if (typeof name !== "string" || name === "")
    return { slugs: separator === "-" ? undefined : pythonSlugsWith({ separator }), losses: [] };
  const slugs = slugsOf(name, isJsonObject(call) ? objectIn(call, "kwds") : {}, separator);
  if (slugs !== undefined) return { slugs, losses: [] };
  const loss: ImportLoss = {
    feature: "the ids of headings",
    reason:
      "a program makes them that navc does not know and does not run, so links to headings may lead to the top of a page",
    file,
    pointer: "/markdown_extensions",
    what: name,
  };
  return { slugs: unknownSlugs, losses: [loss] };
}

function tocOptions(extensions: JsonValue | undefined): JsonObject {
  const each: readonly JsonValue[] = Array.isArray(extensions) ? extensions : [extensions ?? null];
  const found = each.flatMap((extension) =>
    isJsonObject(extension)
      ? ["toc", "markdown.extensions.toc"]
          .filter((name) => Object.hasOwn(extension, name))
          .map((name) => objectIn(extension, name))
      : [],
  );
  return found.at(-1) ?? {};
}

function slugsOf(name: string, options: JsonObject, separator: string): OldSlug | undefined {
  if (name === "markdown.extensions.toc.slugify") return pythonSlugsWith({ separator });
  if (name === "markdown.extensions.toc.slugify_unicode") return pythonSlugsWith({ isUnicode: true, separator });
  const [, short = ""] = /^pymdownx\.slugs\.(\w+)$/.exec(name) ?? [];
  const known = pymdownCases.get(short);
  const made: PymdownSlugOptions = {
    case: wordsIn(options, "case"),
    normalize: wordsIn(options, "normalize"),
    separator,
  };
  if (known !== undefined) return pymdownSlugs({ case: known, separator });
  return short === "slugify" ? pymdownSlugs(made) : undefined;
}
