// Adds the matcher and the snapshot form of a navigation to the `expect` of Vitest; imported as `navc/vitest`.
import type { ResolvedNavigation } from "./compiler/site/navigation.ts";
import { matchNavigation } from "./tools/vitest/match-navigation.ts";
import { navigationSerializer } from "./tools/vitest/navigation-serializer.ts";

if (process.env["VITEST"] === undefined)
  throw new Error(
    "navc/vitest adds toMatchNavigation to the expect of Vitest, and this is no run of Vitest. Import it in a test or in setupFiles. In another test runner compare outline(navigation), as docs/snapshots.md shows.",
  );
// Only now: where there is no Vitest, the import fails with words about a missing package.
const { expect } = await import("vitest");

expect.extend({
  toMatchNavigation(navigation: ResolvedNavigation, name?: string) {
    return matchNavigation(this, navigation, name);
  },
});
expect.addSnapshotSerializer(navigationSerializer);

// The type parameters of Vitest's own `Matchers` differ between its versions, and these types are below all of them.
declare global {
  namespace Chai {
    interface Assertion {
      /**
       * Compares the `navigation` of a result with the accepted one, which is in two files: `<name>.tree.txt`, the outline that
       * is compared, and `<name>.nav.json`, from which a failing test makes its list of changes. A `name` with a "/" is a path
       * relative to the folder of the test file; any other is in `__snapshots__` there; without a name it is made from the
       * names of the test file and the test. Both are written and updated like file snapshots of Vitest.
       */
      toMatchNavigation(name?: string): Promise<void>;
    }
  }
}
