// What is behind the http(s) addresses of specs? (D9)
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import type { Place } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import { reasonOf } from "../text/reason-of.ts";

/** An address and where it is named. */
export interface RemoteUse {
  readonly url: string;
  readonly place: Place;
}

/** The bodies by address, all fetched at once; what was not fetched is told, once for each address, and absent. */
export async function fetchSpecs(
  uses: readonly RemoteUse[],
  remote: ((url: string) => Promise<string>) | undefined,
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const usesByUrl = groupBy(uses, ({ url }) => url);
  if (remote === undefined) {
    for (const [url, same] of usesByUrl) {
      const places = same.map(({ place }) => place);
      report(
        "spec-remote",
        places[0]!,
        { url, uses: places.length },
        { related: otherPlaces(places.slice(1), "also needed here") },
      );
    }
    return new Map();
  }
  const results = await Promise.all([...usesByUrl.keys()].map((url) => fetchOne(url, remote)));
  const bodies = new Map<string, string>();
  // Told in the order of the addresses, not in that of the answers (D24).
  for (const result of results) {
    if (result.ok) bodies.set(result.url, result.body);
    else report("spec-unreachable", usesByUrl.get(result.url)![0]!.place, { url: result.url, problem: result.problem });
  }
  return bodies;
}

type Fetched =
  | { readonly ok: true; readonly url: string; readonly body: string }
  | { readonly ok: false; readonly url: string; readonly problem: string };

async function fetchOne(url: string, remote: (url: string) => Promise<string>): Promise<Fetched> {
  try {
    const body: unknown = await remote(url);
    return typeof body === "string" ? { ok: true, url, body } : { ok: false, url, problem: "the answer was no text" };
  } catch (error) {
    return { ok: false, url, problem: reasonOf(error) };
  }
}
