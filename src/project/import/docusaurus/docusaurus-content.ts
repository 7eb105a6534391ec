// Says which files in the folder of a plugin of Docusaurus are its content. (D392)
import { namedByGlobs } from "../named-by-globs.ts";
import { listIn } from "../json-fields.ts";
import type { JsonObject } from "../../../compiler/text/json-value.ts";

/** A test for paths below the folder of a plugin, by its `include` and `exclude`. Throws `UsageError` for a glob that can't be read. */
export function contentFilter(options: JsonObject, plugin: string): (path: string) => boolean {
  const excluded = namedByGlobs(listIn(options, "exclude"), `"exclude" of ${plugin}`);
  const include = listIn(options, "include");
  const included = include.length === 0 ? undefined : namedByGlobs(include, `"include" of ${plugin}`);
  return (path) =>
    !path.split("/").some((name) => name.startsWith("_")) &&
    !excluded.fileOrFolder(path) &&
    included?.file(path) !== false;
}
