// Knows the tags that other programs have in their YAML, and runs nothing for them.
import { CORE_SCHEMA, Type, type Schema } from "js-yaml";

const mergeKey = new Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (key: unknown) => key === "<<" || key === null,
});

const kinds = ["scalar", "sequence", "mapping"] as const;
const python = "tag:yaml.org,2002:python/";

/** `!ENV [HOST, "example.org"]` stays a list. */
const foreignTags = kinds.map(
  (kind) => new Type("!", { kind, multi: true, construct: (value: unknown) => value ?? "" }),
);

/** `!!python/name:x.y` is the text "x.y", and `!!python/object/apply:x.y [1]` is `{ "x.y": [1] }`; `!!python/tuple [1]` stays a list. (D422) */
const pythonTags = kinds.map(
  (kind) =>
    new Type(python, {
      kind,
      multi: true,
      construct: (value: unknown, tag?: string) => {
        const [, form, name = ""] = /^(name|object[^:]*):(.+)$/.exec(tag?.slice(python.length) ?? "") ?? [];
        if (form === undefined) return value ?? "";
        return form === "name" ? name : Object.fromEntries([[name, value ?? ""]]);
      },
    }),
);

/** The core schema of YAML 1.2 with merge keys, in which values with tags of other programs are values of their own, without the tags. */
export const taggedSchema: Schema = CORE_SCHEMA.extend({
  implicit: [mergeKey],
  explicit: [...foreignTags, ...pythonTags],
});
