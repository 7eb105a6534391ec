// The compiled navigation of every fixture that has one.
import { join } from "node:path";
import { compileNavigation, type ResolvedNavigation } from "../../src/index.ts";
import { fixtureCases } from "./fixture-cases.ts";

/** The name of each case with its navigation, in the order of the names. */
export async function compiledFixtures(): Promise<
  readonly { readonly name: string; readonly navigation: ResolvedNavigation }[]
> {
  const compiled = await Promise.all(
    fixtureCases().map(async ({ name, folder, options }) => {
      const { navigation } = await compileNavigation({ ...options, root: join(folder, "input") });
      return navigation === null ? [] : [{ name, navigation }];
    }),
  );
  return compiled.flat();
}
