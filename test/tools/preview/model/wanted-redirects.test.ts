// Are redirects for lost addresses those that docs.json has to have?
import { expect, test } from "vitest";
import { redirectsOf } from "../../../../src/tools/preview/model/wanted-redirects.ts";

test("redirects are written without the base path", () => {
  expect(redirectsOf([{ from: "/docs/a", to: "/docs/b" }], "/docs")).toEqual({
    kind: "operations",
    operations: [{ kind: "redirect", from: "/a", to: "/b" }],
  });
});
