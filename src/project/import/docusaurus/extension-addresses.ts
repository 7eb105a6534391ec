// Finds the addresses that the plugin for redirects makes of those of all pages, with and without extensions. (D326)
import type { MovedAddress } from "../imported-site.ts";
import { listIn } from "../json-fields.ts";
import { addressKey } from "../old-address.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import { joinedAddress } from "./docusaurus-names.ts";

/**
 * `fromExtensions` sends the readers of `/a.html` to `/a`, and `toExtensions` those of `/a` to `/a.exe`. Only addresses of pages count,
 * without those that end with such an extension already, or the start; an address that the site has stays what it is.
 */
export function extensionAddresses(
  { plugins, locales }: DocusaurusConfig,
  routes: readonly MovedAddress[],
): readonly MovedAddress[] {
  const known = new Set(routes.map(({ address }) => addressKey(address)));
  const starts = new Set(["", ...locales]);
  const made: MovedAddress[] = [];
  const add = (address: string, { page }: MovedAddress): void => {
    const key = addressKey(address);
    if (key === "" || known.has(key)) return;
    known.add(key);
    made.push({ address, page });
  };
  for (const { name, options } of plugins) {
    if (!name.endsWith("client-redirects")) continue;
    const from = extensionsIn(listIn(options, "fromExtensions"));
    const to = extensionsIn(listIn(options, "toExtensions"));
    for (const route of routes) {
      const path = joinedAddress(route.address);
      if (!starts.has(addressKey(path)) && !from.some((ending) => path.endsWith(ending)))
        for (const ending of from) add(path + ending, route);
      const ending = to.find((each) => path.endsWith(each));
      if (ending !== undefined) add(path.slice(0, -ending.length), route);
    }
  }
  return made;
}

function extensionsIn(written: readonly unknown[]): readonly string[] {
  return written.flatMap((each) => (typeof each === "string" && each !== "" ? [`.${each}`] : []));
}
