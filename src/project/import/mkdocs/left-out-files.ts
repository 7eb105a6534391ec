// Finds the files that a MkDocs site does not publish, and those that it does not list. (D373)
import { describeJson, ownValue, type JsonValue } from "../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { hiddenReason } from "../hidden-files.ts";
import type { ImportLoss } from "../import-loss.ts";
import { pathValues, type PatternPart } from "../path-pattern.ts";
import { wordsIn } from "../json-fields.ts";
import { inDocs, type MkdocsConfig } from "./mkdocs-config.ts";
import { namedByLines } from "./pattern-lines.ts";

/** Which files of the folder of the pages a site leaves out. Paths count from that folder. */
export interface LeftOutFiles {
  /** The field or plugin that keeps a file from being published. */
  readonly excludedBy: (path: string) => string | undefined;
  /** Whether a page has no entry unless `nav` names it. */
  readonly isUnlisted: (path: string) => boolean;
  readonly losses: readonly ImportLoss[];
}

/** Its own templates; hidden files never come along (D365). */
const alwaysExcluded = ["/templates/"];

/** Reads the fields that leave files out. Throws `UsageError` if one can't be read: what it hides would be published. */
export function leftOutFiles(config: MkdocsConfig): LeftOutFiles {
  const { plugins, file } = config;
  const own = linesIn(config, "exclude_docs");
  const isExcluded = namedByLines(own, `exclude_docs in ${file}`, alwaysExcluded);
  const isDraft = namedByLines(linesIn(config, "draft_docs"), `draft_docs in ${file}`);
  const isUnlisted = namedByLines(linesIn(config, "not_in_nav"), `not_in_nav in ${file}`);
  const plugin = plugins.get("exclude") ?? {};
  const globs = textsIn(ownValue(plugin, "glob"));
  const read = globs.filter(isReadGlob).map(globParts);
  const unread = [...globs.filter((glob) => !isReadGlob(glob)), ...textsIn(ownValue(plugin, "regex"))];
  const [hidden] = own.split(/\r\n?|\n/).filter((line) => /^!(?:.*\/)?\.[^./]/.test(line.trim()));
  const built = resolvePath(folderOf(file), wordsIn(config.value, "site_dir") ?? "site") ?? "site";
  return {
    excludedBy: (path) => {
      // The configuration and what was built are there if the pages are beside mkdocs.yml.
      const whole = inDocs(config, path);
      if (whole === file || whole.startsWith(`${built}/`)) return "site_dir";
      if (isExcluded(path)) return "exclude_docs";
      if (isDraft(path)) return "draft_docs";
      return read.some((parts) => pathValues(parts, path) !== undefined) ? 'the plugin "exclude"' : undefined;
    },
    isUnlisted,
    losses: [
      ...unread.map((what): ImportLoss => {
        const reason = "it is not read, so what it leaves out comes along; remove these files before you publish";
        return { feature: 'a pattern of the plugin "exclude"', reason, file, pointer: "/plugins", what };
      }),
      ...(hidden === undefined
        ? []
        : [
            {
              feature: "hidden files that are published",
              reason: hiddenReason,
              file,
              pointer: "/exclude_docs",
              what: hidden,
            },
          ]),
    ],
  };
}

function linesIn({ value, file }: MkdocsConfig, field: string): string {
  const found = ownValue(value, field) ?? "";
  if (typeof found === "string") return found;
  throw new UsageError(
    `${field} in ${file} has to be a text with one pattern in each line, and this is ${describeJson(found)}. Write it as MkDocs reads it: "${field}: |".`,
  );
}

function textsIn(value: JsonValue | undefined): readonly string[] {
  const all: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : [value];
  return all.filter((each) => typeof each === "string");
}

/** Globs of Python, in which `*` stands for slashes, too. */
function isReadGlob(glob: string): boolean {
  return !/[?[]/.test(glob);
}

function globParts(glob: string): readonly PatternPart[] {
  return glob.split("*").flatMap((text, index): readonly PatternPart[] => {
    const own: readonly PatternPart[] = text === "" ? [] : [{ kind: "text", text }];
    return index === 0 ? own : [{ kind: "parameter", name: String(index), isLong: true }, ...own];
  });
}
