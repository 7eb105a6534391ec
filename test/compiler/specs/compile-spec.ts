// What becomes of a site with just this spec?
import { compileNavigation, memoryHost, type Diagnostic, type Page } from "../../../src/index.ts";
import { assertPlacesInside } from "../../support/assert-places.ts";

const docs = (openapi: string): string => JSON.stringify({ navigation: { groups: [{ group: "API", openapi }] } });

/** What became of a spec. */
export interface Outcome {
  /** `GET /a` for each page, `*` before it when hidden. */
  readonly made: readonly string[];
  readonly reported: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: readonly Page[];
}

/** Compiles a site with one spec, `api.json` or, for a text that is no JSON, `api.yaml`, and checks places. */
export async function compileSpec(spec: unknown, more: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const text = typeof spec === "string" ? spec : JSON.stringify(spec);
  const name = /^[{[]|^[^:]*$/.test(text) ? "api.json" : "api.yaml";
  const files = { "docs.json": docs(name), [name]: text, ...more };
  const result = await compileNavigation({ host: memoryHost(files) });
  assertPlacesInside(result, files);
  const pages = Object.values(result.navigation!.pages);
  const made = pages.map(({ operation, hidden }) => {
    const { method, path, webhook } = operation!;
    return `${hidden === true ? "*" : ""}${method} ${path ?? webhook}`;
  });
  const { diagnostics } = result;
  return { made, reported: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`), diagnostics, pages };
}

/** The top of a spec. */
export const head = { openapi: "3.1.0", info: { title: "API", version: "1" } };
/** A path that has to be listed whatever is wrong beside it. */
export const kept = { "/kept": { get: { summary: "Kept" } } };
