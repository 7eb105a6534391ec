// Finds the endpoints that pages of a Fumadocs site show, which its generator writes as `<APIPage>`. (D444)
import { parseEntry } from "../../../compiler/contract/endpoint-entry.ts";
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { withoutFencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { parseJson } from "../../../compiler/text/json-text.ts";
import { baseName, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { CopiedFile } from "../imported-site.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { outsideCode } from "../text/outside-code.ts";

const element = /<APIPage(?=[\s/>])[^<>]{0,4000}/g;
const documentOf = /\sdocument=\{?["'`]([^"'`{}<>]{1,1000})["'`]\}?/;
const operationsOf = /\soperations=\{(\[[^[\]]{0,3000}\])\}/;
const webhooksOf = /\swebhooks=\{(\[[^[\]]{0,3000}\])\}/;

/** The endpoints of pages, with the specs that they name. */
export class FumadocsEndpoints {
  readonly losses: ImportLoss[] = [];
  readonly #source: OldFolder;
  readonly #specs = new Map<string, CopiedFile>();
  /** The paths that are taken, in small letters, as many disks compare them. */
  readonly #places = new Set(["docs.json"]);

  constructor(source: OldFolder) {
    this.#source = source;
  }

  /** The specs to copy. */
  get files(): readonly CopiedFile[] {
    return [...this.#specs.values()];
  }

  /** The endpoint of a page, as docs.json names it; undefined if it shows none, or if that can't be read, which is a loss. */
  endpoint(file: string, data: JsonObject, body: string): string | undefined {
    if (!body.includes("<APIPage")) return undefined;
    const found = [...shownText(body).matchAll(element)].map(([text]) => text);
    if (found.length === 0) return undefined;
    const operations = found.flatMap((text) => objectsIn(operationsOf, text));
    const webhooks = found.flatMap((text) => objectsIn(webhooksOf, text));
    if (operations.length + webhooks.length > 1)
      return this.#lose(file, "docs.json has one endpoint for a page, and this one shows several");
    const named = endpointName(operations[0], webhooks[0], objectIn(data, "_openapi"));
    if (named === undefined) return this.#lose(file, "its operation is computed");
    const written = this.#specFile(documentOf.exec(found[0]!)?.[1]);
    if (written === undefined) return this.#lose(file, "its spec is no file of this folder");
    const entry = parseEntry(`${written} ${named}`);
    if (entry.kind !== "endpoint" || entry.spec !== written)
      return this.#lose(file, `docs.json can't name "${named}" of "${written}": spaces stand between words there`);
    const spec = this.#place(written);
    return spec === undefined
      ? this.#lose(file, `its spec is "${written}", and the new site has its own file there`)
      : `${spec} ${named}`;
  }

  #lose(file: string, reason: string): undefined {
    this.losses.push({ feature: "the endpoint of a page", reason, file, line: 1 });
  }

  /** The file of a spec: files of `public` are at the top. */
  #specFile(document: string | undefined): string | undefined {
    if (document === undefined || isExternalHref(document)) return undefined;
    const path = resolvePath("", document.replace(/^\//, ""));
    if (path === undefined) return undefined;
    return [path, `public/${path}`, `public/${baseName(document)}`].find(
      (from) => /\.(?:json|ya?ml)$/.test(from) && this.#source.has(from),
    );
  }

  /** Where the spec is in the new site; undefined if another file has its place. */
  #place(from: string): string | undefined {
    const known = this.#specs.get(from);
    if (known !== undefined) return known.to;
    const to = [from.replace(/^public\//, ""), from].find((path) => !this.#places.has(path.toLowerCase()));
    if (to === undefined) return undefined;
    this.#places.add(to.toLowerCase());
    this.#specs.set(from, { from, to });
    return to;
  }
}

/** The method and path, or the name of a webhook, as docs.json writes them. */
function endpointName(
  operation: JsonObject | undefined,
  webhook: JsonObject | undefined,
  own: JsonObject,
): string | undefined {
  if (webhook !== undefined) {
    const name = wordsIn(webhook, "name");
    return name === undefined ? undefined : `webhook ${name}`;
  }
  const method = wordsIn(operation ?? own, "method");
  const route = wordsIn(operation ?? own, "path") ?? wordsIn(own, "route");
  return method === undefined || route === undefined ? undefined : `${method.toUpperCase()} ${route}`;
}

/** The text without its code and its comments. */
function shownText(body: string): string {
  const parts: string[] = [];
  for (const line of withoutFencedBlocks(body).split("\n")) {
    outsideCode(line, (part) => {
      parts.push(part);
      return part;
    });
    parts.push("\n");
  }
  return withoutComments(parts.join(""));
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let begin = commentFrom(text, 0); begin >= 0; begin = commentFrom(text, from)) {
    const end = text.indexOf("*/", begin);
    if (end < 0) break;
    parts.push(text.slice(from, begin));
    from = end + 2;
  }
  return parts.join("") + text.slice(from);
}

/** Where the text of the next comment begins. */
function commentFrom(text: string, from: number): number {
  const found = /\{\s*\/\*/g;
  found.lastIndex = from;
  return found.exec(text) === null ? -1 : found.lastIndex;
}

function objectsIn(list: RegExp, text: string): readonly JsonObject[] {
  const written = list.exec(text)?.[1];
  if (written === undefined) return [];
  const { value, problems } = parseJson(written, { depth: 10 });
  return problems.length === 0 && Array.isArray(value) ? (value as readonly JsonValue[]).filter(isJsonObject) : [];
}
