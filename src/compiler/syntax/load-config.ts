// Reads the text of docs.json and of the files that it refers to.
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt, textAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { duplicateKeys } from "../text/json-keys.ts";
import { deepestNesting } from "../text/json-scan.ts";
import { parseJson } from "../text/json-text.ts";
import type { JsonObject, JsonValue } from "../text/json-value.ts";
import { type ConfigValue, type OpenValue, sourceOf } from "./config-value.ts";
import type { HintBudget } from "../hints/hint-budget.ts";
import { nearestFiles } from "../hints/nearest-file.ts";
import { openConfig, type ReadJson } from "./open-config.ts";
import type { LostPart } from "./config-tree.ts";
import type { SourceNames } from "../contract/source-names.ts";
import { sourceConfigs, type SourceConfigs } from "./source-configs.ts";

/** docs.json as a value, and how to open the values in it. */
export interface LoadedConfig {
  readonly root: ConfigValue;
  readonly open: OpenValue;
  /** Called with what could not be read in full, also while values are opened. */
  readonly lost: LostPart[];
  readonly sources: SourceConfigs;
}

/** What reading docs.json depends on. */
export interface ConfigInput {
  /** File name, or the object itself. */
  readonly config: string | JsonObject;
  readonly host: Host;
  readonly limits: Limits;
  readonly hints: HintBudget;
  readonly report: Report;
  /** The other repositories whose files `host` has. */
  readonly sources?: SourceNames;
}

/** Reads docs.json; undefined, with a report, if there is none or nothing of it can be read. */
export function loadConfig(input: ConfigInput): LoadedConfig | undefined {
  const { config, host } = input;
  const file = typeof config === "string" ? config : "docs.json";
  const lost: LostPart[] = [];
  const value = typeof config === "string" ? readRoot(config, input, lost) : (config as JsonValue);
  if (value === undefined) return undefined;
  const readFile = (name: string): ReadJson => {
    const read = readJson(name, input, lost);
    if (read.kind === "read" && !read.valid) lost.push({ hides: "pages", at: { file: name, pointer: "" } });
    return read;
  };
  const follow = openConfig({ ...input, readFile, nearestFile: nearestFiles(host, input.hints) });
  const open: OpenValue = (each) => {
    const opened = follow(each);
    // What a reference that leads nowhere would bring is not known.
    const isLost = opened.kind === "lost" || (opened.kind === "object" && opened.partial === true);
    // What is too deep was not parsed, so its value is not what is written.
    const isParsed = each.depth < Math.min(input.limits.depth, deepestNesting);
    if (isLost && (each.file !== file || mayHoldPages(each.pointer)))
      lost.push({ hides: "pages", at: isParsed ? each : sourceOf(each) });
    return opened;
  };
  const sources = sourceConfigs({ ...input, sources: input.sources ?? new Map(), open, readFile, lost });
  return { root: { value, file, pointer: "", depth: 0, chain: [file] }, open, lost, sources };
}

// With a syntax error in docs.json there is no result (D32): a site half read would look whole.
function readRoot(file: string, input: ConfigInput, lost: LostPart[]): JsonValue | undefined {
  const { host, report } = input;
  const read = readJson(file, input, lost);
  if (read.kind === "read") return read.valid ? read.value : undefined;
  if (read.kind === "missing") {
    const legacy = host.stat("mint.json")?.kind === "file";
    const { reason } = read;
    report("config-not-found", fileAt(file), {
      file,
      legacy,
      elsewhere: elsewhere(host),
      noFolder: noFolder(host),
      reason,
    });
  }
  return undefined;
}

/** Why there is no docs folder, where the host says it. A host of others may know no root, and have files. */
function noFolder(host: Host): string | undefined {
  return host.stat("") === undefined ? host.refusal?.("") : undefined;
}

function elsewhere(host: Host): string | undefined {
  return ["docs", "documentation", "apps/docs", "website"].find(
    (folder) => host.stat(`${folder}/docs.json`)?.kind === "file",
  );
}

function readJson(file: string, { config, host, limits, report }: ConfigInput, lost: LostPart[]): ReadJson {
  const stat = host.stat(file);
  if (stat?.kind !== "file") return { kind: "missing", reason: refusal(file, host) };
  if (stat.size > limits.configBytes) {
    report("limit-exceeded", fileAt(file), { what: file, limit: `${limits.configBytes} bytes`, option: "configBytes" });
    return { kind: "broken" };
  }
  const text = host.readText(file);
  if (text === undefined) return { kind: "missing", reason: refusal(file, host) };
  const mayLose = (pointer: string): boolean => file !== config || mayHoldPages(pointer);
  const lose = (pointer: string): void => {
    if (mayLose(pointer)) lost.push({ hides: "pages", at: { file, pointer } });
  };
  return parseFile(file, text, { limits, report, lose });
}

/** The parts of docs.json that give pages, or decide where they are. */
const pageParts: ReadonlySet<string | undefined> = new Set([undefined, "navigation", "api", "openapi", "asyncapi"]);

function mayHoldPages(pointer: string): boolean {
  return pageParts.has(pointerSegments(pointer)[0]);
}

// A host that says no more than the two others still knows a folder.
function refusal(file: string, host: Host): string | undefined {
  return host.refusal?.(file) ?? (host.stat(file)?.kind === "folder" ? "is a folder" : undefined);
}

interface ParseInput extends Pick<ConfigInput, "limits" | "report"> {
  /** Called with the pointers of repeated values, if one of them was dropped. */
  readonly lose: (pointer: string) => void;
}

function parseFile(file: string, text: string, { limits, report, lose }: ParseInput): ReadJson {
  const at = (start: number, end: number): Place => textAt(file, start, end);
  // Its outermost object is read whatever the limit, and then says what is over it.
  const { value, problems, keys } = parseJson(text, { depth: Math.max(1, limits.depth) });
  for (const { problem, start, end, refused, pieces = [] } of problems) {
    const edits = pieces.map((piece) => ({
      place: at(piece.start, piece.end),
      written: piece.text,
      replaces: text.slice(piece.start, piece.end),
    }));
    report("config-syntax", at(start, end), { file, problem, refused }, edits.length === 0 ? {} : { edits });
  }
  if (value === undefined) return { kind: "broken" };
  for (const { key, start, end, firstStart, firstEnd, pointer } of duplicateKeys(text, keys)) {
    lose(pointer);
    report(
      "duplicate-key",
      at(start, end),
      { key },
      { related: [{ message: "first written here", place: at(firstStart, firstEnd) }] },
    );
  }
  return { kind: "read", value, valid: problems.length === 0 };
}
