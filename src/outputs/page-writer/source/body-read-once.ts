// Reads a body whose links, parts and faults several writers ask for in a row, only once.
import type { PageBody } from "../../../compiler/bodies/page-body.ts";
import { readBody } from "../../../compiler/bodies/read-body.ts";

let last: { readonly body: string; readonly read: PageBody } | undefined;

/** What was found in a body. That of the last body is kept. */
export function bodyReadOnce(body: string): PageBody {
  if (last?.body !== body) last = { body, read: readBody(body, 0) };
  return last.read;
}
