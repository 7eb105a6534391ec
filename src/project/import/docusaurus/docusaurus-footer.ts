// Makes the columns of the footer from that of a Docusaurus site. (D572)
import { isJsonObject, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { listIn, wordsIn } from "../json-fields.ts";

const mostColumns = 4;

/** Its links to other sites. Docusaurus has columns, or only links. */
export function docusaurusFooter(
  footer: JsonObject,
  file: string,
): { readonly columns: readonly JsonObject[]; readonly losses: readonly ImportLoss[] } {
  const columns: JsonObject[] = [];
  const losses: ImportLoss[] = [];
  const lose = (reason: string, pointer: string, what: string | undefined): void => {
    const named = what === undefined ? {} : { what };
    losses.push({ feature: "a link of the footer", reason, file, pointer, ...named, isNamed: true });
  };
  const start = "/themeConfig/footer/links";
  const links = listIn(footer, "links");
  const isSimple = !links.some((each) => isJsonObject(each) && Array.isArray(each["items"]));
  const written = isSimple
    ? [{ header: undefined, items: links, at: start }]
    : links.map((column, index) => {
        const own = isJsonObject(column) ? column : {};
        return { header: wordsIn(own, "title"), items: listIn(own, "items"), at: `${start}/${index}/items` };
      });
  for (const { header, items, at } of written) {
    const kept = items.flatMap((item, index) => {
      if (!isJsonObject(item)) return [];
      const [label, href] = [wordsIn(item, "label"), wordsIn(item, "href")];
      if (label !== undefined && href?.startsWith("https://") === true) return [{ label, href, at: `${at}/${index}` }];
      const what = label ?? (wordsIn(item, "html") === undefined ? undefined : "HTML");
      lose("that of docs.json has addresses that begin with https:// only", `${at}/${index}`, what);
      return [];
    });
    if (kept.length === 0) continue;
    if (columns.length < mostColumns)
      columns.push(withoutUndefined({ header, items: kept.map(({ label, href }) => ({ label, href })) }));
    else
      for (const { label, at: pointer } of kept)
        lose(`that of docs.json has at most ${mostColumns} columns`, pointer, label);
  }
  return { columns, losses };
}
