// Which values have one form wherever they stand in docs.json?
import { fieldNotes, type PlainField } from "./field-notes.ts";
import { definition, when, type JsonSchema, type Note, type Schemas } from "./json-schema.ts";
import { anyFilledText, filledText, flag, object, requires, text } from "./schema-forms.ts";

/** Definitions of the fields that most divisions share, named as the fields are. */
export function valueDefinitions(): Schemas {
  return {
    icon: icon(fieldNotes.icon),
    tag: text(fieldNotes.tag),
    description: text(fieldNotes.description),
    hidden: flag(fieldNotes.hidden),
    href: text(fieldNotes.href),
    root: text(fieldNotes.root),
    expanded: flag(fieldNotes.expanded),
    default: flag(fieldNotes.default),
    openapi: specs(fieldNotes.openapi),
    asyncapi: specs(fieldNotes.asyncapi),
    spec: spec(),
  };
}

/** Properties that stand for definitions of their own name. */
export function properties(names: readonly PlainField[]): Schemas {
  return Object.fromEntries(names.map((name): [string, JsonSchema] => [name, definition(name)]));
}

function icon(note: Note): JsonSchema {
  const fields = {
    name: text({ description: "Name of the icon.", examples: ["book"] }),
    style: { description: "Style of the icon, where its library has several.", examples: ["solid"] },
    library: { description: "Library of the icon.", examples: ["lucide"] },
  };
  return { ...note, ...when({ type: "object" }, object(fields, [requires("name")]), { type: "string" }) };
}

/** A path, an object, or a list of both (§2.11, D9). */
function specs(note: Note): JsonSchema {
  return {
    ...note,
    ...when({ type: "array" }, { type: "array", items: definition("spec") }, definition("spec")),
  };
}

function spec(): JsonSchema {
  const fields = {
    source: filledText({
      description: "Path of the file from the docs folder, or its address.",
      examples: ["openapi.json"],
    }),
    directory: text({
      description: "First part of the addresses of the pages that are made. Without it: api-reference.",
      examples: ["api"],
    }),
  };
  return {
    description: "A path, an address, or an object with source and directory.",
    examples: ["openapi.json", { source: "openapi.json", directory: "api" }],
    ...when({ type: "object" }, object(fields, [requires("source")]), anyFilledText),
  };
}
