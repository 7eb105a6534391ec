// Writes down what a result depends on, for build systems.
import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";
import type { Host } from "../../compiler/host/host.ts";
import type { Input } from "../../compiler/host/recording-host.ts";
import { checkOptions, configFile } from "../../compiler/options.ts";
import { sourceNames } from "../../compiler/source-folders.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import { parseJson } from "../../compiler/text/json-text.ts";
import { indentedJson, isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { withoutPasswords } from "../../compiler/text/visible.ts";
import type { CompiledSite } from "../compiled-site.ts";
import type { CompilerProgram } from "../load-compiler.ts";
import type { ConfigFile } from "../settings/site-config.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { slashPath } from "../slash-path.ts";

/** One thing that a result depends on, as it is written. */
interface WrittenInput {
  /** From the docs folder, with "/"; "" for the listing; the address of a spec that was fetched. */
  readonly file: string;
  readonly kind: Input["kind"] | "settings" | "fetched";
  /** Null if there was nothing. */
  readonly sha256: string | null;
}

/** The bodies that were fetched, by address; undefined if there was none. */
export type FetchedBodies = Map<string, string | undefined>;

/** The same compiler; bodies that its hosts fetch are added to `fetched`. */
export function recordFetches(compiler: CompilerProgram, fetched: FetchedBodies): CompilerProgram {
  return { ...compiler, openHost: (root) => recordingHost(compiler.openHost(root), fetched) };
}

function recordingHost(host: Host, fetched: FetchedBodies): Host {
  if (host.fetch === undefined) return host;
  return {
    ...host,
    async fetch(url) {
      fetched.set(url, undefined);
      const body = await host.fetch!(url);
      fetched.set(url, body);
      return body;
    },
  };
}

/**
 * Everything that the result of the docs folder `root` depends on, as JSON: navc itself, the options, including those of a
 * feed, and what was read. The text is the same on every machine and for every place of the folder.
 */
export function inputsText(
  root: string,
  { result, settings }: Pick<CompiledSite, "result" | "settings">,
  fetched: FetchedBodies,
  { version, feed }: { readonly version: string; readonly feed: object },
): string {
  const inputs = [...result.inputs.map(written), ...settingsInputs(root, settings.configuration), ...bodies(fetched)];
  return indentedJson({
    formatVersion: 1,
    navc: version,
    options: { ...optionsOf(settings), ...feed },
    inputs: inputs.toSorted(compareInputs),
  });
}

function compareInputs(a: WrittenInput, b: WrittenInput): number {
  return compareText(a.file, b.file) || compareText(a.kind, b.kind) || compareText(a.sha256 ?? "", b.sha256 ?? "");
}

function written({ file, kind, sha256 }: Input): WrittenInput {
  return { file, kind, sha256: kind === "absent" ? null : sha256 };
}

function bodies(fetched: FetchedBodies): readonly WrittenInput[] {
  return [...fetched].map(([url, body]) => ({
    file: withoutPasswords(url),
    kind: "fetched",
    sha256: body === undefined ? null : hashOf(body),
  }));
}

/** The options that affect a result, each with its value. */
function optionsOf({ compile, lock }: SiteSettings): object {
  const { basePath, config, dialect, remoteSpecs, rules, sources, urls } = checkOptions(compile);
  return {
    basePath: basePath.replace(/\/$/, ""),
    config: configFile(config),
    dialect,
    lock: lock === undefined ? null : lock.text === undefined ? "absent" : hashOf(lock.text),
    remoteSpecs: remoteSpecs !== false,
    // Where a folder is depends on the machine; its files are inputs.
    ...(Object.keys(sources).length === 0 ? {} : { sources: Object.fromEntries(sourceNames(sources)) }),
    rules: Object.fromEntries(Object.entries(rules).toSorted(([a], [b]) => compareText(a, b))),
    urls,
  };
}

/**
 * The files that were searched for settings. Of the folders above, only the one with the settings counts, because their number
 * depends on the machine.
 */
function settingsInputs(root: string, found: ConfigFile | undefined): readonly WrittenInput[] {
  const own = ["navc.config.json", "package.json"];
  if (found === undefined) return own.map(withoutSettings);
  const file = slashPath(relative(resolve(root), resolve(found.file)));
  const before = own.slice(0, own.includes(file) ? own.indexOf(file) : own.length);
  return [...before.map(withoutSettings), { file, kind: "settings", sha256: hashOf(settingsIn(found)) }];
}

function withoutSettings(file: string): WrittenInput {
  return { file, kind: "settings", sha256: null };
}

/** The settings in a file. Of a package.json only the key `navc` counts, because its other contents change with every release. */
function settingsIn({ text, pointer }: ConfigFile): string {
  if (pointer === "") return text;
  const { value } = parseJson(text, { depth: 20 });
  const settings: JsonValue | undefined = isJsonObject(value) ? value["navc"] : undefined;
  return JSON.stringify(settings ?? null);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
