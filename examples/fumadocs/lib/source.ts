// The pages that `navc export fumadocs --pages` wrote.
import { rehypeCodeDefaultOptions, remarkMdxMermaid } from "fumadocs-core/mdx-plugins";
import { loader } from "fumadocs-core/source";
import { pageSchema } from "fumadocs-core/source/schema";
import { applyMdxPreset } from "fumadocs-mdx/config";
import { defineDocs } from "fumadocs-mdx/macro";

const docs = defineDocs({
  dir: "content/docs",
  docs: {
    schema: pageSchema,
    mdxOptions: applyMdxPreset({
      remarkPlugins: [remarkMdxMermaid],
      // A code block of a language that Shiki does not know, such as `env`, would end the build.
      rehypeCodeOptions: { ...rehypeCodeDefaultOptions, fallbackLanguage: "text" },
      // And so would a picture that is damaged.
      remarkImageOptions: { useImport: false, onError: "ignore" },
    }),
  },
});

export const source = loader({ baseUrl: "/", source: docs.toFumadocsSource() });

/** A page by its file. */
export const pageByFile = new Map(source.getPages().map((page) => [page.path, page]));
