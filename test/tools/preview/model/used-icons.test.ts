// Which icons does a preview in one file need?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { drawnPage } from "../../../../src/outputs/page-writer/drawn/drawn-page.ts";
import { usedIcons } from "../../../../src/tools/preview/model/used-icons.ts";

test("those of divisions and pages in all editions, and of components in texts", async () => {
  const tabs = (icon: string, page: string) => [{ tab: "T", icon, groups: [{ group: "G", icon, pages: [page] }] }];
  const { navigation } = await compileNavigation({
    config: {
      icons: { library: "lucide" },
      navigation: {
        languages: [
          { language: "en", tabs: tabs("book", "index") },
          { language: "fr", tabs: tabs("/images/a.svg", "fr/index") },
        ],
      },
    },
    host: memoryHost({ "index.mdx": "", "fr/index.mdx": "---\nicon: globe\n---\n" }),
  });
  const text = drawnPage('<CardGroup><Card title="A" icon="star">b</Card></CardGroup>\n\n<Icon icon="zap" />\n');
  expect([...usedIcons(navigation!, [text])].toSorted()).toEqual([
    "lucide book",
    "lucide globe",
    "lucide star",
    "lucide zap",
  ]);
});
