// What does the result say of languages, versions and editions, and of the choice of them at one place?
import { definition, type Schemas } from "./json-schema.ts";
import { aBoolean, anyObject, aText, described, listOf, mark, record, textOrNull } from "./record.ts";

/** Definitions named as the types of the result are. */
export const entryDefinitions: Schemas = {
  LanguageEntry: record(
    { ...languageFields(), default: aBoolean("Whether readers start in it.") },
    {
      ...entryFields(),
      banner: { description: "The banner of this language, as docs.json has it." },
      navbar: { description: "The links of the top bar in this language, as docs.json has them." },
      footer: { description: "The footer in this language, as docs.json has it." },
    },
  ),
  VersionEntry: record(
    { label: aText("Label in the version selector."), default: aBoolean("Whether readers start in it.") },
    entryFields(),
  ),
  Edition: record(
    {
      id: aText("en@v2, en, @v2, or main on a site without languages and versions."),
      language: textOrNull("Code of its language; null on a site without languages."),
      version: textOrNull("Label of its version; null where it has none."),
      default: aBoolean("Whether readers start in it."),
      global: {
        description: "What stands on every page of the edition.",
        ...record(
          { anchors: listOf("Division", "Links on every page: the root's, then those of divisions on the way.") },
          { extra: anyObject("Fields of global outside the contract, untouched.") },
        ),
      },
      tree: described("Division", "The navigation of the edition, from the root down."),
    },
    { href: aText("Its first visible page; absent when there is none.") },
  ),
  VersionOption: record({ label: aText("Label of the version."), ...optionFields() }, optionalOptionFields()),
  LanguageOption: record({ ...languageFields(), ...optionFields() }, optionalOptionFields()),
};

function languageFields(): Schemas {
  return {
    code: aText("The code as docs.json has it."),
    bcp47: aText("The code for hreflang and lang."),
    label: aText("The language's own name."),
    dir: { description: "Direction of its script.", enum: ["ltr", "rtl"] },
  };
}

function entryFields(): Schemas {
  return {
    tag: aText("A badge beside the label."),
    hidden: mark("Not shown to readers."),
    href: aText("Its first visible page; absent when there is none."),
    extra: anyObject("Fields outside the contract, untouched."),
  };
}

function optionFields(): Schemas {
  return {
    default: aBoolean("Whether readers start with it here."),
    edition: textOrNull("Id of the edition it leads to; null for a link out."),
    current: aBoolean("Whether it is the choice that is shown."),
    source: definition("Source"),
  };
}

function optionalOptionFields(): Schemas {
  return {
    tag: aText("A badge beside the label."),
    hidden: mark("Not shown to readers."),
    external: mark("It leads out of the site."),
    href: aText("The first visible page of its branch, or its link out; absent when there is none."),
    extra: anyObject("Fields outside the contract, untouched."),
  };
}
