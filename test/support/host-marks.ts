// Defines what a walk has to know about a host: how it marks what it shows, and what it can't show.
import type { PageView } from "../../src/runtime.ts";
import type { BrowserPage } from "../browser/chromium.mjs";
import type { AddressOf, ShownPage } from "./expected-host-page.ts";

/** How a host marks what it shows. */
export interface HostMarks {
  /** Reads the open page. It is asked again until the page is right, or some seconds have passed. */
  readonly look: (page: BrowserPage) => Promise<ShownPage>;
  /** Clicks the link of the sidebar that has this address. */
  readonly clickSidebar: (page: BrowserPage, address: string) => Promise<void>;
  /** Clicks the link to the next page. */
  readonly clickNext: (page: BrowserPage) => Promise<void>;
  /** Chooses a language or a version by its label. */
  readonly choose: (page: BrowserPage, kind: "language" | "version", label: string) => Promise<void>;
  /** Where the host has a page in an edition; the same as in the navigation if absent. */
  readonly addressOf?: AddressOf;
  /** True for a host that leaves the entries of closed groups out of its pages. */
  readonly omitsClosedGroups?: boolean;
  /** True for a host that loads no new page for a link, and leaves the groups open that the reader comes from. */
  readonly keepsGroupsOpen?: boolean;
  /** What the host can't show, and why: such views are counted, not opened. Undefined: it can. */
  readonly cannotShow?: (view: PageView) => string | undefined;
  /** Changes what is expected, for what the host is reported not to express. */
  readonly expect?: (expected: ShownPage, view: PageView) => ShownPage;
}
