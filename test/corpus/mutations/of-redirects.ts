// Which slips do people make beside `navigation`?
import type { Mutation } from "./mutation.ts";

const kaneo = "usekaneo+kaneo";
const smithers = "AbdelStark+smithers";
const acp = "agentclientprotocol+agent-client-protocol";

export const mutationsOfRedirects: readonly Mutation[] = [
  {
    fault: "a redirect to a misspelt page",
    site: kaneo,
    find: `"destination": "/core/installation/environment-variables"`,
    write: `"destination": ‸"/core/installation/enviroment-variables"‸`,
    says: "redirect-target-missing",
    severity: "warning",
    suggestion: "/core/installation/environment-variables",
  },
  {
    fault: "a redirect away from a page",
    site: smithers,
    find: `"source": "/docs/ralph"`,
    write: `"source": ‸"/components/task"‸`,
    says: "redirect-shadows-page",
    severity: "warning",
  },
  {
    fault: "one address redirected twice",
    site: smithers,
    find: `"source": "/docs/task"`,
    write: `"source": ‸"/docs/ralph"‸`,
    says: "redirect-duplicate",
    severity: "warning",
  },
  {
    fault: "the target of a redirect under a misspelt name",
    site: kaneo,
    find: `"destination": "/core/installation/environment-variables"`,
    write: `‸"destnation"‸: "/core/installation/environment-variables"`,
    says: "missing-field",
    suggestion: "destination",
  },
  {
    fault: "a truth value of interaction in quotes",
    site: acp,
    find: `"redirects": [\n    {\n      "source": "/overview/agents",\n      "destination": "/get-started/agents",\n      "permanent": true\n    },`,
    write: `"interaction": { "drilldown": ‸"false"‸ },\n  "redirects": [\n    {\n      "source": "/overview/agents",\n      "destination": "/get-started/agents",\n      "permanent": true\n    },`,
    says: "wrong-type",
    suggestion: "false",
  },
  {
    fault: "a redirect whose permanence is a text",
    site: acp,
    find: `"destination": "/get-started/agents",\n      "permanent": true`,
    write: `"destination": "/get-started/agents",\n      "permanent": ‸"yes"‸`,
    says: "wrong-type",
    suggestion: "true",
  },
  {
    fault: "redirects that are an object",
    site: kaneo,
    find: `"redirects": [
\t\t{
\t\t\t"source": "/core/guide/migrating-from-v1",
\t\t\t"destination": "/core/installation/environment-variables"
\t\t}
\t]`,
    write: `"redirects": ‸{ "/core/guide/migrating-from-v1": "/core/installation/environment-variables" }`,
    says: "wrong-type",
    words: "a list: put it in [ ]",
  },
  {
    fault: "a redirect to a redirect",
    site: smithers,
    find: `{ "source": "/docs/ralph", "destination": "/components/ralph" }`,
    write: `{ "source": "/docs/ralph", "destination": ‸"/docs/task"‸ }`,
    says: "redirect-chain",
    severity: "warning",
    suggestion: "/components/task",
  },
  {
    fault: "two redirects that lead to each other",
    site: smithers,
    find: `{ "source": "/docs/ralph", "destination": "/components/ralph" }`,
    write: `{ "source": ‸"/docs/ralph"‸, "destination": "/docs/raplh" },
    { "source": "/docs/raplh", "destination": "/docs/ralph" }`,
    says: "redirect-loop",
    severity: "warning",
  },
  {
    fault: "the source of a redirect under another name",
    site: smithers,
    find: `{ "source": "/docs/ralph",`,
    write: `{ ‸"from"‸: "/docs/ralph",`,
    says: "missing-field",
    suggestion: "source",
  },
];
