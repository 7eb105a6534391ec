// The tool `where_is`: why a page is where it is.
import { z } from "zod";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { explain } from "../../outputs/explain/explain.ts";
import { explanationText } from "../../outputs/render/explanation-text.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { partOf, restLine } from "./answer.ts";

const plain = (text: string): string => text;

/** Explains a page, an address, a file or an endpoint. */
export const whereIsTool: AgentTool = agentTool({
  name: "where_is",
  title: "Where is this page?",
  description:
    "Explains one page: the file and line of docs.json that list it, its address, where its title comes from, what is before and after it, the same page in other languages and versions, redirects that lead to it, and its problems. Also for an address that is no page, and for an endpoint.",
  input: {
    what: z
      .string()
      .min(1)
      .describe('An address, a path, a file or an endpoint: "/guides/auth", "guides/auth.mdx", "GET /users"'),
    from: z.number().int().min(0).optional().describe("The line to go on with, from an earlier answer"),
  },
  output: {
    kind: z.enum(["page", "link", "nothing"]),
    href: z.string().optional(),
    file: z.string().nullable().optional(),
    title: z.string().optional(),
    listedAt: z.array(z.object({ file: z.string(), line: z.number(), written: z.string() })).optional(),
    next: z.number().optional(),
  },
  effect: "reads",
  async run(site, { what, from }) {
    const { navigation, problems, record, host } = await site.compile();
    const explained = explain([what], { navigation, diagnostics: problems, record, host });
    const text = explanationText(explained, {
      heading: plain,
      faint: plain,
      place: plain,
      fileName: plain,
      allPages: "outline",
    });
    const part = partOf(text.trimEnd().split("\n"), plain, { from, tokens: 1500 });
    const facts: JsonObject =
      explained.kind === "page"
        ? {
            href: explained.href,
            file: explained.file,
            title: explained.title.text,
            listedAt: explained.entries.slice(0, 10).map(({ file, line, written }) => ({ file, line, written })),
          }
        : {};
    return {
      text: [...part.shown, ...restLine(part, "lines")].join("\n"),
      data: { kind: explained.kind, ...facts, ...(part.next === undefined ? {} : { next: part.next }) },
    };
  },
});
