// Every row of the table of growth: its smallest size, and the work of a size.

import { actionRows } from "./actions.mjs";
import { bodyRows } from "./bodies.mjs";
import { changeRows } from "./changes.mjs";
import { diffTextRows } from "./diff-texts.mjs";
import { diffRows } from "./diffs.mjs";
import { divisionRows } from "./divisions.mjs";
import { editionRows } from "./editions.mjs";
import { graphqlRows } from "./graphql.mjs";
import { pageRows } from "./pages.mjs";
import { redirectRows } from "./redirects.mjs";
import { overlayRows, typedocRows } from "./references.mjs";
import { resultRows } from "./results.mjs";
import { scriptRows } from "./scripts.mjs";
import { sourceRows } from "./sources.mjs";
import { specRows } from "./spec-files.mjs";
import { writtenRows } from "./written-pages.mjs";
import { importRows } from "./imports.mjs";
import { operationRows } from "./operations.mjs";

export const rows = {
  ...divisionRows,
  ...pageRows,
  ...bodyRows,
  ...writtenRows,
  ...operationRows,
  ...specRows,
  ...graphqlRows,
  ...overlayRows,
  ...typedocRows,
  ...sourceRows,
  ...redirectRows,
  ...editionRows,
  ...resultRows,
  ...scriptRows,
  ...diffRows,
  ...diffTextRows,
  ...changeRows,
  ...importRows,
  ...actionRows,
};
