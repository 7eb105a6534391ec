// Reads a body once for several who ask for the same one in a row.
import type { PageBody } from "../../../compiler/bodies/page-body.ts";
import { readBody } from "../../../compiler/bodies/read-body.ts";

/** Says what is in a body, given without front matter. */
export type BodyReader = (body: string) => PageBody;

/** Reads a body whenever it is asked. */
export const wholeBody: BodyReader = (body) => readBody(body, 0);

/**
 * A reader that keeps what is in the body that it read last. The snippets, the links and the tags of a page are looked at one after
 * the other, and most pages have the same text each time.
 */
export function bodyReader(read: BodyReader = wholeBody): BodyReader {
  let last: { readonly body: string; readonly found: PageBody } | undefined;
  return (body) => {
    if (last?.body !== body) last = { body, found: read(body) };
    return last.found;
  };
}
