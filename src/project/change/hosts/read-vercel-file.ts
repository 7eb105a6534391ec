// Reads and writes the `redirects` of vercel.json.
import { encodeMark } from "../../../outputs/feeds/encoded-address.ts";
import { locateExactly } from "../../../compiler/text/json-places.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { listEdits } from "../../../compiler/text/list-edits.ts";
import { NotWritten, type RedirectRule } from "../../../outputs/feeds/redirect-rule.ts";
import { vercelRedirect } from "../../../outputs/feeds/vercel-redirect.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { noSource, type HostEdits, type RedirectFile, type HostPieces, type HostRedirect } from "./redirect-file.ts";

/** The redirects of vercel.json. Throws `UsageError` if it is not valid. */
export function readVercelFile(text: string, file: string): RedirectFile {
  const elements = elementsOf(text, file);
  return {
    redirects: elements.map(redirectOf),
    edit: (edits) => edited(text, elements, edits),
  };
}

function elementsOf(text: string, file: string): readonly JsonValue[] {
  const value = parsed(text, file);
  const list = isJsonObject(value) ? (value["redirects"] ?? []) : undefined;
  if (!Array.isArray(list))
    throw new UsageError(`"redirects" of ${file} is not a list. Write a list of redirects there.`);
  return list as readonly JsonValue[];
}

function parsed(text: string, file: string): JsonValue {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as JsonValue;
  } catch {
    throw new UsageError(`${file} is not valid JSON, so its redirects can't follow.`);
  }
}

/** One with `has` or `missing` does not match every request for its source. */
function redirectOf(element: JsonValue): HostRedirect {
  const { source, destination, has, missing, permanent, statusCode }: JsonObject = isJsonObject(element) ? element : {};
  const isPlain = has === undefined && missing === undefined && typeof source === "string";
  const isTemporary = permanent === false || statusCode === 302 || statusCode === 307;
  return {
    source: isPlain ? source.replaceAll(/\\([^\w\s])/g, (_, mark: string) => encodeMark(mark)) : noSource,
    destination: typeof destination === "string" ? destination : "",
    ...(isTemporary ? { permanent: false } : {}),
  };
}

function edited(text: string, elements: readonly JsonValue[], { changed, removed, added }: HostEdits): HostPieces {
  const destinations = [...changed];
  const places = locateExactly(
    text,
    destinations.map(([index]) => ({ pointer: `/redirects/${index}/destination`, at: "value" })),
  );
  const pieces = destinations.flatMap(([, destination], index) => {
    const place = places[index];
    return place === undefined ? [] : [{ ...place, text: JSON.stringify(destination) }];
  });
  const hasStatus = elements.some((each) => isJsonObject(each) && each["statusCode"] !== undefined);
  const written = added.map(({ rule }) => elementFor(rule, hasStatus));
  const additions = added.flatMap(({ before }, index) => {
    const value = written[index]!;
    return value instanceof NotWritten ? [] : [{ before: before ?? Number.MAX_SAFE_INTEGER, value }];
  });
  const isEdited = additions.length > 0 || removed.size > 0;
  const lists = isEdited ? listEdits(text, [{ pointer: "/redirects", removed, added: additions }]) : [];
  const notWritten = written.flatMap((each, index) => (each instanceof NotWritten ? [[index, each] as const] : []));
  return { pieces: [...pieces, ...lists], notWritten: new Map(notWritten) };
}

/** Vercel takes `permanent`, or the number of the status. */
function elementFor(rule: RedirectRule, hasStatus: boolean): JsonObject | NotWritten {
  const written = vercelRedirect(rule);
  if (written instanceof NotWritten) return written;
  const { source, destination, permanent } = written;
  return { source, destination, ...(hasStatus ? { statusCode: permanent ? 308 : 307 } : { permanent }) };
}
