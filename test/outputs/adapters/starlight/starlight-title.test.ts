// Is a name the same text where Starlight prints it as HTML?
import { parse, type DefaultTreeAdapterMap } from "parse5";
import { expect, test } from "vitest";
import { toStarlight } from "../../../../src/adapters.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { headTitle, siteTitle } from "../../../../src/outputs/adapters/starlight/starlight-title.ts";

const names = [
  "</title><script>ran()</script>",
  "</TITLE\n><img src=x onerror=ran()>",
  "<b>x</b> &amp; <!-- y -->",
  "<?x?> &#60;/title&#62; &lt;/title&gt;",
  "A < B & C <3 AT&T",
];

/** The elements of a page whose head has this text unescaped, and the text without characters that have no width. */
function printed(html: string): { readonly elements: readonly string[]; readonly title: string } {
  const elements: string[] = [];
  let title = "";
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if ("tagName" in node) elements.push(node.tagName);
    if (!("childNodes" in node)) return;
    if (node.nodeName === "title")
      title = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    node.childNodes.forEach(visit);
  };
  visit(parse(`<title>${html}</title>`));
  return { elements, title: title.replaceAll("\u2060", "") };
}

test.each(names)("the name of a site is text in <title>, and elsewhere: %s", (name) => {
  const made = siteTitle(name);
  expect(printed(made)).toEqual({ elements: ["html", "head", "title", "body"], title: name });
  expect(made.replaceAll("\u2060", "")).toBe(name);
  // No other element can begin with it, where a theme prints it.
  expect(made).not.toMatch(/<[a-z/!?]/i);
});

test("a name that has no HTML is not changed", () => {
  expect(siteTitle("A < B & C <3 AT&T")).toBe("A < B & C <3 AT&T");
  expect(headTitle("Start", "Acme > Docs")).toBeUndefined();
});

test.each(names)("the <title> of a page has its title and the name of its site: %s", (name) => {
  expect(printed(headTitle(name, "Acme")!)).toEqual({
    elements: ["html", "head", "title", "body"],
    title: `${name} | Acme`,
  });
  expect(printed(headTitle("Start", name)!).title).toBe(`Start | ${name}`);
});

test("the name of the site and the labels of languages are written so", async () => {
  const language = "</option><script>1</script>";
  const languages = [{ language, pages: ["a"] }];
  const config = { name: "</title>x", navigation: { languages } };
  const { navigation } = await compileNavigation({ config, host: memoryHost({ "a.mdx": "Text." }) });
  const { title, locales } = toStarlight(navigation!);
  expect([title, locales?.root.label]).toEqual(["<\u2060/title>x", "&lt;/option&gt;&lt;script&gt;1&lt;/script&gt;"]);
});
