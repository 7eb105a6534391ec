// Fetches the specs at http(s) addresses (D9).
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Place } from "../diagnostics/place.ts";
import type { ReadBudget } from "../host/recording-host.ts";
import { groupBy } from "../text/group-by.ts";
import { reasonOf } from "../text/reason-of.ts";

/** An address and where it is named. */
export interface RemoteUse {
  readonly url: string;
  readonly place: Place;
}

/** The body at an address; undefined if it was not fetched. It has to be called once for each address, in order. */
export type NextBody = (url: string) => Promise<string | undefined>;

/** What fetching needs apart from the addresses. `remote` is undefined if nothing may be fetched. */
export interface FetchInput {
  readonly remote: ((url: string) => Promise<string>) | undefined;
  readonly budget: ReadBudget;
  readonly report: Report;
  readonly onProgress?: ProgressListener | undefined;
}

// A body may fill as much memory as the limit of a spec, packed, unpacked and as text.
const atOnce = 4;

/** Fetches a few addresses before they are requested; none if the network is switched off. Each address that could not be fetched is reported once. */
export function fetchSpecs(uses: readonly RemoteUse[], { remote, budget, report, onProgress }: FetchInput): NextBody {
  const usesByUrl = groupBy(uses, ({ url }) => url);
  if (remote === undefined) return async () => undefined;
  const steps = new PhaseSteps("fetches", onProgress);
  const waiting = usesByUrl.keys();
  const running = new Map<string, Promise<Fetched>>();
  const startMore = (): void => {
    while (running.size < atOnce) {
      const { value: url, done } = waiting.next();
      if (done === true) return;
      running.set(url, fetchOne(url, remote));
    }
  };
  let isBegun = false;
  return async (url) => {
    startMore();
    if (!isBegun) await steps.begin(usesByUrl.size);
    isBegun = true;
    const result = await running.get(url)!;
    running.delete(url);
    startMore();
    await steps.step();
    // Judged in the order of the addresses, not in that of the answers (D24).
    if (result.ok) return budget.take(result.body.length, url) ? result.body : undefined;
    report("spec-unreachable", usesByUrl.get(url)![0]!.place, { url, problem: result.problem });
    return undefined;
  };
}

type Fetched = { readonly ok: true; readonly body: string } | { readonly ok: false; readonly problem: string };

async function fetchOne(url: string, remote: (url: string) => Promise<string>): Promise<Fetched> {
  try {
    const body: unknown = await remote(url);
    return typeof body === "string" ? { ok: true, body } : { ok: false, problem: "the answer was no string" };
  } catch (error) {
    return { ok: false, problem: reasonOf(error) };
  }
}
