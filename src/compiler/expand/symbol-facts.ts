// What `sdk` in the front matter of a page says: the symbol that it describes, and its texts (D236).
import type { SdkReference } from "../contract/api-reference.ts";
import { sdkOfTarget } from "../contract/sdk-symbol.ts";
import { sdkTargetOf, type PageFile } from "../pages/page-catalog.ts";
import type { SdkCatalog } from "../specs/sdk-catalog.ts";
import { withoutUndefined } from "../text/json-value.ts";
import type { ExpandedPage } from "./expanded-tree.ts";

/** The page with what is known of its symbol; its own texts go first. */
export function withSymbol(
  page: ExpandedPage,
  { frontMatter }: PageFile,
  inForce: SdkReference | undefined,
  catalog: SdkCatalog,
): ExpandedPage {
  const read = sdkTargetOf(frontMatter);
  if (read?.kind !== "read") return page;
  const sdk = sdkOfTarget(read.target, inForce);
  if (sdk === undefined) return page;
  const { symbol } = read.target;
  const state = catalog.of(sdk);
  const made = state.kind === "read" ? state.library.find(symbol) : undefined;
  const facts = { ...symbol, ...sdk, ...(made === undefined ? { unresolved: true as const } : {}) };
  // The platform shows nothing of a symbol that the library lacks.
  if (state.kind === "read" && made === undefined) return { ...page, symbol: facts };
  const { provenance } = page;
  const isUntitled = provenance.title === "path";
  return withoutUndefined({
    ...page,
    title: isUntitled ? (made?.title ?? symbol.name) : page.title,
    description: page.description ?? made?.description,
    tag: page.tag ?? made?.tag ?? symbol.kind.toUpperCase(),
    symbol: facts,
    provenance: isUntitled ? { ...provenance, title: "operation" as const } : provenance,
  });
}
