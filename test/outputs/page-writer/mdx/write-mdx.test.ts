// Does a host of MDX get nothing of a page that it would run, include or import, and all else as it was?
import { parseFragment, serialize } from "parse5";
import { expect, test } from "vitest";
import {
  docusaurusMdx,
  fumadocsMdx,
  starlightMdx,
  type MdxHost,
} from "../../../../src/outputs/page-writer/mdx/mdx-host.ts";
import { writeMdx } from "../../../../src/outputs/page-writer/mdx/write-mdx.ts";
import { builtPage, type MdxHostName } from "./mdx-hosts.mjs";
import { programsInHtml } from "./shown-html.ts";

const hosts: { readonly [name in MdxHostName]: MdxHost } = {
  docusaurus: docusaurusMdx,
  fumadocs: fumadocsMdx,
  starlight: starlightMdx,
};
const names = Object.keys(hosts) as MdxHostName[];

function written(body: string, host: MdxHost = docusaurusMdx): string {
  return writeMdx(body, host, () => undefined).trimEnd();
}

test.each([
  ["a constant", 'export const version = "1.2";\n\nVersion {version}.', "Version 1.2."],
  ["a field of a constant", 'export const a = { b: ["x"] };\n\nOf {a.b[0]}.', "Of x."],
  [
    "a drawing",
    '<svg viewBox="0 0 9 9">\n  <g>\n    <text>\n      a **b**: `c` https://d.example\n\n      {1 + x}\n    </text>\n  </g>\n</svg>',
    '<svg viewBox="0 0 9 9"><g><text>a b{": "}c <a href="https://d.example">{"https://d.example"}</a>1 + x</text></g></svg>',
  ],
  ["data", '<Card items={[{ title: "a", n: 1 }]} />', '<Card items={[{"title": "a", "n": 1}]} />'],
  ["tags that look like addresses", '<Update tags={["Fix: x", "data:y"]} />', '<Update tags={["Fix: x", "data:y"]} />'],
  ["JSX in an attribute", "<Card icon={<b>x {1}</b>} />", '<Card icon={<b>{"x "}{1}</b>} />'],
  [
    "a drawing as an icon",
    '<Card icon={<svg><path fill="red" /></svg>} />\n\n<Card icon={<svg><path /></svg>} />',
    '<Card icon="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath fill=%22red%22%3E%3C/path%3E%3C/svg%3E" />\n\n' +
      '<Card iconDrawing="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath%3E%3C/path%3E%3C/svg%3E" />',
  ],
  ["a comment", "a {/* note */} b", "a  b"],
  [
    "a text for agents",
    'A\n\n<Visibility for="agents">\n  ## B\n</Visibility>\n\n<Visibility for="humans">C</Visibility><Visibility for="agents">D</Visibility> E',
    'A\n\n<Visibility for="humans">C</Visibility> E',
  ],
  [
    "a component of the page with the name of that for agents",
    'export const Visibility = () => null;\n\n<Visibility for="agents">B</Visibility>',
    "B",
  ],
  [
    "a heading in a group of code",
    "<CodeGroup>\n#### A\n\n```js\nx\n```\n\nText\n\n```sh\ny\n```\n</CodeGroup>",
    "#### A\n\n<CodeGroup>\n  ```js\n  x\n  ```\n</CodeGroup>\n\nText\n\n<CodeGroup>\n  ```sh\n  y\n  ```\n</CodeGroup>",
  ],
  ["a block in a text", "Before\n<Note>In it</Note>\nafter <b>x</b>", "Before\n\n<Note>In it</Note>\n\nafter <b>x</b>"],
  ["a block in the text of a list", "- <div>a</div> b", "- <div>a</div>\n\n  b"],
  [
    "a paragraph in <p>",
    '<div>\n  <p className="a">\n    One\n    *two*\n  </p>\n</div>',
    '<div>\n  <p className="a">One\n  *two*</p>\n</div>',
  ],
  ["two paragraphs in <p>", "<p>\nOne\n\ntwo\n</p>", "<div>\n  One\n\n  two\n</div>"],
  ["<p> without a text", "<p />", "<p />"],
  ["blocks alone", "<Note>a</Note>\n<Tip>b</Tip>", "<Note>a</Note>\n<Tip>b</Tip>"],
  ["a name that the page does not define", "Of {shift}.\n\n{user.name}", "Of &#123;shift}.\n\n&#123;user.name}"],
  ["a style as a text", 'a <b style="color: red; --x: 1">x</b>', 'a <b style={{"color": "red", "--x": "1"}}>x</b>'],
  ["a reference", "[a][b]\n\n[b]: /c", "[a](/c)"],
  ["marked lines and a title", '```js {1,3} title="a"\nx\n```', '```js {1,3} title="a"\nx\n```'],
])("%s is written as plain data", (_name, body, expected) => {
  expect(written(body)).toBe(expected);
});

