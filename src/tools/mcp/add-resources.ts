// The resources of the server: fields of docs.json, codes, and how the site is built.
import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import { noteOfField } from "../../compiler/contract/field-notes.ts";
import { fieldsOn } from "../../compiler/contract/fields.ts";
import type { AgentSite } from "./agent-site.ts";
import { siteConventions } from "./site-conventions.ts";

const markdown = "text/markdown";

/** Adds the resources to a server. */
export function addResources(server: McpServer, site: AgentSite): void {
  const add = (
    name: string,
    about: { readonly title: string; readonly description: string },
    read: () => Promise<string>,
  ): void => {
    const uri = `navc://${name}`;
    server.registerResource(name, uri, { ...about, mimeType: markdown }, async () => ({
      contents: [{ uri, mimeType: markdown, text: await read() }],
    }));
  };
  add(
    "conventions",
    {
      title: "How this site is built",
      description:
        "Its languages, versions, folders, and how labels and paths are written. Read it before you add pages.",
    },
    async () => siteConventions((await site.compile()).navigation),
  );
  add(
    "docs.json",
    { title: "Fields of docs.json", description: "Each field of navigation, and what it means" },
    async () => fieldNotes(),
  );
  add(
    "codes",
    { title: "Codes of problems", description: "All codes that check reports; navc://codes/<code> explains one" },
    async () => Object.keys(catalog).join("\n"),
  );
  addCodePages(server, site);
}

function addCodePages(server: McpServer, { served }: AgentSite): void {
  const template = new ResourceTemplate("navc://codes/{code}", { list: undefined });
  const about = {
    title: "What a code means",
    description: "Why it is reported, and how to repair it",
    mimeType: markdown,
  };
  server.registerResource("code", template, about, async (uri, { code }) => {
    const text = Object.hasOwn(catalog, String(code)) ? await served.codePage(String(code)) : null;
    if (text === null) throw new Error(`There is no code "${String(code)}"; navc://codes lists all.`);
    return { contents: [{ uri: uri.href, mimeType: markdown, text }] };
  });
}

/** The fields of divisions, and what each means. */
function fieldNotes(): string {
  const names = [...new Set(Object.values(fieldsOn).flat())];
  const notes = names.flatMap((name) => {
    const note = noteOfField(name);
    return note === undefined ? [] : [`- \`${name}\`: ${note.description}`];
  });
  return ["Fields of `navigation` and of the divisions in it:", "", ...notes, ""].join("\n");
}
