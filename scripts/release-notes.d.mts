// The types of release-notes.mjs, for its test.

export function releaseNotes(tag: string, version: string, changelog: string): string;
