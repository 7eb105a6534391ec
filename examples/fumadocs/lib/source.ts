// The pages that `navc export fumadocs --pages` wrote.
import { loader } from "fumadocs-core/source";
import { pageSchema } from "fumadocs-core/source/schema";
import { defineDocs } from "fumadocs-mdx/macro";

const docs = defineDocs({ dir: "content/docs", docs: { schema: pageSchema } });

export const source = loader({ baseUrl: "/", source: docs.toFumadocsSource() });

/** A page by its file. */
export const pageByFile = new Map(source.getPages().map((page) => [page.path, page]));
