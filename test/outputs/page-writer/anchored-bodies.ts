// Bodies with anchors of all kinds, and the ids that `navc check --links` accepts in them.
import fc from "fast-check";
import { anchorsOf } from "../../../src/compiler/bodies/anchor-ids.ts";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";

const title = fc.constantFrom(
  ..."One,Two,One two,🚀 Start,Start,`code` and _marks_,Ünïcode 文,A & B,c.d(e),_meta,snake_case,[link](/x) text,x-2,!?".split(
    ",",
  ),
);
const id = fc.constantFrom(..."one,two,own,x-2,a.b,foo bar,jsonrpcerror-id,location,&#103;,größe".split(","));
const tag = fc.constantFrom(
  ..."a,div,section,span,p,li,td,h2,h5,Heading,Card,Accordion,Tab,Step,Update,Note,svg,figure,details,b,unknown".split(
    ",",
  ),
);

const block = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 6 }), title).map(([depth, text]) => `${"#".repeat(depth)} ${text}`),
  fc.tuple(title, id).map(([text, own]) => `## ${text} {#${own}}`),
  fc.tuple(title, id).map(([text, own]) => `## ${text} <span id="${own}"></span>`),
  title.map((text) => `${text}\nand more\n===`),
  fc.tuple(tag, id).map(([name, own]) => `<${name} id="${own}">text</${name}>`),
  fc.tuple(tag, id).map(([name, own]) => `<${name} id="${own}" />`),
  fc.tuple(tag, id).map(([name, own]) => `Text <${name} id={"${own}"}>in a line</${name}> text`),
  fc.tuple(tag, title).map(([name, text]) => `<${name} title="${text}" label={\`${text}\`}>\n  ## ${text}\n</${name}>`),
  fc.tuple(tag, title).map(([name, text]) => `<${name}>${text}</${name}>`),
  fc.tuple(tag, title).map(([name, text]) => `<${name}>\n  ${text}\n\n  text\n</${name}>`),
  id.map((own) => `<a name="${own}"></a>`),
  id.map((own) => `<Card icon={<i id="${own}" />}>text</Card>`),
  id.map((own) => `<img id="${own}" src="/a.png" />`),
  id.map((own) => `<ParamField path="${own}" type="string">text</ParamField> <ResponseField name="${own}" />`),
  fc
    .tuple(id, title)
    .map(([own, text]) => `- item <a id="${own}"/>\n\n  ### ${text}\n\n> <div id="${own}-q">quote</div>`),
  fc
    .tuple(id, title)
    .map(([own, text]) => `| <a id="${own}"/> | ${text} |\n| - | - |\n| a | <span id="${own}-c">c</span> |`),
  fc.constant('```md\n## Code {#code}\n\n<a id="code"></a>\n```'),
);

/** Valid bodies, most of them. */
export const anchoredBodies: fc.Arbitrary<string> = fc
  .array(block, { maxLength: 8 })
  .map((blocks) => blocks.join("\n\n"));

/** The ids that are accepted; undefined where not all are known, and for a body that is not valid. */
export function acceptedIds(body: string): readonly string[] | undefined {
  const read = { ...readBody(body, 0), file: "index.mdx", start: 0, isPage: true, parts: new Map<string, string>() };
  const { isOpen, ids } = anchorsOf(read, new Map());
  return isOpen || read.problem !== undefined ? undefined : ids.filter((each) => each !== "");
}
