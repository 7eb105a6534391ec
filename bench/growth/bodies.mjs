// Rows of the table of growth: the bodies of pages, and what is compared in them.

import { compiling, page, site, times } from "./work.mjs";

const withBody = (body, i = 0) => `---\ntitle: T ${i}\n---\n\n${body}\n`;

/** A page that shows one of as many parts. */
const showsPart = (i) => `import A from "/snippets/s${i}.mdx";\n\n<A />\n\n[a](#none)`;

/** As many pages as the size, each with a body of its own. */
const bodies =
  (bodyOf, more = () => ({}), docs = {}) =>
  (n) => {
    const paths = times(n, (i) => `p${i}`);
    const files = Object.fromEntries(paths.map((path, i) => [`${path}.mdx`, withBody(bodyOf(i, n), i)]));
    return compiling(site({ pages: paths }, { ...files, ...more(n) }, docs), { links: true, assets: true });
  };

/** One page with a body of that size. */
const body =
  (bodyOf, more = () => ({})) =>
  (n) =>
    compiling(site({ pages: ["p"] }, { "p.mdx": withBody(bodyOf(n)), ...more(n) }), { links: true, assets: true });

const lines = (n, lineOf) => times(n, lineOf).join("\n\n");

export const bodyRows = {
  "bodies: links to pages": { n: 500, make: bodies((i, n) => `[a](/p${(i + 1) % n}) and [b](./p${(i + 7) % n})`) },
  "bodies: the same pages in as many folders": {
    n: 100,
    make: (n) => {
      const body = withBody(lines(12, (i) => `## S ${i}\n\n[a](./p${i}#s-${i}) and [b](../v0/p${i}#s)`));
      const paths = times(n, (i) => times(12, (page) => `v${i}/p${page}`)).flat();
      const files = Object.fromEntries(paths.map((path) => [`${path}.mdx`, body]));
      return compiling(site({ pages: paths }, files), { links: true, assets: true });
    },
  },
  "bodies: links to nowhere": { n: 300, make: bodies((i) => `[a](/q${i})`) },
  "bodies: all links to one missing page": { n: 500, make: bodies(() => "[a](/q) and [b](/q)") },
  "bodies: missing anchors": { n: 500, make: bodies((i, n) => `## A\n\n[a](/p${(i + 1) % n}#b${i})`) },
  "bodies: missing images": { n: 500, make: bodies((i) => `![a](/i${i}.png)`) },
  "bodies: tags that are not closed": { n: 500, make: bodies(() => "<Card>") },
  "bodies: absolute links into the site": {
    n: 500,
    make: bodies(
      (i) => `[a](https://docs.example.com/guides/q${i})`,
      () => ({ "guides/a.mdx": page() }),
      {
        seo: { metatags: { canonical: "https://docs.example.com/guides" } },
      },
    ),
  },
  "bodies: parts of all pages": {
    n: 400,
    make: bodies(
      () => 'import A from "/snippets/a.mdx";\n\n<A />\n\n[a](#one)',
      () => ({ "snippets/a.mdx": "## One\n" }),
    ),
  },
  "bodies: parts that show one another": {
    n: 300,
    make: bodies(showsPart, (n) =>
      Object.fromEntries(
        times(n, (i) => [
          `snippets/s${i}.mdx`,
          `import B from "/snippets/s${(i + 1) % n}.mdx";\n\n<B />\n\n## H ${i}\n`,
        ]),
      ),
    ),
  },
  "bodies: parts in a chain": {
    n: 300,
    make: bodies(showsPart, (n) =>
      Object.fromEntries(
        times(n, (i) => [
          `snippets/s${i}.mdx`,
          i + 1 === n ? "## H\n" : `import B from "/snippets/s${i + 1}.mdx";\n\n<B />\n\n## H ${i}\n`,
        ]),
      ),
    ),
  },
  "body: headings of one title": { n: 1500, make: body((n) => lines(n, () => "## A\n\n[a](#a-9)")) },
  "body: links": { n: 2000, make: body((n) => lines(n, (i) => `[a](/q${i % 50})`)) },
  "body: tags in tags": { n: 2000, make: body((n) => `${"<A>\n\n".repeat(n)}${"</A>\n\n".repeat(n)}`) },
  "body: tags without closing ones": { n: 2000, make: body((n) => "<A>\n\n".repeat(n)) },
  "body: definitions": {
    n: 1000,
    make: body((n) => `${lines(n, (i) => `[a][r${i}]`)}\n\n${lines(n, (i) => `[r${i}]: /q`)}`),
  },
  "body: expressions": { n: 1000, make: body((n) => lines(n, (i) => `{rows.map((row) => <b>{row + ${i}}</b>)}`)) },
  "body: faults": { n: 1000, make: body((n) => lines(n, (i) => `a <${i} [b](/c)`)) },
  "body: judged as a whole": { n: 300, make: body((n) => `${lines(n, () => "*a* [b](/c) {d} text")}\n\n<b>`) },
  "body: judged as a whole, with an expression that nothing closes": {
    n: 500,
    make: body((n) => `a {(\n\n${lines(n, () => "b }")}`),
  },
  "body: images": { n: 1000, make: body((n) => lines(n, (i) => `<img src="/i${i}.png" />`)) },
};