test.each([
  ["an export", "export const x = ran('export');\n\n{x}"],
  ["a component of the page", "export const Foo = () => ran('component');\n\n<Foo>text</Foo>"],
  ["an import", "import x from 'node:fs';\n\ntext"],
  ["an expression", "{ran('expression')}"],
  ["an expression in a text", "a {globalThis.ran('expression')} b"],
  ["an expression in a template", "a {`${ran('template')}`}"],
  ["a function that is called", "{(() => ran('function'))()}"],
  ["a tagged template", "{ran`x`}"],
  ["a constructor", "{[].constructor.constructor(`ran('constructor')`)()}"],
  ["a getter", "<Card data={{ get x() { return ran('getter') } }} />"],
  ["a computed key", "<Card data={{ [ran('key')]: 1 }} />"],
  ["a prototype", '<Card data={{ "__proto__": { x: 1 } }} />'],
  ["a spread", "a <b {...ran('spread')}>x</b>"],
  ["a spread in data", "<Card data={[...ran('spread')]} />"],
  ["an attribute", "a <b title={ran('attribute')}>x</b>"],
  ["JSX in an attribute", "<Card icon={<b title={ran('inside')} onClick={ran('inside')}>{ran('inside')}</b>} />"],
  ["a handler", "a <b onClick={() => ran('click')} onclick=\"ran()\" ONCLICK='ran()' onMouseOver=\"ran()\">x</b>"],
  ["a handler of a component", '<Card onload="ran()" items={[{ onClick: "ran()" }]} />'],
  [
    "HTML as data",
    'a <b dangerouslySetInnerHTML={{ __html: "<script>ran()</script>" }} innerHTML="<img onerror=ran()>" />',
  ],
  ["HTML of Astro", 'a <b set:html="<script>ran()</script>" is:raw client:load define:vars={{ a: 1 }}>x</b>'],
  [
    "a page in a frame",
    '<iframe srcDoc="<script>ran()</script>" srcdoc="<script>ran()</script>" src="javascript:ran()" />',
  ],
  ["a script", "a <script>{`ran()`}</script> <sCript>ran()</sCript> <style>{`x`}</style> <sTYLE>x</sTYLE>"],
  [
    "elements of the head",
    '<head>\n  <base href="//evil" />\n  <meta http-equiv="refresh" content="0" />\n</head>\n\n<Head><script>ran()</script></Head>',
  ],
  [
    "a refresh",
    '<meta httpEquiv="refresh" content="0;url=//evil" />\n\n<base href="//evil" />\n\n<link rel="stylesheet" href="//evil" />',
  ],
  ["an object", 'a <object data="javascript:ran()">x</object> <embed src="//evil" />'],
  [
    "a form",
    '<form action="javascript:ran()"><button formaction="javascript:ran()" formAction="javascript:ran()">x</button></form>',
  ],
  [
    "links that run",
    "[a](javascript:ran()) [b](JaVaScRiPt&colon;ran()) [c](<java\tscript:ran()>) [d](&#1;javascript:ran()) [e](vbscript:x)",
  ],
  ["references that run", "[a][x] ![b][x]\n\n[x]: javascript:ran()"],
  [
    "attributes that run",
    'a <a href="java&#10;script:ran()">a</a> <a href={"\\u0001JAVASCRIPT:ran()"}>b</a> <Card href=" javascript:ran()" />',
  ],
  ["links in data that run", '<Card cards={[{ href: "javascript:ran()", title: "javascript: the parts" }]} />'],
  [
    "drawings",
    '<svg onload="ran()"><use href="data:image/svg+xml,x" /><animate onbegin="ran()" /><a xlinkHref="javascript:ran()">x</a></svg>',
  ],
  [
    "a file beside the page",
    "[a](./../.env) ![b](../../.env) [c](@site/.env) ![d](file:///etc/passwd) [e](/..%2f..%2f.env)",
  ],
  [
    "files of other names",
    "![a](//evil/x.png) ![b](http://169.254.169.254/x.png) ![c](x.png) ![d](/%zz.png) [e](/%zz.pdf)",
  ],
  ["what is no address", "https://example.com:::note [a](http://x:y:z) [b](//)"],
  ["an included file", "<include>../secret.env</include>\n\na <include cwd>.env</include> b"],
  [
    "code that is run",
    "```mdx-code-block\n<script>{ran('code')}</script>\n```\n\n````md\n```mdx-code-block\n{ran('code')}\n```\n````",
  ],
  ["live code", '```js live tab="x" icon="<svg onload=ran()>" twoslash\nran()\n```'],
  ["a directive", ":::note[x]{onclick=ran()}\n\ntext\n\n:::\n\n::include{file=.env}\n\na :b[c]{d=e}"],
  [
    "HTML in the list of headings",
    '## ![\\<img src=x onerror=ran()>](/x.png) {"<img src=x onerror=ran()>"} {<b>x</b>} `{#<img onerror=ran()>}`',
  ],
  ["a member that runs", "<Foo.constructor>x</Foo.constructor> <constructor.x>y</constructor.x>"],
])("%s is not run", async (_name, body) => {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because a page says globally what it ran
    const { html, harm } = await builtPage(name, written(body, hosts[name]));
    expect([name, ...harm, ...programsInHtml(html)]).toEqual([name]);
  }
});

