// Are the data of a site where the page of the preview reads them, and is a document without such a place refused?
import { expect, test } from "vitest";
import { withData, withToken } from "../../../../src/tools/preview/model/preview-document.ts";

const place = '<script type="application/json" id="preview-summary"></script>';
const parts = [
  ["summary", { accepted: null }],
  ["entries", []],
] as const;
const asJson = (text: string): string => text;

test("the first part is where the page begins, and the others are at the end of the body", () => {
  expect(withData(`<body>${place}<main></main></body>`, parts, asJson)).toBe(
    '<body><script type="application/json" id="preview-summary">"{"accepted":null}"</script>\n<main></main>' +
      '<script type="application/json" id="preview-entries">"[]"</script>\n</body>',
  );
});

test.each(["<body></body>", place, `</body>${place}`, ""])("the document %j has no place for data", (document) => {
  expect(() => withData(document, parts, asJson)).toThrow("no place for data");
});

test("the token of the server is in the head, before the title", () => {
  expect(withToken("<head><title>A</title></head>", "secret")).toBe(
    '<head><meta name="navc-token" content="secret">\n<title>A</title></head>',
  );
});
