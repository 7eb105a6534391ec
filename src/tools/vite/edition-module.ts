// Writes the module of one edition: `virtual:navc/edition/<id>`.
import type { EditionPart } from "../../compiler/site/edition-part.ts";
import { withChanges, type JsonChange } from "./json-changes.ts";

/** A part at one moment of a server. */
export interface PartVersion {
  /** It is unique among all versions of all servers. */
  readonly version: string;
  readonly part: EditionPart;
  /** The steps from earlier versions to this one, the oldest first. */
  readonly steps: readonly PartStep[];
}

/** The changes from one version to the next. */
export interface PartStep {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly JsonChange[];
}

/** The whole part. Engines read a long JSON text faster than the same data as a program. */
export function wholeModule({ version, part }: PartVersion): string {
  return `export const version = ${JSON.stringify(version)};\nexport default JSON.parse(${quoted(JSON.stringify(part))});\n`;
}

/**
 * The part for a browser that may have an earlier version of it: then only what changed since is sent. `wholeId`: the module with the
 * whole part.
 */
export function steppingModule({ version, steps }: PartVersion, wholeId: string): string {
  return `${withChanges.toString()}
const data = import.meta.hot?.data ?? {};
let { version, part } = data;
for (const { from, to, changes } of JSON.parse(${quoted(JSON.stringify(steps))}))
  if (version === from) [version, part] = [to, ${withChanges.name}(part, changes)];
if (version !== ${JSON.stringify(version)})
  ({ version, default: part } = await import(${JSON.stringify(wholeId)}));
Object.assign(data, { version, part });
export default part;
`;
}

/** A string of JavaScript. In single quotes, because JSON is full of double ones. */
function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}'`;
}