test.each([
  [docusaurusMdx, "a :smile: b", "a &#58;<span />smile: b"],
  [docusaurusMdx, ":::note\ntext\n:::", "&#58;&#58;&#58;note\ntext\n&#58;&#58;:"],
  [docusaurusMdx, "## Title \\{#id}", "## Title &#123;#id}<span /> {/* #title-id */}"],
  [docusaurusMdx, "## Of ![a \\{#id}](/x.png)", "## Of ![a &#123;&#35;id&#125;](/x.png)<span />"],
  [docusaurusMdx, "## Of `{#id}`", "## Of <code>&#123;#id}</code><span /> {/* #of-id */}"],
  [
    docusaurusMdx,
    "```md\n:::note Title\n```",
    '<pre>\n  <code className="language-md">\n    {":::note Title"}\n  </code>\n</pre>',
  ],
  [
    docusaurusMdx,
    "```md\n# x {#y}\n```",
    '<pre>\n  <code className="language-md">\n    {"# x {#y}"}\n  </code>\n</pre>',
  ],
  [fumadocsMdx, "## Title [#id]", "## Title \\[#id]<span /> \\[#title-id]"],
  [fumadocsMdx, "## Title [#id] x", "## Title \\[#id] x<span /> \\[#title-id-x]"],
  [fumadocsMdx, "## Title [!toc]", "## Title \\[!toc]<span /> \\[#title--toc]"],
  [fumadocsMdx, "```npm\nnpm i x\n```", "```bash\nnpm i x\n```"],
  [starlightMdx, "![a :b[c]](/x.png)", "![a &#58;b&#91;c&#93;](/x.png)"],
  [starlightMdx, "<br>text</br>", "<br />text"],
])("%#: text with a meaning of a host stays text", (host, body, expected) => {
  expect(written(body, host)).toBe(expected);
});

