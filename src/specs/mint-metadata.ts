// Is what `x-mint.metadata` says of the page of the type it has to be? (D8)
import { hrefProblem } from "../contract/href.ts";
import { describeJson, isJsonObject } from "../text/json-value.ts";
import { childOf, type SpecReading, type SpecValue } from "./spec-value.ts";

const textFields: readonly string[] = ["title", "sidebarTitle", "description", "tag", "url"];
const switchFields: readonly string[] = ["deprecated", "hidden", "noindex"];

/** Tells each field that sets something on the page and can't, as its value is of another type; it is passed on as it is. */
export function checkMetadata(metadata: SpecValue, { complain }: SpecReading): void {
  const check = (name: string, expected: string, fits: (value: unknown) => boolean): void => {
    const field = childOf(metadata, name);
    if (field === undefined || field.value === null || fits(field.value)) return;
    complain(field, `"${name}" is ${describeJson(field.value)}, and has to be ${expected}`);
  };
  for (const name of textFields) check(name, "a string", (value) => typeof value !== "object");
  for (const name of switchFields) check(name, "true or false", (value) => typeof value === "boolean");
  check("icon", `a name, or an object with "name"`, (value) => typeof value === "string" || isJsonObject(value));
  const url = childOf(metadata, "url");
  const problem = typeof url?.value === "string" && url.value.trim() !== "" ? hrefProblem(url.value) : undefined;
  if (url !== undefined && problem !== undefined) complain(url, `"url" can't be used as a link: ${problem}`);
}
