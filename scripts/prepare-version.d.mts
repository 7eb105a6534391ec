// The types of prepare-version.mjs, for its test.

export function datedChangelog(changelog: string, version: string, date: string): string;
