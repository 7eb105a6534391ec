// Reads docs.yml of a Fern site. (D385)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { folderOf } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportRequest } from "../import-request.ts";
import { listIn, wordsIn } from "../json-fields.ts";

/** What the configuration says. */
export interface FernConfig {
  readonly file: string;
  readonly value: JsonObject;
  /** The folder that its paths count from; "" for the top. */
  readonly folder: string;
  /** The path of the first instance. */
  readonly base: string;
}

/** Reads `docs.yml`. Throws `UsageError` if there is none, or if it can't be read. */
export function fernConfig({ source, config }: ImportRequest): FernConfig {
  const file = config ?? ["docs.yml", "fern/docs.yml", "docs.yaml", "fern/docs.yaml"].find((each) => source.has(each));
  if (file === undefined) throw new UsageError("There is no docs.yml in this folder, and no fern/docs.yml.");
  const value = source.object(file, "yaml");
  const [instance] = listIn(value, "instances").filter(isJsonObject);
  return { file, value, folder: folderOf(file), base: baseOf(instance) };
}

function baseOf(instance: JsonObject = {}): string {
  const domain = ownValue(instance, "custom-domain");
  const [own] = Array.isArray(domain) ? (domain as readonly JsonValue[]) : [domain];
  const written = typeof own === "string" && own !== "" ? own : wordsIn(instance, "url");
  if (written === undefined) return "/";
  const url = written.includes("://") ? written : `https://${written}`;
  return URL.canParse(url) ? new URL(url).pathname : "/";
}
