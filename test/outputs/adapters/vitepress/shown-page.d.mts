// What does the tests' view of a VitePress page return?
import type { ShownPage } from "../../../support/expected-host-page.ts";

export function shownPage(): ShownPage;
