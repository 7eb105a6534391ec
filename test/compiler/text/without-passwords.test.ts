import { expect, test } from "vitest";
import { withHiddenPasswords, withoutPasswords } from "../../../src/compiler/text/visible.ts";

test.each([
  ["https://user:secret@host/x", "https://…@host/x"],
  ["HTTP://secret@host", "HTTP://…@host"],
  ["https://user:it's-secret@host", "https://…@host"],
  [`https://user:a"secret@host`, "https://…@host"],
  ["https://user:secret@more@host/a@b", "https://…@host/a@b"],
  ["https:///user:secret@host", "https:///…@host"],
  [String.raw`https:\\user:secret@host`, String.raw`https:\\…@host`],
  ["https:/user:secret@host", "https:/…@host"],
  ["https:user:secret@host", "https:…@host"],
  ["https;//user:secret@host", "https;//…@host"],
  ["ftp://user:secret@host", "ftp://…@host"],
  ["a https://x:secret@h and https://y:secret@h", "a https://…@h and https://…@h"],
])("%s is printed as %s", (text, printed) => {
  expect(withoutPasswords(text)).toBe(printed);
  const hidden = withHiddenPasswords(text);
  expect(hidden).toHaveLength(text.length);
  expect(hidden).not.toContain("secret");
});

test.each([
  "https://host/a@b",
  "https://host?a=b@c",
  "https://host#a@b",
  "mailto:name@host",
  "packages/@scope/page",
  "see https://host or write to name@host",
])("%s stays as it is", (text) => {
  expect([withoutPasswords(text), withHiddenPasswords(text)]).toEqual([text, text]);
});
