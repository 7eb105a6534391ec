// A client of the server for agents, in the same process.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { PassThrough } from "node:stream";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import type { RedirectPlace } from "../../../src/project/change/site-change.ts";
import type { AgentSite } from "../../../src/tools/mcp/agent-site.ts";
import { agentServer } from "../../../src/tools/mcp/serve-agents.ts";

/** What a call gave. */
export interface Called {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

/** A connected client. */
export interface AgentClient {
  readonly client: Client;
  readonly site: AgentSite;
  readonly call: (name: string, input?: Readonly<Record<string, unknown>>) => Promise<Called>;
}

/** Connects a client to a server for the docs folder `root`; with `roots` the client names the folders that it allows. */
export async function connect(
  root: string | undefined,
  {
    readOnly = false,
    redirects,
    roots,
  }: { readonly readOnly?: boolean; readonly redirects?: RedirectPlace; readonly roots?: readonly string[] } = {},
): Promise<AgentClient> {
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  const { server, site } = agentServer({
    root,
    options: {},
    readOnly,
    redirects,
    compiler: loadCompiler,
    cache: { version: "0" },
    codePage: async (code) => `# ${code}`,
    input: new PassThrough(),
    output: new PassThrough(),
  });
  await server.connect(ofServer);
  const client = new Client({ name: "test", version: "0" }, { capabilities: roots === undefined ? {} : { roots: {} } });
  if (roots !== undefined)
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: roots.map((uri) => ({ uri })) }));
  await client.connect(ofClient);
  return {
    client,
    site,
    call: async (name, input = {}) => {
      const result = await client.callTool({ name, arguments: { ...input } });
      const [first] = result.content as readonly { readonly text: string }[];
      return {
        text: first?.text ?? "",
        data: (result.structuredContent ?? {}) as Called["data"],
        isError: result.isError === true,
      };
    },
  };
}
