// Offers what can be done about a redirect of docs.json, and takes one out of its list. (D543)
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { listEdits } from "../../compiler/text/list-edits.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { withPieces } from "../../compiler/text/text-pieces.ts";
import { visible } from "../../compiler/text/visible.ts";
import { elementAt } from "../change/entry-edits.ts";
import { jsonValues } from "../change/json-file.ts";
import type { FixedFile } from "../fix/fix-texts.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ActionSite, ChangeableSite } from "./action-site.ts";
import type { ActionWork, OfferedAction } from "./action-work.ts";

/** The problems that are gone when the redirect at their place is. */
const solvedWithout: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-target-missing",
  "redirect-shadows-page",
  "redirect-duplicate",
  "redirect-loop",
  "redirect-without-effect",
]);

/** The problems of some of the addresses that a redirect with wildcards matches: others may have no page but through it. */
const ofSomeAddresses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-shadows-page",
  "redirect-loop",
]);

/** The files are read once for all problems of a site. */
const valuesOf = perObject(({ textOf }: ActionSite) => jsonValues({ readText: textOf }));

/** Another destination, which somebody is asked for if none is suggested, and no redirect at all. */
export function redirectActions(
  { code, file, pointer, suggestion, edits }: Diagnostic,
  site: ActionSite,
): readonly OfferedAction[] {
  if (!solvedWithout.has(code) || edits !== undefined) return [];
  const { list: redirect } = elementAt(pointer);
  const source = sourceOf(valuesOf(site)({ file, pointer: redirect }));
  if (source === undefined) return [];
  const name = visible(source);
  const isAsked = code === "redirect-target-missing" && suggestion === undefined && site.canAsk;
  const operation = { kind: "redirect", from: source, to: "" } as const;
  return [
    ...(isAsked
      ? [{ title: `Lead the redirect from ${name} to another page`, work: { kind: "change", operation } } as const]
      : []),
    ...(canBeRemoved(code, source) && isInList({ file, pointer: redirect }, valuesOf(site))
      ? [
          {
            title: `Remove the redirect from ${name}`,
            work: { kind: "remove-redirect", file, pointer: redirect, name: source },
          } as const,
        ]
      : []),
  ];
}

function canBeRemoved(code: DiagnosticCode, source: string): boolean {
  return !ofSomeAddresses.has(code) || readRedirectSource(source)?.exact !== undefined;
}

/** False for a redirect that is a file of its own, to which a list refers. */
function isInList({ file, pointer }: ConfigSource, valueAt: ReturnType<typeof jsonValues>): boolean {
  return pointer !== "" && Array.isArray(valueAt({ file, pointer: elementAt(pointer).list }));
}

/** The file without a redirect. Throws `UsageError` if another one is there now. */
export function withoutRedirect(
  { file, pointer, name }: Extract<ActionWork, { kind: "remove-redirect" }>,
  { textOf }: Pick<ChangeableSite, "textOf">,
): FixedFile {
  const before = textOf(file);
  const valueAt = jsonValues({ readText: () => before });
  const isThere = isInList({ file, pointer }, valueAt) && sourceOf(valueAt({ file, pointer })) === name;
  if (before === undefined || !isThere)
    throw new UsageError(`The redirect from ${visible(name)} is not there any more. Look at the problems anew.`);
  const { list, index } = elementAt(pointer);
  const pieces = listEdits(before, [{ pointer: list, removed: new Set([index]), isOptional: true }]);
  return { file, before, after: withPieces(before, pieces) };
}

function sourceOf(redirect: JsonValue | undefined): string | undefined {
  const source = isJsonObject(redirect) ? redirect["source"] : undefined;
  return typeof source === "string" ? source : undefined;
}
