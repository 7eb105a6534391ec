// The index of the search, which the build writes as a file.
import { createSearchAPI } from "fumadocs-core/search/server";
import { navigation } from "@/lib/navigation";
import { pageByFile } from "@/lib/source";

export const dynamic = "force-static";

const searched = Object.entries(navigation.pages).flatMap(([url, { file, edition, editions = [edition], search }]) => {
  const content = search === false ? undefined : pageByFile.get(file);
  return content === undefined ? [] : [{ url, editions, ...content.data }];
});

export const { staticGET: GET } = createSearchAPI("advanced", {
  // The best matches come first; what other orders need would be a quarter of the file.
  sort: { enabled: false },
  indexes: searched.map(({ url, editions, title = "", description, structuredData }) => ({
    // Their parts get numbers, as in "/a#-1", which may not be another page.
    id: `${url}#`,
    url,
    title,
    description,
    structuredData,
    tag: [...editions],
  })),
});
