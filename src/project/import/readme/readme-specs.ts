// Finds the endpoints of the specs of a ReadMe project. (D386)
import { isJsonObject, ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import { baseName } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportLoss } from "../import-loss.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The specs below a folder. */
export class ReadmeSpecs {
  readonly files: readonly string[];
  readonly losses: ImportLoss[] = [];
  /** The endpoint of each operation, by the name of its file and its id. */
  readonly #endpoints = new Map<string, string>();

  constructor(folder: string, source: OldFolder) {
    this.files = source.files(folder, ["json", "yaml", "yml"]).filter((file) => baseName(file) !== "_order.yaml");
    for (const file of this.files) this.#read(file, source);
  }

  #read(file: string, source: OldFolder): void {
    const value = this.#valueOf(file, source);
    if (!isJsonObject(value) || (ownValue(value, "openapi") ?? ownValue(value, "swagger")) === undefined) return;
    for (const [address, item] of Object.entries(objectIn(value, "paths"))) {
      if (!isJsonObject(item)) continue;
      for (const method of methods) {
        const operation: JsonObject = objectIn(item, method);
        if (ownValue(item, method) === undefined) continue;
        const endpoint = `${file} ${method.toUpperCase()} ${address}`;
        // ReadMe makes an id of method and path where a spec has none.
        for (const id of [
          wordsIn(operation, "operationId"),
          `${method}_${address.replaceAll(/[^\w]+/g, "-").replaceAll(/^-|-$/g, "")}`,
        ]) {
          if (id === undefined) continue;
          for (const key of [JSON.stringify([baseName(file), id]), JSON.stringify(["", id])])
            if (!this.#endpoints.has(key)) this.#endpoints.set(key, endpoint);
        }
      }
    }
  }

  #valueOf(file: string, source: OldFolder): ReturnType<OldFolder["yaml"]> {
    try {
      return file.endsWith(".json") ? source.json(file) : source.yaml(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.losses.push({ feature: "the endpoints of a spec", reason: error.message.replace(/\.$/, ""), file });
      return undefined;
    }
  }

  /** The endpoint of an operation, as docs.json names it. */
  endpoint(file: string | undefined, id: string): string | undefined {
    return this.#endpoints.get(JSON.stringify([file ?? "", id])) ?? this.#endpoints.get(JSON.stringify(["", id]));
  }
}
