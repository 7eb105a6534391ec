// Finds the endpoints that pages of a Fumadocs site show, which its generator writes as `<APIPage>`. (D444)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { parseJson } from "../../../compiler/text/json-text.ts";
import { baseName, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { CopiedFile } from "../imported-site.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";

const element = /<APIPage(?=[\s/>])[^<>]{0,4000}/g;
const documentOf = /\sdocument=\{?["'`]([^"'`{}<>]{1,1000})["'`]\}?/;
const operationsOf = /\soperations=\{(\[[^[\]]{0,3000}\])\}/;

/** The endpoints of pages, with the specs that they name. */
export class FumadocsEndpoints {
  readonly losses: ImportLoss[] = [];
  readonly #source: OldFolder;
  readonly #specs = new Map<string, CopiedFile>();

  constructor(source: OldFolder) {
    this.#source = source;
  }

  /** The specs to copy. */
  get files(): readonly CopiedFile[] {
    return [...this.#specs.values()];
  }

  /** The endpoint of a page, as docs.json names it; undefined if it shows none, or if that can't be read, which is a loss. */
  endpoint(file: string, data: JsonObject, body: string): string | undefined {
    const found = [...body.matchAll(element)].map(([text]) => text);
    if (found.length === 0) return undefined;
    const operations = found.flatMap(operationsIn);
    const own = objectIn(data, "_openapi");
    const [operation, ...others] = operations.length > 0 ? operations : [own];
    const [method, route] = [wordsIn(operation!, "method"), wordsIn(operation!, "path") ?? wordsIn(own, "route")];
    if (others.length > 0) return this.#lose(file, "docs.json has one endpoint for a page, and this one shows several");
    if (method === undefined || route === undefined) return this.#lose(file, "its operation is computed");
    const spec = this.#spec(documentOf.exec(found[0]!)?.[1]);
    if (spec === undefined) return this.#lose(file, "its spec is no file of this folder");
    return `${spec} ${method.toUpperCase()} ${route}`;
  }

  #lose(file: string, reason: string): undefined {
    this.losses.push({ feature: "the endpoint of a page", reason, file, line: 1 });
  }

  /** Where the spec is in the new site: files of `public` are at the top. */
  #spec(document: string | undefined): string | undefined {
    if (document === undefined || isExternalHref(document)) return undefined;
    const path = resolvePath("", document.replace(/^\//, ""));
    for (const from of [path, path === undefined ? undefined : `public/${path}`, `public/${baseName(document)}`]) {
      if (from === undefined || !/\.(?:json|ya?ml)$/.test(from) || !this.#source.has(from)) continue;
      const to = from.replace(/^public\//, "");
      this.#specs.set(from, { from, to });
      return to;
    }
    return undefined;
  }
}

function operationsIn(text: string): readonly JsonObject[] {
  const written = operationsOf.exec(text)?.[1];
  if (written === undefined) return [];
  const { value, problems } = parseJson(written, { depth: 10 });
  return problems.length === 0 && Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
}
