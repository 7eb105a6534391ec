// Are files that move with a folder one line?
import { expect, test } from "vitest";
import { joinedMoves } from "../../../src/project/change/joined-moves.ts";

const moves = (...pairs: readonly string[]): readonly { readonly from: string; readonly to: string }[] =>
  pairs.map((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return { from, to };
  });

test.each([
  ["of one folder", moves("a/x b/x", "a/y b/y", "a/c/z b/c/z"), [{ from: "a/", to: "b/", files: 3 }]],
  ["two of a folder", moves("a/x b/x", "a/y b/y"), moves("a/x b/x", "a/y b/y")],
  ["with new names", moves("a/x a/y", "a/z a/w", "b/x b/y"), moves("a/x a/y", "a/z a/w", "b/x b/y")],
  [
    "of a folder in two languages",
    moves("en/a/x en/b/x", "fr/a/x fr/b/x", "en/a/y en/b/y", "fr/a/y fr/b/y", "en/a/z en/b/z", "fr/a/z fr/b/z"),
    [
      { from: "en/a/", to: "en/b/", files: 3 },
      { from: "fr/a/", to: "fr/b/", files: 3 },
    ],
  ],
  [
    "of a folder in a folder that stays",
    moves("en/a/in/x en/b/in/x", "en/a/in/y en/b/in/y", "en/a/in/c/z en/b/in/c/z"),
    [{ from: "en/a/in/", to: "en/b/in/", files: 3 }],
  ],
  ["from the top", moves("x a/x", "y a/y", "b/z a/b/z"), [{ from: "./", to: "a/", files: 3 }]],
])("moves %s", (_what, all, joined) => {
  expect(joinedMoves(all)).toEqual(joined);
});
