// Reads the GraphQL schemas that docs.json names, and reports those that can't be read (D112).
import type { GraphqlReference } from "../contract/api-reference.ts";
import { fileAt, otherPlaces, placeOf, textAt } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import { namedText, type NamedTexts } from "./named-text.ts";
import { namedFile, type NamedFile } from "./named-file.ts";
import type { GraphqlCatalog, GraphqlState } from "./graphql-catalog.ts";

/** A schema that docs.json names, and where. */
type NamedSchema = GraphqlReference & { readonly file: string; readonly pointer: string };

/** What to read, and from where. */
export interface GraphqlSources extends NamedTexts {
  readonly schemas: readonly NamedSchema[];
}

/** Reads every schema. Never rejects. */
export async function loadGraphql(sources: GraphqlSources): Promise<GraphqlCatalog> {
  const states = new Map<GraphqlReference, GraphqlState>();
  const targets = sources.schemas.map((named) => ({
    named,
    target: namedFile(named.source, named.file, sources.host),
  }));
  for (const [path, same] of groupBy(targets, ({ target }) => target.path)) {
    const [{ target }] = same as [(typeof same)[number], ...typeof same];
    const state = await stateOf(
      target,
      same.map(({ named }) => named),
      sources,
    );
    for (const { named } of same) states.set(named, { ...state, source: path });
  }
  return { of: (reference) => states.get(reference) ?? { kind: "unread", source: reference.source } };
}

async function stateOf(
  { kind, path }: NamedFile,
  uses: readonly NamedSchema[],
  sources: GraphqlSources,
): Promise<GraphqlState> {
  const unread: GraphqlState = { kind: "unread", source: path };
  const [place, ...others] = uses.map(placeOf);
  const related = otherPlaces(others, "also named here");
  if (kind === "remote") return { kind: "remote", source: path };
  if (kind === "outside") sources.report("spec-outside-root", place!, { target: path }, { related });
  if (kind === "missing") sources.report("spec-not-found", place!, { word: path, uses: uses.length }, { related });
  if (kind !== "file") return unread;
  return (await readFile(path, sources)) ?? unread;
}

async function readFile(path: string, sources: GraphqlSources): Promise<GraphqlState | undefined> {
  const { report } = sources;
  const text = namedText(path, "schema", sources);
  if (text === undefined) return undefined;
  // A site without a schema loads no parser for it.
  const { readGraphqlSchema } = await import("./graphql-schema.ts");
  const read = readGraphqlSchema(text);
  if (read.kind === "read") return { kind: "read", source: path, schema: read.schema };
  if (read.kind === "limit") report("graphql-unread", fileAt(path), { schema: path, problem: read.problem });
  else {
    report("spec-syntax", textAt(path, read.start, read.end), { spec: path, problem: read.problem });
  }
  return undefined;
}
