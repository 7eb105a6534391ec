// A page with its text, before a host gets it.
import type { Page } from "../../site/page.ts";
import type { JsonObject } from "../../text/json-value.ts";

/** A page of the site with its text. */
export interface PageSource {
  /** Its address: a key of `pages` of the navigation. */
  readonly href: string;
  readonly page: Page;
  /** Its front matter as written; empty when there is none. */
  readonly frontMatter: JsonObject;
  /** Its MDX body, or the stub of its operation; "" when it has no text. */
  readonly body: string;
}
