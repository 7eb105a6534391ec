// Does fixing give what was read and accepted, for each fixture with something to fix?
import { join } from "node:path";
import { describe, test } from "vitest";
import { fixSite } from "../../../../src/project/change/fix-site.ts";
import { patchOf } from "../../../../src/tools/cli/check/run-fix.ts";
import { compileNavigation } from "../../../../src/index.ts";
import { nodeHost } from "../../../../src/project/disk/node-host.ts";
import { expectGolden } from "../../../support/expect-golden.ts";
import { fixtureCases } from "../../../support/fixture-cases.ts";

describe.each(fixtureCases().filter(({ name }) => /^(?:fixes|links)\//.test(name)))(
  "$name: $title",
  ({ folder, options }) => {
    const root = join(folder, "input");

    test("the patch", async () => {
      const fixes = await fixSite(nodeHost(root), async (host) => {
        return (await compileNavigation({ ...options, host })).diagnostics;
      });
      await expectGolden(join(folder, "expected/fix.patch"), await patchOf(root, fixes, root));
    });
  },
);
