// Small sites for the tests of the runtime.
import { expect } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../src/index.ts";
import { findPage, openNavigation, viewPage, type OpenNavigation, type PageView } from "../../../src/runtime.ts";

/** A site whose pages all have an empty file, but for those in `files`, by page path. */
export async function openedSite(
  config: JsonObject,
  { files = {}, basePath }: { readonly files?: { readonly [file: string]: string }; readonly basePath?: string } = {},
): Promise<OpenNavigation> {
  const text: Record<string, string> = { ...files };
  const first = await compileNavigation({ config, host: memoryHost(text) });
  for (const { path, missing } of Object.values(first.navigation?.pages ?? {})) if (missing) text[`${path}.mdx`] = "";
  const { navigation } = await compileNavigation({
    config,
    host: memoryHost(text),
    ...(basePath === undefined ? {} : { basePath }),
  });
  expect(navigation).not.toBeNull();
  return openNavigation(navigation!);
}

/** The view of the page at an address. */
export function viewAt(site: OpenNavigation, address: string, last?: string): PageView {
  const found = findPage(site, address);
  const view = found.kind === "page" ? viewPage(site, found.page, last) : undefined;
  expect([address, view === undefined]).toEqual([address, false]);
  return view!;
}
