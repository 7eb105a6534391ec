// What does each host make of a page? Its own compiler and plugins, as far as they are small packages; the rest as its code has it.
import { evaluate } from "@mdx-js/mdx";
import { rehypeToc, remarkCodeTab, remarkHeading, remarkNpm } from "fumadocs-core/mdx-plugins";
import { toString } from "mdast-util-to-string";
import * as runtime from "preact/jsx-runtime";
import { render } from "preact-render-to-string";
import remarkDirective from "remark-directive";
import remarkEmoji from "remark-emoji";
import remarkGfm from "remark-gfm";
import { evaluate as evaluateSatteri } from "satteri";

/** Shows the content, and each attribute that is a text. */
const transparent = ({ children, ...values }) =>
  runtime.jsxs("section", {
    "data-props": JSON.stringify(values, (_, value) =>
      typeof value === "object" && value !== null && "vnode" in value ? "" : value,
    ),
    children,
  });

const names = [
  "Card",
  "Note",
  "Tab",
  "Tabs",
  "Frame",
  "Head",
  "Foo",
  "CodeGroup",
  "CodeBlockTabs",
  "CodeBlockTab",
  "CodeBlockTabsList",
];
const components = Object.fromEntries([...names, "CodeBlockTabsTrigger"].map((name) => [name, transparent]));

const builders = {
  docusaurus: async (written, harm) => {
    const toc = [];
    const body = replacedByDocusaurus(written);
    const remarkPlugins = [
      remarkDirective,
      [docusaurusHeadings, toc],
      remarkEmoji,
      [docusaurusToc, toc],
      [files, harm, "docusaurus"],
      remarkGfm,
      [directives, harm],
      [liveCode, harm],
    ];
    const html = await rendered(body, { remarkPlugins });
    return `${html}<nav>${toc.join("")}</nav>`;
  },
  fumadocs: (body, harm) =>
    rendered(body, {
      remarkPlugins: [
        [includes, harm],
        remarkGfm,
        [remarkHeading, { generateToc: false }],
        [files, harm, "fumadocs"],
        remarkCodeTab,
        remarkNpm,
      ],
      rehypePlugins: [[rehypeToc, { exportToc: false }]],
    }),
  starlight: async (body, harm) => {
    const mdastPlugins = [
      {
        name: "directives",
        containerDirective: () => void harm.push("a directive"),
        leafDirective: () => void harm.push("a directive"),
        textDirective: () => void harm.push("a directive"),
        image: ({ url }) => lookAtFile(url, "image", harm, "starlight"),
      },
    ];
    const features = { gfm: true, directive: true, smartPunctuation: false };
    const { default: content } = await evaluateSatteri(body, {
      ...runtime,
      mdastPlugins,
      features,
      elementAttributeNameCase: "html",
    });
    return shown(content);
  },
};

/** Builds the body of a page. What its programs would do is in `globalThis.ran`. */
export async function builtPage(host, body) {
  const harm = [];
  globalThis.ran = (what) => {
    harm.push(`ran ${what}`);
    return "RAN";
  };
  const html = await builders[host](body, harm);
  return { html, harm };
}

async function rendered(body, options) {
  const { default: content } = await evaluate(body, { ...runtime, ...options });
  return shown(content);
}

function shown(content) {
  return render(runtime.jsx(content, { components }));
}

