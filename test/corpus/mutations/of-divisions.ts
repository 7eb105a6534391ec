// Which slips do people make in the lists and labels of divisions?
import type { Mutation } from "./mutation.ts";

const hebo = "8monkey-ai+hebo-platform";
const kaneo = "usekaneo+kaneo";
const mcpUse = "mcp-use+mcp-use";
const trigger = "triggerdotdev+trigger.dev";
const kosli = "kosli-dev+docs";
const tuturuuu = "AKJUS+platform";
const mica = "4mica-Network+4mica";
const msb = "superradcompany+microsandbox";

export const mutationsOfDivisions: readonly Mutation[] = [
  {
    fault: "the primary pattern misspelt",
    site: "drivemarkets+docs",
    find: `"tabs": [`,
    write: `‸"tbas"‸: [`,
    says: "no-primary-pattern",
    suggestion: "tabs",
  },
  {
    fault: "groups written as tabs",
    site: kaneo,
    find: `"tab": "Guides",\n\t\t\t\t"groups": [`,
    write: `"tab": "Guides",\n\t\t\t\t‸"tabs"‸: [`,
    says: "wrong-type",
    suggestion: "groups",
  },
  {
    fault: "tabs written as groups",
    site: "argyros-ag+argyros-docs",
    find: `"tabs": [`,
    write: `‸"groups"‸: [`,
    says: "wrong-type",
    suggestion: "tabs",
  },
  {
    fault: "versions written as tabs",
    site: mcpUse,
    find: `"versions": [`,
    write: `‸"tabs"‸: [`,
    says: "wrong-type",
    suggestion: "versions",
  },
  {
    fault: "groups that are an object",
    site: kaneo,
    find: `"group": "Migration",\n\t\t\t\t\t\t"pages": ["core/migrations/from-planka"]`,
    write: `"group": "Migration",\n\t\t\t\t\t\t"pages": ‸{ "group": "Planka", "pages": ["core/migrations/from-planka"] }`,
    says: "wrong-type",
  },
  {
    fault: "pages that are one text",
    site: hebo,
    find: `"pages": ["mcp/aikit"]`,
    write: `"pages": ‸"mcp/aikit"‸`,
    says: "wrong-type",
  },
  {
    fault: "pages misspelt",
    site: hebo,
    find: `"pages": ["mcp/aikit"]`,
    write: `‸"page"‸: ["mcp/aikit"]`,
    says: "missing-field",
    suggestion: "pages",
  },
  {
    fault: "groups in a group",
    site: msb,
    find: `"icon": "code",\n            "pages": [`,
    write: `"icon": "code",\n            ‸"groups"‸: [`,
    says: "misplaced-children",
    suggestion: "pages",
  },
  {
    fault: "two lists in a tab",
    site: msb,
    find: `"tab": "Security",\n        "pages": [`,
    write: `"tab": "Security",\n        "groups": [{ "group": "More", "pages": ["configuration"] }],\n        ‸"pages"‸: [`,
    says: "mixed-children",
  },
  {
    fault: "two primary patterns",
    site: "drivemarkets+docs",
    find: `"navigation": {\n    "tabs": [`,
    write: `"navigation": {\n    "pages": ["quickstart"],\n    ‸"tabs"‸: [`,
    says: "several-primary-patterns",
  },
  {
    fault: "a group without a label",
    site: hebo,
    find: `{\n        "group": "Overview",\n        "pages"`,
    write: `‸{\n        "pages"`,
    says: "missing-field",
    words: `This group lacks "group"`,
  },
  {
    fault: "a tab without a label",
    site: kaneo,
    find: `{\n\t\t\t\t"tab": "API Reference",\n`,
    write: `‸{\n`,
    says: "missing-field",
    words: `This tab lacks "tab"`,
  },
  {
    fault: "the label of a tab misspelt",
    site: kaneo,
    find: `"tab": "API Reference"`,
    write: `‸"tabs"‸: "API Reference"`,
    says: "missing-field",
    suggestion: "tab",
  },
  {
    fault: "the label of a product misspelt",
    site: mcpUse,
    find: `"product": "Python SDK"`,
    write: `‸"prodct"‸: "Python SDK"`,
    says: "missing-field",
    suggestion: "product",
  },
  {
    fault: "the label of a dropdown under another name",
    site: trigger,
    find: `"dropdown": "API reference"`,
    write: `‸"title"‸: "API reference"`,
    says: "missing-field",
    suggestion: "dropdown",
  },
  {
    fault: "the label of an anchor misspelt",
    site: tuturuuu,
    find: `"anchor": "Documentation"`,
    write: `‸"ancor"‸: "Documentation"`,
    says: "missing-field",
    suggestion: "anchor",
  },
  {
    fault: "the label of a menu item under another name",
    site: kosli,
    file: "config/navigation.json",
    find: `"item": "API Reference"`,
    write: `‸"name"‸: "API Reference"`,
    says: "missing-field",
    suggestion: "item",
  },
  {
    fault: "the label of a group shortened",
    site: mica,
    find: `"group": "NodeJS"`,
    write: `‸"grp"‸: "NodeJS"`,
    says: "missing-field",
    suggestion: "group",
  },
  {
    fault: "the label of a version misspelt",
    site: mcpUse,
    find: `"version": "V2"`,
    write: `‸"verison"‸: "V2"`,
    says: "missing-field",
    suggestion: "version",
  },
  {
    fault: "a label that is a number",
    site: msb,
    find: `"group": "CLI"`,
    write: `"group": ‸1‸`,
    says: "wrong-type",
    words: "in quotes",
  },
  {
    fault: "a label that is a list",
    site: hebo,
    find: `"group": "Overview"`,
    write: `"group": ‸["Overview"]`,
    says: "wrong-type",
  },
  {
    fault: "an empty label",
    site: hebo,
    find: `"group": "Overview"`,
    write: `"group": ‸""‸`,
    says: "empty-label",
    severity: "info",
  },
  {
    fault: "a group written twice",
    site: hebo,
    find: `{
        "group": "MCP",
        "icon": "square-function",
        "pages": ["mcp/aikit"]
      },`,
    write: `{
        "group": "MCP",
        "icon": "square-function",
        "pages": ["mcp/aikit"]
      },
      {
        "group": "MCP",
        "icon": "square-function",
        "pages": [‸"mcp/aikit"‸]
      },`,
    says: "page-listed-twice",
    severity: "warning",
  },
  {
    fault: "a group in a list of tabs",
    site: "drivemarkets+docs",
    find: `"tab": "API reference",`,
    write: `‸"group"‸: "API reference",`,
    says: "missing-field",
    suggestion: "tab",
  },
  {
    fault: "pages written as tabs",
    site: msb,
    find: `"tab": "Security",\n        "pages": [`,
    write: `"tab": "Security",\n        ‸"tabs"‸: [`,
    says: "wrong-type",
    suggestion: "pages",
  },
  {
    fault: "pages of a group written as groups",
    site: msb,
    find: `"icon": "terminal",\n            "pages": [`,
    write: `"icon": "terminal",\n            ‸"groups"‸: [`,
    says: "wrong-type",
    suggestion: "pages",
  },
];