const sameTitles = "## One two\n\n### Do & don't\n\n## One two";

test.each([
  [docusaurusMdx, "## `tasks/get` {/* #tasks/get */}\n\n## https&#58;// {/* #https// */}"],
  [fumadocsMdx, "## `tasks/get` \\[#tasks/get]\n\n## https&#58;// \\[#https//]"],
  [starlightMdx, '## `tasks/get`<span id="tasks/get" />\n\n## https&#58;//<span id="https//" />'],
])("%#: a heading that is a path has it as its id", (host, expected) => {
  expect(written("## `tasks/get`\n\n## https://", host)).toBe(expected);
});

const ownIds = '## One two <span id="own"></span>\n\n## Own <span id="own"></span>\n\n## A <span id="a b"></span>';

test.each([
  [docusaurusMdx, '## One two {/* #own */}\n\n## Own <span id="own" /> {/* #own-2 */}\n\n## A <span id="a b" />'],
  [fumadocsMdx, '## One two \\[#own]\n\n## Own <span id="own" /> \\[#own-2]\n\n## A <span id="a b" />'],
  [
    starlightMdx,
    '## One two<span id="own" />\n\n## Own <span id="own" /><span id="own-2" />\n\n## A <span id="a b" />',
  ],
])("%#: the id that is written behind a title is the id of the heading", (host, expected) => {
  expect(written(ownIds, host)).toBe(expected);
});

test("an id behind a title is not written if the host makes the same", () => {
  const body = '## One two <span id="one-two"></span>';
  for (const host of [docusaurusMdx, fumadocsMdx, starlightMdx]) expect(written(body, host)).toBe("## One two");
});

test.each([
  [docusaurusMdx, "## One two\n\n### Do & don't {/* #do-&-dont */}\n\n## One two {/* #one-two-2 */}"],
  [fumadocsMdx, "## One two\n\n### Do & don't \\[#do-&-dont]\n\n## One two \\[#one-two-2]"],
  [starlightMdx, '## One two\n\n### Do & don\'t<span id={"do-&-dont"} />\n\n## One two<span id="one-two-2" />'],
])("%#: a heading has the id of the platform where the host would make another", (host, expected) => {
  expect(written(sameTitles, host)).toBe(expected);
});

test.each([docusaurusMdx, fumadocsMdx, starlightMdx])("%#: an address in a link is no link of its own", (host) => {
  const body = '<a href="https://a.example/x">See **https://a.example/x** and [y](/y)</a>, https://b.example.';
  expect(written(body, host)).toBe(
    '<a href="https://a.example/x">See **https<span />://a.example/x** and y</a>, [https://b.example](https://b.example).',
  );
});

test("a link in a place that is no link stays one, and no link is in another", () => {
  expect(written('<a id="x">[the guide](/t1)</a>')).toBe('<a id="x">[the guide](/t1)</a>');
  expect(written('[text <a href="/t3">in</a>](/t1)')).toBe("[text in](/t1)");
  expect(written('<a href="/1">a <a href="/2">b</a></a>')).toBe('<a href="/1">a b</a>');
});

