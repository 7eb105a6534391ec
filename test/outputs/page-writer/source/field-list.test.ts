// Is a field an item of its list, whatever its type and its description are?
import { expect, test } from "vitest";
import { fieldList } from "../../../../src/outputs/page-writer/source/field-list.ts";
import { nodesIn, treesOf } from "./hosts-parsers.ts";

test.each(["- a", "1. a", "# a", "import a", "+ a"])(
  "a value without a name whose type is %j is one paragraph",
  (text) => {
    const facts = { defaultValue: undefined, values: [], moreValues: 0, bounds: [], alternatives: [] };
    const marks = { isRequired: false, isDeprecated: false, ...facts };
    const list = fieldList([
      { name: "", type: text, description: undefined, ...marks },
      { name: " ", type: "", description: text, ...marks },
    ]);
    const { mdx, markdown } = treesOf(list);
    const kinds = [mdx, markdown].map((tree) =>
      nodesIn(tree)
        .map(({ type }) => type)
        .filter((type) => type !== "strong"),
    );
    const item = ["listItem", "paragraph", "text"];
    expect(kinds).toEqual([
      ["root", "list", ...item, ...item],
      ["root", "list", ...item, ...item],
    ]);
  },
);
