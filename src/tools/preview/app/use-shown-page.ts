// Finds the page that is shown, and loads the pages of the edition that are needed for it.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { PreviewPlace } from "../model/preview-place.ts";
import { addressOfPlace, shownPage, type ShownPage } from "../model/shown-page.ts";
import type { LoadedEdition } from "./loaded-edition.ts";
import { messageOf, type Loaded } from "./use-loaded.ts";

type ShownPlace = Pick<PreviewPlace, "href" | "within">;

/** What is shown at a place; a page that was loaded before is shown at once. */
export function useShownPage(edition: LoadedEdition | undefined, { href, within }: ShownPlace): Loaded<ShownPage> {
  const [loads, setLoads] = useState(0);
  const [failure, fail] = useState<string>();
  const shown = useMemo(() => edition && knownPage(edition, { href, within }), [edition, href, within, loads]);
  useEffect(() => {
    fail(undefined);
    if (edition === undefined || shown !== undefined) return undefined;
    let isOver = false;
    loadPage(edition, { href, within }).then(
      () => isOver || setLoads((count) => count + 1),
      (error: unknown) => isOver || fail(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [edition, href, shown]);
  if (shown !== undefined) return { kind: "ready", value: shown };
  return failure === undefined ? { kind: "loading" } : { kind: "failed", message: failure };
}

/** What is shown, if the loaded pages are enough to know. */
function knownPage({ site, pages, id }: LoadedEdition, place: ShownPlace): ShownPage | undefined {
  const shown = shownPage(site, place, id);
  switch (shown.kind) {
    case "page":
      return shown;
    case "redirect":
      return pages.isKnown(shown.href) ? shown : undefined;
    // An address has other spellings, which may be in any bucket.
    case "unknown":
    case "empty":
      return pages.areAllLoaded ? shown : undefined;
  }
}

async function loadPage(edition: LoadedEdition, place: ShownPlace): Promise<void> {
  const { site, pages, id } = edition;
  const address = addressOfPlace(site, place, id);
  if (address !== undefined) await pages.load(address);
  if (knownPage(edition, place) === undefined) await pages.loadAll();
}
