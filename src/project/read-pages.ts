// What `import { readPages } from "navc/page-writer"` gives: the pages of a docs folder with their text.
import { defaultLimits, type Limits } from "../compiler/contract/limits.ts";
import type { Host } from "../compiler/host/host.ts";
import type { ResolvedNavigation } from "../compiler/site/navigation.ts";
import type { PageFault } from "../outputs/page-writer/source/page-fault.ts";
import { readPageSources, type PageSource } from "../outputs/page-writer/source/page-source.ts";
import { nodeMachine } from "./node-machine.ts";

/** Where the pages of a site are read from, and what is called for each fault. */
export interface ReadPagesOptions {
  /** The folder that holds docs.json, as in the options of the compile; the current folder when absent. */
  readonly root?: string;
  /** The files of the site, as in the options of the compile; those of `root` on the disk when absent. */
  readonly host?: Host;
  /** Is called for each page that has no text, and for each part of a page that is left out. */
  readonly onFault?: (fault: PageFault) => void;
  /** As in the options of the compile: `bodyBytes` for a page, `assetBytes` for a file that it shows, `specBytes` for a spec. */
  readonly limits?: Partial<Limits>;
}

/**
 * The pages of a compiled site with their text, in the order of `navigation.pages`, hidden ones too. A page that only links to
 * another address is left out, and one whose text can't be read is a fault. One page is read at a time, so that a large site
 * does not have to fit into memory. Rejects with `HostFailure` where the machine fails to read.
 */
export async function* readPages(
  navigation: ResolvedNavigation,
  { root = ".", host, onFault = () => {}, limits }: ReadPagesOptions = {},
): AsyncGenerator<PageSource, void> {
  const files = host ?? (await nodeMachine.openHost(root));
  yield* readPageSources(navigation, files, { onFault, limits: { ...defaultLimits, ...limits } });
}
