// The methods of operations: those that a path item has fields for, and the names of other methods (D8, D107).

/** A method that a path item has a field for. */
export interface HttpMethod {
  /** As an entry and the result write it: `GET`. */
  readonly name: string;
  /** The field of a path item: `get`. */
  readonly field: string;
  /** True if OpenAPI has the field only since 3.2. */
  readonly isSince32: boolean;
}

const fields = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** In the order in which their pages are made (D8). */
export const httpMethods: readonly HttpMethod[] = fields.map((field) => ({
  name: field.toUpperCase(),
  field,
  isSince32: field === "query",
}));

const byName: ReadonlyMap<string, HttpMethod> = new Map(httpMethods.map((method) => [method.name, method]));

/** The method of a word in upper or lower case; undefined for a word without such a field. */
export function httpMethodOf(word: string): HttpMethod | undefined {
  return byName.get(word.toUpperCase());
}

/** True for a word that HTTP allows as a method (RFC 9110) and that is not the word for webhooks. Case counts: `copy` is not `COPY`. */
export function isMethodName(word: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(word) && word.toLowerCase() !== "webhook";
}

/** True for a word that is not among the methods with a field but may be the method of an entry: a method name in capitals. */
export function isOwnMethod(word: string): boolean {
  return /[A-Z]/.test(word) && word === word.toUpperCase() && isMethodName(word);
}
