// Knows the tags that other programs have in their YAML, and runs nothing for them.
import { CORE_SCHEMA, Type, type Schema } from "js-yaml";

const mergeKey = new Type("tag:yaml.org,2002:merge", {
  kind: "scalar",
  resolve: (key: unknown) => key === "<<" || key === null,
});

/** `!ENV [HOST, "example.org"]` stays a list, `!!python/name:x.y` is an empty text. */
const foreignTags = ["!", "tag:yaml.org,2002:python/"].flatMap((tag) =>
  (["scalar", "sequence", "mapping"] as const).map(
    (kind) => new Type(tag, { kind, multi: true, construct: (value: unknown) => value ?? "" }),
  ),
);

/** The core schema of YAML 1.2 with merge keys, in which values with tags of other programs are those values without the tags. */
export const taggedSchema: Schema = CORE_SCHEMA.extend({ implicit: [mergeKey], explicit: foreignTags });
