// What does the result say of a page and of the places where it is shown?
import { definition, when, type Schemas } from "./json-schema.ts";
import { aBoolean, anyObject, aText, icon, listOf, mark, record, textOrNull, texts } from "./record.ts";

const channel = aText("The channel of an AsyncAPI file.");

/** Definitions named as the types of the result are. */
export const pageDefinitions: Schemas = {
  Page: record(
    {
      href: aText("Its address inside the site, from /."),
      path: aText("Its path as page entries write it, without extension."),
      file: textOrNull("Path of its file from the docs folder; null when it is generated or missing."),
      title: aText("Its title."),
      key: aText("Pages with the same key are the same page in different editions."),
      language: textOrNull("Code of its language; null when it is not under one."),
      version: textOrNull("Label of its version; null when it is not under one."),
      placements: listOf("Placement", "Where it is shown; a static build renders the first."),
    },
    {
      sidebarTitle: aText("A title for the sidebar."),
      description: aText("What it is about."),
      icon,
      tag: aText("A badge beside its label."),
      deprecated: mark("It is marked as deprecated."),
      hidden: mark("Not shown to readers."),
      noindex: mark("Not for search engines."),
      url: aText("Where it leads in place of content."),
      missing: mark("An entry without a file."),
      operation: {
        description: "The operation of a spec that it describes.",
        ...when(
          { type: "object", required: ["unresolved"], properties: { unresolved: true } },
          definition("UnresolvedOperation"),
          definition("ResolvedOperation"),
        ),
      },
      frontmatter: anyObject("The front matter keys without a field of their own, as plain JSON."),
    },
  ),
  ResolvedOperation: record(
    {
      ...operationFields(),
      operationId: textOrNull("As in the spec; null when there is none."),
      summary: textOrNull("As in the spec; null when there is none."),
      deprecated: aBoolean("As in the spec."),
      tags: texts("As in the spec."),
      file: aText("The file that holds the operation object."),
      pointer: aText("JSON pointer to the operation object in that file."),
    },
    { channel },
  ),
  UnresolvedOperation: record(
    {
      ...operationFields(),
      unresolved: { description: "The operation is not known, so here is all that its entry says.", const: true },
    },
    { channel },
  ),
  Placement: record(
    {
      editions: texts("Ids of the editions that show it here."),
      node: textOrNull("Id of its node in the tree; null when it is in no list."),
      sidebar: aText("Id of the division whose sidebar is shown beside it."),
      trail: texts("Ids of the divisions above it, outermost first."),
      prev: textOrNull("Href of the page before it in its sidebar."),
      next: textOrNull("Href of the page after it in its sidebar."),
    },
    {
      breadcrumbs: listOf("Breadcrumb", "The labels above it, outermost first, with where they lead."),
      section: aText("The innermost of its breadcrumbs."),
    },
  ),
  Breadcrumb: record({ label: aText("What readers see.") }, { href: aText("Where it leads.") }),
};

function operationFields(): Schemas {
  return {
    spec: aText("The spec as docs.json names it; empty where an unresolved operation is of none that is known."),
    method: aText("In upper case, or WEBHOOK; empty for a channel."),
    path: textOrNull("As the spec writes it; null for a webhook or channel."),
    webhook: textOrNull("Name of the webhook; null for all else."),
  };
}