test("a link in a heading has no tag on Docusaurus, whose list of headings would have it in its own link", () => {
  const body = '## One <sup><a href="/x" target="_blank">x</a></sup>\n\n### <a id="old"></a>Two\n\n<a id="y">y</a>';
  expect(written(body, docusaurusMdx)).toBe('## One <sup>[x](/x)</sup>\n\n### <span id="old" />Two\n\n<a id="y">y</a>');
  expect(written(body, starlightMdx)).toContain('<a href="/x" target="_blank">x</a>');
  expect(written('## A <a name="old" class="b"></a> b', docusaurusMdx)).toContain('<span id="old" className="b" />');
  expect(written('## <a href="/x">a [y](/y)</a>', docusaurusMdx)).toMatch(/^## \[a y\]\(\/x\)/);
});

test("a component in a heading is only its content on Fumadocs, whose list of headings knows no components", () => {
  const body = '## Balance <Badge color="blue">*Team*</Badge> <span className="a">b</span>\n\n<Badge>c</Badge>';
  expect(written(body, fumadocsMdx)).toBe('## Balance *Team* <span className="a">b</span>\n\n<Badge>c</Badge>');
  expect(written(body, docusaurusMdx)).toContain('## Balance <Badge color="blue">*Team*</Badge>');
});

test("rows of a table are in a body", () => {
  const body = "<table><thead><tr><th>A</th></tr></thead>\n<tr><td>1</td></tr>\n<tr><td>2</td></tr></table>";
  expect(written(body).replaceAll(/\s+/g, "")).toBe(
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>",
  );
  expect(
    written("<table>\n<thead><tr><th>A</th></tr></thead>\n<tr><td>1</td></tr>\n</table>").replaceAll(/\s+/g, ""),
  ).toBe("<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>");
  const whole = "<table><tbody><tr><td>1</td></tr></tbody></table>";
  expect(written(whole).replaceAll(/\s+/g, "")).toBe(whole);
});

test("a drawing is whole in the page that a browser makes", async () => {
  const body =
    "<div>\n<svg>\n<g>\n<text>\nOne *two* :smile:\n\n<p>three</p> <br /> four\n</text>\n</g>\n<path />\n</svg>\n</div>";
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because a page says globally what it ran
    const { html } = await builtPage(name, written(body, hosts[name]));
    const shown = serialize(parseFragment(html)).replaceAll(/\s+/g, " ");
    expect([name, shown]).toEqual([
      name,
      expect.stringContaining("<svg><g><text>One two :smile: three four</text></g><path></path></svg></div>"),
    ]);
  }
});

const reactNames =
  'a <label className="b" htmlFor="c" tabIndex={1} style={{ marginTop: 4, zIndex: 2 }}>x</label> ' +
  '<svg viewBox="0 0 9 9"><g strokeLinecap="round" stroke-width="2"><use xlinkHref="#a" /></g></svg>\n\n' +
  '<Card items={[<path fillRule="evenodd" />]} className="d" style="color: red" />';

test("attributes have their names in HTML where no React renames them", () => {
  expect(written(reactNames, starlightMdx)).toBe(
    'a <label class="b" for="c" tabindex={1} style="margin-top: 4px; z-index: 2">x</label> ' +
      '<svg viewBox="0 0 9 9"><g stroke-linecap="round" stroke-width="2"><use href="#a" /></g></svg>\n\n' +
      '<Card items={[<path fill-rule={"evenodd"} />]} className="d" style={{"color": "red"}} />',
  );
  expect(written(reactNames, docusaurusMdx)).toContain('<g strokeLinecap="round" stroke-width="2">');
});

test("components that make an anchor on the platform have its id, in the order of the page", () => {
  const body = '<Tab title="A b" />\n\n<Accordion title="A b" id="own" />\n\n<ParamField path="userId" />\n\n## A b';
  expect(written(body)).toBe(
    '<Tab title="A b" id="a-b" />\n\n<Accordion title="A b" id="own" />\n\n<ParamField path="userId" id="param-user-id" />\n\n## A b {/* #a-b-2 */}',
  );
});

test("a picture that is no file of the docs folder is an element, because hosts stop where they find no file", () => {
  const isShownFile = (address: string): boolean => address === "/a.png";
  const text = writeMdx("Of ![a](/a.png) and ![b](/b.png).", fumadocsMdx, () => undefined, isShownFile);
  expect(text).toBe('Of ![a](/a.png) and <img src="/b.png" alt="b" />.\n');
});

test("files whose texts Docusaurus would escape are elements, with the base path that it puts only before others", () => {
  const isShownFile = (address: string): boolean => address !== "/page";
  const body = `Of ![a's](/a.png), ![b](/b.png "<b>"), ![c](/c.png), [d](/d.pdf "&amp;d"), [e](/e.pdf "e") and [f](/page "f's").`;
  expect(writeMdx(body, { ...docusaurusMdx, fileBase: "/base" }, () => undefined, isShownFile)).toBe(
    `Of <img src="/base/a.png" alt={"a's"} />, <img src="/base/b.png" alt="b" title={"<b>"} />, ![c](/c.png), ` +
      `<a href="/base/d.pdf" title={"&d"}>d</a>, [e](/e.pdf "e") and [f](/page "f's").\n`,
  );
  expect(writeMdx("![a's](/a.png)", fumadocsMdx, () => undefined)).toBe("![a&#39;s](/a.png)\n");
});

