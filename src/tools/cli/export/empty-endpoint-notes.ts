// Says which pages of endpoints are exported without content, also where a baseline accepts that their specs are not read. (D467)
import type { UnknownFact } from "../../../compiler/contract/unknown-fact.ts";
import { count, inWords } from "../../../compiler/diagnostics/codes.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { isUnresolved } from "../../../compiler/site/unresolved-page.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";

const mostNamed = 3;

/** A line for the pages whose specs nobody fetched, and one for those whose operations are not known for another reason. */
export function emptyEndpointNotes(
  { pages }: Pick<ResolvedNavigation, "pages">,
  unknown: readonly UnknownFact[],
): readonly string[] {
  const unfetched = new Set(
    unknown.flatMap(({ kind, area }) => (kind === "unfetched" && area.kind === "spec" ? area.spec : [])),
  );
  const specs = Object.values(pages).flatMap((page) => (isUnresolved(page) ? (page.operation?.spec ?? []) : []));
  const remote = specs.filter((spec) => unfetched.has(spec));
  const others = specs.length - remote.length;
  return [
    ...(remote.length === 0 ? [] : [visible(remoteNote(remote))]),
    ...(others === 0 ? [] : [`${empty(others)}, because navc does not know the operations: navc check says why.`]),
  ];
}

function remoteNote(specs: readonly string[]): string {
  const { shown, left } = firstOf([...new Set(specs)], mostNamed);
  const named = inWords(left === 0 ? shown : [...shown, `${String(left)} more`]);
  return (
    `${empty(specs.length)}, because ${named} ${shown.length === 1 ? "was" : "were"} not fetched. ` +
    `Fetch specs with --remote-specs: addresses of these pages may change then.`
  );
}

function empty(pages: number): string {
  return `${count(pages, "page")} of endpoints ${pages === 1 ? "has" : "have"} only the method and the path`;
}
