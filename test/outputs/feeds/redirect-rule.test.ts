// Which parts of a destination take what a wildcard of the source matches?
import { expect, test } from "vitest";
import { NotWritten, readRule } from "../../../src/outputs/feeds/redirect-rule.ts";

/** The destination of a rule with its wildcards in angle brackets; the reason where there is no rule. */
function destinationOf(source: string, destination: string, basePath = ""): string {
  const rule = readRule({ source, destination }, basePath);
  if (rule instanceof NotWritten) return rule.reason;
  return rule.destination.map((part) => (part.kind === "text" ? part.text : `<${part.name}>`)).join("");
}

test.each([
  ["/a/*", "/b/*", "/b/<*>"],
  ["/a/*", "/b/*/c/*", "/b/<*>/c/*"],
  ["/a/*", "/*/*", "/<*>/*"],
  ["/a", "/b/*", "/b/*"],
  ["/a/:x", "/b/:x/:x", "/b/<x>/<x>"],
  ["/a/:x", "/b/:y", "/b/:y"],
  ["/a/:x*", "/b/:x*/*", "/b/<x>/*"],
  ["/a/:x/*", "/b/:x/*", "/b/<x>/<*>"],
])("the redirect from %s to %s leads to %s", (source, destination, expected) => {
  expect(destinationOf(source, destination)).toBe(expected);
});

test.each([
  ["https://x.example/a", "/b", "its source has a query or a hash, or is a whole web address"],
  ["/../a", "/b", `a browser removes "." and "..", so no address that arrives has them`],
  [String.raw`/a\..\b`, "/b", String.raw`a browser sends "/" for each "\"`],
  ["/a\u0001", "/b", "no address that arrives has a control character as it is"],
  ["/a", "/../../b", "a browser would read another path in its destination"],
  ["/a", String.raw`/b\..\c`, "a browser would read another path in its destination"],
  ["/a/:x/:x", "/b", "two wildcards of its source have one name"],
  ["/a/:x*/:y*", "/b", "two wildcards of its source take several segments"],
  ["/a", "mailto:a@example.com", "its destination is not a web address"],
  ["/a/", "/a", "it only adds or removes a slash"],
  ["/a/:x", "/a/:x?q=1", "it leads to its own source"],
])("the redirect from %s to %s is not written: %s", (source, destination, reason) => {
  expect(destinationOf(source, destination)).toBe(reason);
});

test.each([
  ["//x.example/b", "https://x.example/b"],
  ["https://x.example/b", "https://x.example/b"],
  ["/b", "/docs/b"],
  ["b", "/docs/b"],
])("below a base path, %s leads to %s", (destination, expected) => {
  expect(destinationOf("/a", destination, "/docs")).toBe(expected);
});
