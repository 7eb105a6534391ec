// Which texts can be the address of a site's host?
import { expect, test } from "vitest";
import { siteUrlProblem } from "../../../src/outputs/feeds/site-url.ts";

test.each(["https://docs.example.com", "http://localhost:3000", "https://docs.example.com/"])("%s can", (siteUrl) => {
  expect(siteUrlProblem(siteUrl)).toBeUndefined();
});

test.each([
  ["docs.example.com", "it is not a complete web address, such as https://docs.example.com"],
  ["ftp://docs.example.com", "it does not begin with https:// or http://"],
  ["https://ada@docs.example.com", "it has a user name or a password"],
  ["https://:secret@docs.example.com", "it has a user name or a password"],
  [
    "https://docs.example.com/guides",
    "it has a path. Give the host alone, https://docs.example.com, and the path as the base path",
  ],
  ["https://docs.example.com/?a", "it has a query or a hash"],
  ["https://docs.example.com/#a", "it has a query or a hash"],
])("%s can't: %s", (siteUrl, problem) => {
  expect(siteUrlProblem(siteUrl)).toBe(problem);
});
