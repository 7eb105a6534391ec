// Which files do editors and other programs find the schemas in? Run after the compiler: it writes beside what that wrote.
import { writeFileSync } from "node:fs";
import { docsSchema } from "../dist/schema/docs-schema.js";
import { navigationSchema } from "../dist/schema/navigation-schema.js";

for (const [name, schema] of Object.entries({ docs: docsSchema(), navigation: navigationSchema() })) {
  writeFileSync(new URL(`../dist/schema/${name}.json`, import.meta.url), `${JSON.stringify(schema)}\n`);
}
