// Reads the configuration of a GitBook: .gitbook.yaml of its service, or book.json of its older program. (D440)
import { isJsonObject, type JsonObject } from "../../../compiler/text/json-value.ts";
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { demandEvaluated, moduleCommand, runnerOf, writing } from "../demand-evaluated.ts";
import type { ImportRequest } from "../import-request.ts";
import { objectIn, wordsIn } from "../json-fields.ts";

/** What the configuration of a GitBook says. */
export interface GitbookConfig {
  readonly file: string;
  readonly value: JsonObject;
  /** The folder of the book; "" for the top. */
  readonly folder: string;
  /** The table of contents. */
  readonly summary: string;
  /** The file of the glossary, from that folder or that of its language; undefined if the program has none. */
  readonly glossary: string | undefined;
  /** Whether there is none, so that the folders say what is listed. */
  readonly isInferred: boolean;
  /** The variables that its texts may show; undefined if its texts are no templates. */
  readonly variables: JsonObject | undefined;
  /** The addresses of a file below that folder, the one that is shown first. */
  readonly addressesOf: (path: string) => readonly [string, ...string[]];
}

const yamlFile = ".gitbook.yaml";
const jsonFile = "book.json";

/** Reads the configuration; a book may have none. Throws `UsageError` if it can't be read. */
export function readGitbookConfig({ source, config }: ImportRequest): GitbookConfig {
  const isOfService = config === undefined && source.hasConfig(yamlFile);
  if (config === undefined && !isOfService) demandEvaluated(source, jsonFile, ["book.js"], commandFor);
  const file = config ?? (isOfService ? yamlFile : jsonFile);
  const isJson = file.endsWith(".json");
  const read = isJson ? source.json(file) : source.yaml(file);
  const value = isJsonObject(read) ? read : {};
  const folder = resolvePath("", wordsIn(value, "root") ?? "") ?? "";
  const structure = objectIn(value, "structure");
  const named = wordsIn(structure, "summary");
  const summary = resolvePath(folder, named ?? "SUMMARY.md") ?? "SUMMARY.md";
  const isOfProgram = isJson && read !== undefined;
  return {
    file,
    value,
    folder,
    summary,
    glossary: isJson ? (wordsIn(structure, "glossary") ?? "GLOSSARY.md") : undefined,
    isInferred: !isJson && read !== undefined && named === undefined && !source.has(summary),
    variables: isJson ? objectIn(value, "variables") : undefined,
    addressesOf: isOfProgram
      ? builtAddresses
      : isJson
        ? (path) => [served(path), ...builtAddresses(path)]
        : (path) => [served(path)],
  };
}

function commandFor(code: string, json: string): string {
  return moduleCommand(runnerOf(code), `let m = await import("./${code}"); ${writing(json, "m.default ?? m")}`);
}

const readme = /(?:^|\/)README\.\w+$/i;

function served(path: string): string {
  return `/${path.replace(readme, "").replace(/\.\w+$/, "")}`;
}

/** The files that the older program builds: `a.html`, and `index.html` of a folder, whose address is that of the folder. */
function builtAddresses(path: string): readonly [string, ...string[]] {
  if (!readme.test(path)) return [`/${path.replace(/\.\w+$/, ".html")}`];
  const folder = `/${path.replace(/README\.\w+$/i, "")}`;
  return [folder, `${folder}index.html`];
}
