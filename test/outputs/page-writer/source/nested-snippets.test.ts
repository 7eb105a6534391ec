// What do snippets cost that show one another many times?
import { expect, test } from "vitest";
import { inlineSnippets } from "../../../../src/outputs/page-writer/source/inline-snippets.ts";
import { memoryHost, type Host } from "../../../../src/index.ts";

/** Snippets of so many levels, each of which shows the next one so many times. */
function nested(levels: number, times: number, attributes: (use: number) => string = () => "", last = "word {v}\n") {
  const files: Record<string, string> = {};
  for (let level = 1; level < levels; level += 1) {
    const uses = Array.from({ length: times }, (_, use) => `<N${attributes(use)} />`).join("\n\n");
    files[`snippets/s${level}.mdx`] = `import N from "/snippets/s${level + 1}.mdx"\n\n${uses}\n`;
  }
  files[`snippets/s${levels}.mdx`] = last;
  const host = memoryHost(files);
  const read: string[] = [];
  const counting: Host = {
    ...host,
    readText(path) {
      read.push(path);
      return host.readText(path);
    },
  };
  return { host: counting, read };
}

const page = 'import S from "/snippets/s1.mdx"\n\n# T\n\n<S v="0" />\n\nEnd';

test("each of them is read once", () => {
  const { host, read } = nested(7, 4);
  const { body, losses } = inlineSnippets(page, "p.mdx", host);
  expect(losses).toEqual([]);
  expect(body.match(/word/g)).toHaveLength(4 ** 6);
  expect(read).toHaveLength(7);
});

test("a page does not get more text than the limit, and what is left out has a message", () => {
  const { host, read } = nested(7, 10);
  const { body, losses } = inlineSnippets(page, "p.mdx", host, { most: 1_000_000 });
  expect(body.trim()).toBe("# T\n\n\n\nEnd");
  const reason = 'with them the page would have more than 1000000 characters (the limit "bodyBytes")';
  expect(losses).toEqual([{ what: "the snippet <S>", reason, offset: page.indexOf("<S") }]);
  expect(read).toHaveLength(7);
});

test("what fits is there: only the snippets that do not fit are left out", () => {
  const body = 'import S from "/snippets/s1.mdx"\n\n<S />\n\n<S />\n\n<S />\n\n<Snippet file="s2" />';
  const written = inlineSnippets(body, "p.mdx", nested(2, 50).host, { most: 2000 });
  expect(written.losses.map(({ what, offset }) => [what, offset])).toEqual([
    ["the snippet <S>", body.lastIndexOf("<S />")],
  ]);
  expect(written.body.length).toBeLessThanOrEqual(2000);
  expect(written.body.match(/word/g)).toHaveLength(101);
});

test("other values at each place cost no more than the limit allows", () => {
  const { host, read } = nested(8, 6, (use) => ` v={[v, ${use}]}`);
  const { losses } = inlineSnippets(page, "p.mdx", host, { most: 100_000 });
  expect(losses).toHaveLength(1);
  expect(read).toHaveLength(8);
});

test("what is made at each place and leaves no text costs no more than the limit allows either", () => {
  const made = (levels: number) => nested(levels, 5, (use) => ` v={[v, ${use}]}`, "\n").host;
  expect(inlineSnippets(page, "p.mdx", made(3), { most: 100_000 }).losses).toEqual([]);
  expect(inlineSnippets(page, "p.mdx", made(7), { most: 100_000 }).losses).toHaveLength(1);
});

test("values are those of the snippet around", () => {
  const host = memoryHost({
    "snippets/a.mdx": 'import B from "/snippets/b.mdx"\n\n<B name={title + "!"} /> and <B name={title} /> {name}\n',
    "snippets/b.mdx": "Hello {name} {title}",
  });
  const { body } = inlineSnippets('import A from "/snippets/a.mdx"\n\n<A title="T" />', "p.mdx", host);
  expect(body.trim()).toBe('Hello {("T" + "!")} {undefined} and Hello {("T")} {undefined} {undefined}');
});

test("a fault in a snippet that is shown often is one loss", () => {
  const host = memoryHost({
    "snippets/a.mdx": 'import B from "/snippets/b.mdx"\n\n<B /><B v="1" /><B v="2" />\n',
    "snippets/b.mdx": '<Snippet file="gone" />\n',
  });
  const { losses } = inlineSnippets('import A from "/snippets/a.mdx"\n\n<A /><A v="3" />', "p.mdx", host);
  expect(losses.map(({ what, snippet }) => [what, snippet])).toEqual([["the snippet <Snippet>", "snippets/b.mdx"]]);
});

test("many components on one line, far to the right, cost no more than their text", () => {
  const uses = "<A />".repeat(1500);
  const { body, losses } = inlineSnippets(
    `import A from "/snippets/a.mdx"\n\n${" ".repeat(1500)}<A />\n\n${uses}`,
    "p.mdx",
    memoryHost({ "snippets/a.mdx": "b\n".repeat(900) }),
  );
  expect(losses.length).toBeGreaterThan(0);
  expect(body.length).toBeLessThanOrEqual(2_097_152);
});
