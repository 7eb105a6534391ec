// Is a drawing of a page written as SVG that runs and loads nothing?
import { expect, test } from "vitest";
import { drawingText } from "../../../../src/outputs/page-writer/source/drawing-text.ts";
import { mdxTree, nodesIn } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";

function drawn(mdx: string): string | undefined {
  const node = [...nodesIn(mdxTree(mdx)!)].find((each) => "name" in each && /^(?:svg|math)$/.test(each.name ?? ""));
  return node && drawingText(node)?.replace(' xmlns="http://www.w3.org/2000/svg"', "");
}

test.each([
  [
    "names of React",
    '<svg viewBox="0 0 9 9" className="a"><path strokeWidth={2} fillRule="evenodd" d="M0 0" /></svg>',
    '<svg viewBox="0 0 9 9"><path stroke-width="2" fill-rule="evenodd" d="M0 0"></path></svg>',
  ],
  [
    "lines of their own",
    "<svg>\n<g>\n<text>\n*a* &lt; {`b`} {1}\n</text>\n</g>\n</svg>",
    "<svg><g><text>a &lt; b 1</text></g></svg>",
  ],
  ["a formula", "<math><mi>x</mi></math>", "<math><mi>x</mi></math>"],
  [
    "ids that a part of the drawing names, and no others",
    '<svg id="top"><defs><mask id="m" /><g id="g" /></defs><use xlinkHref="#g" mask="url(#m)" /></svg>',
    '<svg><defs><mask id="m"></mask><g id="g"></g></defs><use href="#g" mask="url(#m)"></use></svg>',
  ],
  [
    "handlers and programs",
    '<svg onLoad="ran()" width={ran()} {...ran()}><script>ran()</script><animate onbegin="ran()" /><text>{ran()}</text></svg>',
    "<svg><text>ran()</text></svg>",
  ],
  [
    "addresses that run or load",
    '<svg style="fill: url(https://x.com/a)"><a href="javascript:ran()">x</a><use href="https://x.com/a#b" /><image href="/a.png" /><rect fill="url(//x.com)" filter="url(\'//x.com\')" style={{ fill: "red" }} /></svg>',
    '<svg><a>x</a><use></use><image></image><rect style="fill: red"></rect></svg>',
  ],
  [
    "elements of a page",
    '<svg><foreignObject><iframe src="https://x.com" /><b>a</b><img src="https://x.com/a.png" /></foreignObject><Own>c</Own></svg>',
    "<svg><foreignObject><b>a</b></foreignObject>c</svg>",
  ],
])("%s", (_name, mdx, expected) => {
  expect(drawn(mdx)).toBe(expected);
});