test("what is not written is reported", () => {
  const lost: string[] = [];
  const body = "import a from 'b'\n\n{a()} <b {...a}>x</b> <script>x</script> [l](javascript:x) ![p](javascript:x)";
  writeMdx(body, docusaurusMdx, (feature) => lost.push(feature));
  expect(lost).toEqual([
    "an import or export of a page that is no plain data",
    "an expression in a text that is no plain data",
    "an attribute that runs a program",
    "<script>",
    "a link that runs a program",
    "a picture that runs a program",
  ]);
});

test("an icon that is neither a name nor a drawing is reported where no component shows an element", () => {
  const lost: string[] = [];
  const text = writeMdx("<Card icon={<b>x</b>} />", starlightMdx, (feature) => lost.push(feature));
  expect([text.trimEnd(), ...lost]).toEqual(["<Card />", "an attribute that runs a program"]);
});

test("blocks in blocks are written as text where they are too deep for a host", () => {
  const text = writeMdx(`${"<div>\n\n".repeat(250)}text\n\n${"</div>\n\n".repeat(250)}`, docusaurusMdx, () => {});
  expect(text).toContain("text");
  expect(text).not.toContain("<div>");
});

test("of a component that the site programs itself, what keeps it is said", () => {
  const lost: string[] = [];
  writeMdx("export const Box = () => <b>x</b>;\n\n<Box>one</Box>", docusaurusMdx, (feature, reason) =>
    lost.push(`${feature}: ${reason}`),
  );
  expect(lost.find((each) => each.startsWith("<Box>"))).toContain("--trust-scripts keeps it");
});

const own = "export const Own = () => <b>x</b>;\n\n";

test.each([
  [
    '<Own title="A" href="/b" icon="star" step={1} description="C *d*">\n  <img src="/a.png" />\n</Own>',
    '<Card title="A" href="/b" icon="star">\n  C \\*d\\*\n\n  <img src="/a.png" />\n</Card>',
  ],
  ['<Own href="/b">\n  <img src="/a.png" />\n</Own>', '<a href="/b">\n  <img src="/a.png" />\n</a>'],
  ['See <Own href="/b">B</Own>.', 'See <a href="/b">B</a>.'],
  ['See <Own title="B" href="/b" />.', 'See <a href="/b">B</a>.'],
  ['[<Own href="/b">B</Own>](/a)', "[B](/a)"],
  ['<Own href="/b">\n  [B](/a)\n</Own>', "[B](/a)"],
  ['# A <Own href="/b">B</Own>', "/b"],
  ['<Own title="A" href="javascript:x" />', '<Card title="A" />'],
])("a component of the site with a link becomes a card or a link on each host: %s", (body, text) => {
  for (const host of Object.values(hosts)) expect(written(own + body, host)).toContain(text);
});

test("a page that defines a card itself has that of the host", () => {
  expect(written('export const Card = () => <b>x</b>;\n\n<Card title="A" href="/b" />')).toBe(
    '<Card title="A" href="/b" />',
  );
});

test("texts of a component that are not written are named", () => {
  const lost: string[] = [];
  const body = '<Own title="A" className="a b">x</Own>\n\n<Own title="A" href="/b" footer="two words" />';
  writeMdx(own + body, starlightMdx, (feature, reason) => lost.push(`${feature}: ${reason}`));
  expect(lost.slice(1)).toEqual([
    expect.stringMatching(/^<Own>: only its content is written, without its "title", because a program/),
    expect.stringMatching(/^<Own>: it is written as a card, without its "footer", because a program/),
  ]);
});
