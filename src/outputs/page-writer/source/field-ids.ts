// Gives the fields of an endpoint the ids that they have on the platform, so that old links find them. (D374)
import { slug } from "../../../compiler/bodies/slug.ts";

/** The id of a field by its name; undefined if it gets none. */
export type IdOfField = (name: string) => string | undefined;

/** The ids of the fields of one operation, each of them once. */
export class FieldIds {
  readonly #used = new Set<string>();

  /** The id of a field in a part of the operation. Of fields with the same id the first has it, as browsers find the first. */
  of(part: "parameter" | "body" | "response", name: string): string | undefined {
    const field = slug(name, { decamelize: true });
    const id = `${part}-${field}`;
    // It is written into a tag, in Markdown: only letters, digits and hyphens.
    if (!/^[a-z\d-]{1,200}$/.test(field) || this.#used.has(id)) return undefined;
    this.#used.add(id);
    return id;
  }
}
