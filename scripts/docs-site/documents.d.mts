// The types of documents.mjs, for its test.

export function documentsOf(checkout: string): ReadonlyMap<string, string>;
export function textFor(checkout: string, document: string, documents: ReadonlyMap<string, string>): string;
