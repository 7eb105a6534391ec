// What the fixtures compile to, once for all test files that share a thread.
import { join } from "node:path";
import { compileNavigation, type CompileResult, type ResolvedNavigation } from "../../src/index.ts";
import { fixtureCases, type FixtureCase } from "./fixture-cases.ts";

const results = new Map<string, Promise<CompileResult>>();

/** The result of a case. Nobody may change it. */
export function compiledFixture({ name, folder, options }: FixtureCase): Promise<CompileResult> {
  const result = results.get(name) ?? compileNavigation({ ...options, root: join(folder, "input") });
  results.set(name, result);
  return result;
}

/** The name of each case that has a navigation, with it, in the order of the names. */
export async function compiledFixtures(): Promise<
  readonly { readonly name: string; readonly navigation: ResolvedNavigation }[]
> {
  const compiled = await Promise.all(
    fixtureCases().map(async (fixture) => ({ name: fixture.name, ...(await compiledFixture(fixture)) })),
  );
  return compiled.flatMap(({ name, navigation }) => (navigation === null ? [] : [{ name, navigation }]));
}