/** Before it parses a page, Docusaurus replaces these in its text, also in code. */
function replacedByDocusaurus(content) {
  const keywords = "secondary|info|success|danger|note|tip|warning|important|caution";
  const title = new RegExp(`^((?:> ?)*)(( +|\t+))?(:{3,}(?:${keywords})) +(.*)$`, "gm");
  return ["```", "````"]
    .reduce(
      (text, fence) =>
        text.replaceAll(
          new RegExp(
            `(^|\\r?\\n)(\\x20*)${fence}(\\x20*)mdx-code-block\\r?\\n(.*?)\\r?\\n(\\x20*)${fence}(\\r?\\n|$)`,
            "gs",
          ),
          "$1$4$6",
        ),
      content,
    )
    .replaceAll(/(?:^|\n)#{1,6}(?!#).*/g, (line) => line.replace("{#", "\\{#").replace("\\\\{#", "\\{#"))
    .replaceAll(title, "$1$2$4[$5]");
}

/** Takes `{#id}` from the end of a heading. */
function docusaurusHeadings() {
  return (root) => {
    for (const node of nodesIn(root)) {
      if (node.type !== "heading") continue;
      const last = node.children.at(-1);
      if (last?.type === "mdxTextExpression") node.children.pop();
      const id = /\s*\{#(?:.(?!\{#|\}))*.\}$/;
      if (!id.test(toString(node))) continue;
      const text = last.value?.replace(id, "") ?? "";
      if (text === "") node.children.pop();
      else last.value = text;
    }
  };
}

/** The list of headings, which Docusaurus writes as HTML. */
function docusaurusToc(toc) {
  const html = (node) => {
    const inside = () => node.children.map(html).join("").trim();
    if (node.type === "mdxJsxTextElement") return node.name === "img" ? "" : `<${node.name}>${inside()}</${node.name}>`;
    if (node.type === "text") return escapedHtml(node.value);
    if (node.type === "inlineCode") return `<code>${escapedHtml(node.value)}</code>`;
    return ["heading", "emphasis", "strong", "delete", "link"].includes(node.type) ? inside() : toString(node);
  };
  return (root) => {
    for (const node of nodesIn(root)) if (node.type === "heading") toc.push(`<div>${html(node)}</div>`);
  };
}

function directives(harm) {
  return (root) => {
    for (const node of nodesIn(root)) if (node.type.endsWith("Directive")) harm.push(`a directive: ${toString(node)}`);
  };
}

/** The words of a block that make it an editor, and languages that are run. */
function liveCode(harm) {
  return (root) => {
    for (const node of nodesIn(root))
      if (node.type === "code" && node.meta?.split(" ").includes("live") === true) harm.push("live code");
  };
}

/** Fumadocs reads the file that the text of such an element names. */
function includes(harm) {
  return (root) => {
    for (const node of nodesIn(root))
      if ("name" in node && node.name === "include") harm.push(`includes ${toString(node)}`);
  };
}

function files(harm, host) {
  return (root) => {
    for (const node of nodesIn(root))
      if (node.type === "link" || node.type === "image") {
        lookAtFile(node.url, node.type, harm, host);
        if (host === "docusaurus") escapeTexts(node);
      }
  };
}

/** Docusaurus escapes the texts of files that it finds, and React does so once more. Here it finds each. */
function escapeTexts(node) {
  if (!/^\/(?!\/)/.test(node.url) || (node.type === "link" && !/\.\w+$/.test(node.url))) return;
  const escaped = (text) => text && escapedHtml(text).replaceAll("'", "&#39;");
  node.title = escaped(node.title);
  if (node.type === "image") node.alt = escaped(node.alt);
}

/** Whether the host would look for a file that is not in its folder of files, ask a server, or stop. */
function lookAtFile(url, type, harm, host) {
  decodeURI(url);
  if (host === "docusaurus" && !URL.canParse(url, "unspecified://")) harm.push(`stops at ${url}`);
  const path = decodeURIComponent(url).split(/[?#]/, 1)[0];
  const isLocal = !/^[a-z][a-z\d+.-]*:/i.test(path);
  const isFile = type === "image" || path.startsWith("@site/") || /\.\w+$/.test(path);
  if (
    isLocal &&
    isFile &&
    (path.startsWith("@") || path.split(/[\\/]/).includes("..") || !/^[/#?]/.test(path)) &&
    path !== ""
  )
    harm.push(`the file ${path}`);
  if (host === "fumadocs" && type === "image" && !isLocal) harm.push(`asks for ${path}`);
}

function escapedHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function* nodesIn(tree) {
  for (const child of tree.children ?? []) {
    yield child;
    yield* nodesIn(child);
  }
}
