// Do the icons of Starlight have the names that the library of a new site has?
import { expect, it } from "vitest";
import { importText } from "../../../../src/project/import/text/import-text.ts";

function imported(text: string): { readonly text: string; readonly losses: readonly string[] } {
  const made = importText(text, { kind: "starlight", file: "a.mdx", firstLine: 1, resolveLink: () => undefined });
  return { text: made.text.trim(), losses: made.losses.map(({ feature }) => feature) };
}

it("names icons as Font Awesome does", () => {
  const { text, losses } = imported(
    [
      '<Card title="A" icon="open-book">a</Card>',
      '<Card title="B" icon="rocket" class="x">b</Card>',
      '<Tabs><TabItem label="C" icon="seti:html">c</TabItem><TabItem label="D" icon="setting">d</TabItem></Tabs>',
      "",
      'e <Icon name="add-document" />',
    ].join("\n"),
  );
  expect(text).toBe(
    [
      '<Card title="A" icon="book-open">a</Card>',
      '<Card title="B" icon="rocket">b</Card>',
      '<Tabs><Tab title="C">c</Tab><Tab title="D" icon="gear">d</Tab></Tabs>',
      "",
      'e <Icon icon="file-circle-plus" />',
    ].join("\n"),
  );
  expect(losses).toEqual(['the attribute "class" of <Card>', 'the icon "seti:html"']);
});

it("has a button as a link, and names its icon as lost", () => {
  const { text, losses } = imported('<LinkButton href="/a" variant="minimal" icon="right-arrow">Go</LinkButton>');
  expect(text).toBe('<a href="/a">Go</a>');
  expect(losses).toEqual(['the attribute "icon" of <LinkButton>']);
});
