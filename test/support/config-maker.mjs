// Makes a docs.json with every field that the platform takes, from the tables of the sources or of a build.

const samples = ["Acme", "/a", "https://example.com", "guides", "G-1234567", "phc_1234", "#0F766E", "example.com"];

/** Functions that make values of these tables; `turn` chooses among several forms. */
export function configMaker({ siteFields, divisionFields, divisions, textFormats }) {
  const sampleText = (format) =>
    samples.find((text) => format === undefined || textFormats[format].accepts(text)) ?? "";

  // oxlint-disable-next-line typescript/consistent-return -- each kind returns
  function valueOf(form, turn) {
    switch (form.kind) {
      case "text":
        return sampleText(form.format);
      case "choice":
        return form.of[turn % form.of.length];
      case "boolean":
        return turn % 2 === 0;
      case "number":
        return turn + 1;
      case "list":
        return [valueOf(form.of, turn)];
      case "map":
        return { [form.keys?.[turn % form.keys.length] ?? "key"]: valueOf(form.of, turn) };
      case "object":
        return valuesOf(form.fields, turn);
      case "split":
        return valueOf(turn % 2 === 0 ? form.present : form.absent, turn);
      case "either": {
        const forms = [form.string, form.object, form.list].filter((each) => each !== undefined);
        return valueOf(forms[turn % forms.length], turn);
      }
    }
  }

  const valuesOf = (fields, turn) =>
    Object.fromEntries(Object.entries(fields).map(([name, { form }]) => [name, valueOf(form, turn)]));

  function everyField(turn) {
    // Beside `openapi` the platform ignores it.
    const { asyncapi: _asyncapi, ...ofGroup } = valuesOf(divisionFields.group, turn);
    const group = { ...ofGroup, group: "G", pages: ["a", { group: "H", pages: ["b"] }] };
    const division = (kind) => {
      const { href: _href, graphql: _graphql, sdk: _sdk, ...fields } = valuesOf(divisionFields[kind], turn);
      return kind === "group" ? group : { ...fields, groups: [group] };
    };
    const row = divisions.filter(({ kind }) => kind !== "item")[turn % (divisions.length - 1)];
    const tabs = [
      { tab: "Menu", menu: [division("item")] },
      { tab: "Query", graphql: "schema.graphql" },
      { tab: "Library", sdk: { format: "typedoc", source: "a.json" }, groups: [group] },
      { tab: "Out", href: "https://example.com", align: "end" },
    ];
    const global = {
      anchors: [{ anchor: "A", href: "https://example.com", icon: "book" }],
      tabs: [{ tab: "T", href: "/a" }],
    };
    const list = [division(row.kind), ...(row.list === "tabs" ? tabs : [])];
    return {
      ...valuesOf(siteFields, turn),
      theme: "mint",
      navigation: { [row.list]: list, global, directory: "card" },
    };
  }

  return { valueOf, everyField };
}
