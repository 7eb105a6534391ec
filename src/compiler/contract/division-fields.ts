// The forms that the fields of divisions have on the platform. Lists of divisions have none here: their elements are divisions.
import { asyncapiForm, graphqlForm, openapiForm, sdkForm } from "./api-forms.ts";
import { directoryLayouts } from "./directory-layout.ts";
import { divisionKinds, type DivisionKind } from "./divisions.ts";
import { noteOfField } from "./field-notes.ts";
import type { FieldOwner } from "./fields.ts";
import { colorPair, iconForm } from "./icon-form.ts";
import { languages } from "./languages.ts";
import { banner, footer, navbar } from "./header-fields.ts";
import {
  choiceOf,
  field,
  flag,
  number,
  objectOf,
  text,
  textForm,
  type ObjectForm,
  type ValueFields,
  type ValueForm,
} from "./value-form.ts";

interface Row {
  readonly form: ValueForm;
  /** The owners on which the platform reads it; elsewhere it ignores it. */
  readonly on: readonly FieldOwner[];
  /** What an editor says of it, where the table of fields has no note. */
  readonly description?: string;
}

const all = divisionKinds;
const allButGroups = divisionKinds.filter((kind) => kind !== "group");
const switches: readonly DivisionKind[] = ["product", "dropdown", "anchor"];
/** On the platform Ukrainian has one code. */
const codes = [...languages.keys()].filter((code) => code !== "ua");

const labels = Object.fromEntries(
  divisionKinds.map((kind): [string, Row] => {
    const form = kind === "language" ? choiceOf("a language code", codes) : textForm("filled");
    return [kind, { form, on: [kind] }];
  }),
);

const rows: Readonly<Record<string, Row>> = {
  ...labels,
  icon: { form: iconForm, on: ["product", "dropdown", "tab", "anchor", "item", "group"] },
  tag: { form: text, on: ["version", "group"] },
  description: { form: text, on: ["product", "dropdown", "item"] },
  hidden: { form: flag, on: all },
  href: { form: textForm("link"), on: allButGroups },
  root: { form: textForm("filled"), on: ["group"] },
  openapi: { form: openapiForm, on: all },
  asyncapi: { form: asyncapiForm, on: all },
  graphql: { form: graphqlForm, on: ["tab"] },
  sdk: { form: sdkForm, on: ["tab", "group"] },
  expanded: { form: flag, on: ["group"] },
  directory: { form: choiceOf("a layout", directoryLayouts), on: ["root", ...all] },
  default: { form: flag, on: ["language", "version"] },
  banner: { form: banner.form, on: ["language"] },
  navbar: { form: navbar.form, on: ["language"] },
  footer: { form: footer.form, on: ["language"] },
  searchable: {
    form: flag,
    on: ["tab", "group"],
    description: "On a hidden tab or group: whether search, sitemap and llms.txt have its pages.",
  },
  public: { form: flag, on: ["group"], description: "Whether everybody may read its pages." },
  boost: { form: number, on: ["group"], description: "How much higher its pages are among the results of a search." },
  name: { form: text, on: ["product"], description: "Name of the product where it is shown in full." },
  color: { form: colorPair, on: switches, description: "Its color, on light and on dark pages." },
  align: {
    form: choiceOf("an end", ["start", "end"]),
    on: ["tab"],
    description: "At which end of the top bar the tab is.",
  },
};

/** The fields that the platform reads on an owner, except lists and `global`. */
export const divisionFields: Readonly<Record<Exclude<FieldOwner, "global">, ValueFields>> = {
  root: fieldsOf("root"),
  language: fieldsOf("language"),
  version: fieldsOf("version"),
  product: fieldsOf("product"),
  dropdown: fieldsOf("dropdown"),
  tab: fieldsOf("tab"),
  anchor: fieldsOf("anchor"),
  item: fieldsOf("item"),
  group: fieldsOf("group"),
};

function fieldsOf(owner: FieldOwner): ValueFields {
  const own = Object.entries(rows).filter(([, { on }]) => on.includes(owner));
  return Object.fromEntries(
    own.map(([name, { form, description }]) => [
      name,
      field(form, description ?? noteOfField(name)?.description ?? ""),
    ]),
  );
}

/** The lists of `global`: links that are on every page. */
export const globalLists = ["languages", "versions", "tabs", "dropdowns", "anchors", "products"] as const;

/** The lists that can't be empty where `navigation` has nothing else. */
export const listsToFill: readonly string[] = ["languages", "versions", "tabs", "anchors", "groups"];

/** What a tab can have beside `graphql` or `sdk`. */
export const besideReference: readonly string[] = [
  ...Object.keys(divisionFields.tab).filter((name) => name !== "href" && !isSource(name)),
  "groups",
];

/** The links of `global`: label and address are required, and nothing gives them pages. */
export const linkForms: Readonly<Record<DivisionKind, ObjectForm>> = {
  language: linkForm("language"),
  version: linkForm("version"),
  product: linkForm("product"),
  dropdown: linkForm("dropdown"),
  tab: linkForm("tab"),
  anchor: linkForm("anchor"),
  item: linkForm("item"),
  group: linkForm("group"),
};

function linkForm(kind: DivisionKind): ObjectForm {
  const own = Object.entries(divisionFields[kind]).filter(([name]) => !isSource(name));
  return objectOf(
    Object.fromEntries(
      own.map(([name, row]) => [name, name === kind || name === "href" ? { ...row, required: true } : row]),
    ),
  );
}

function isSource(name: string): boolean {
  return name === "openapi" || name === "asyncapi" || name === "graphql" || name === "sdk";
}
