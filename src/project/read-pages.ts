// Defines `readPages` of navc/page-writer: the pages of a docs folder with their text.
import { defaultLimits, type Limits } from "../compiler/contract/limits.ts";
import type { Host } from "../compiler/host/host.ts";
import type { ResolvedNavigation } from "../compiler/site/navigation.ts";
import type { PageFault } from "../outputs/page-writer/source/page-fault.ts";
import { readPageSources, type PageSource } from "../outputs/page-writer/source/page-source.ts";
import { nodeMachine } from "./node-machine.ts";

/** Where the pages of a site are read from, and what is called for each fault. */
export interface ReadPagesOptions {
  /** The folder that holds docs.json, as in the options of the compile; the current folder if absent. */
  readonly root?: string;
  /** The files of the site, as in the options of the compile; those of `root` on the disk if absent. */
  readonly host?: Host;
  /** Called for each page without a text, and for each part of a page that is left out. */
  readonly onFault?: (fault: PageFault) => void;
  /** As in the options of the compile: `bodyBytes` for a page, `assetBytes` for a file that it shows, `specBytes` for a spec. */
  readonly limits?: Partial<Limits>;
}

/**
 * The pages of a compiled site with their text, in the order of `navigation.pages`, including hidden ones. A page that only
 * links to another address is left out, and one whose text can't be read is a fault. Pages are read one at a time, so that a
 * large site does not have to fit into memory. Rejects with `HostFailure` if the machine fails to read.
 */
export async function* readPages(
  navigation: ResolvedNavigation,
  { root = ".", host, onFault = () => {}, limits }: ReadPagesOptions = {},
): AsyncGenerator<PageSource, void> {
  const files = host ?? (await nodeMachine.openHost(root));
  yield* readPageSources(navigation, files, { onFault, limits: { ...defaultLimits, ...limits } });
}
