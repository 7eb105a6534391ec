// Which file does the text of a `$ref` name, and may it be read? (D21, D23)
import { kindOfJson } from "../text/json-value.ts";
import { placeOf, type ConfigValue } from "./config-value.ts";
import type { OpenInput } from "./open-config.ts";

/** The root value of the file a `$ref` names; undefined, with a report, when it can't be had. */
export function refTarget(ref: ConfigValue, { limits, report, readFile }: OpenInput): ConfigValue | undefined {
  const place = placeOf(ref);
  if (typeof ref.value !== "string") {
    report("ref-syntax", place, {
      target: JSON.stringify(ref.value),
      problem: `it is ${kindOfJson(ref.value)}, and has to be the path of a JSON file`,
    });
    return undefined;
  }
  const target = ref.value;
  const problem = refusal(target);
  if (problem !== undefined) {
    report("ref-syntax", place, { target, problem });
    return undefined;
  }
  const file = resolveFrom(ref.file, target);
  if (file === undefined) {
    report("ref-outside-root", place, { target });
    return undefined;
  }
  if (ref.chain.includes(file)) {
    report("ref-cycle", place, { chain: [...ref.chain.slice(ref.chain.indexOf(file)), file] });
    return undefined;
  }
  if (ref.chain.length > limits.refHops) {
    report("limit-exceeded", place, {
      what: `A chain of "$ref"s`,
      limit: `${limits.refHops} files`,
      option: "refHops",
    });
    return undefined;
  }
  const read = readFile(file);
  if (read.kind === "missing") report("ref-not-found", place, { target });
  return read.kind === "read" ? { value: read.value, file, pointer: "", chain: [...ref.chain, file] } : undefined;
}

function refusal(target: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return "only files in the docs folder can be referred to";
  if (target.includes("#")) return `a part of a file can't be referred to; give that part a file of its own`;
  if (!/\.json$/i.test(target)) return "only JSON files can be referred to";
  return undefined;
}

function resolveFrom(from: string, target: string): string | undefined {
  const segments = target.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const segment of target.split("/")) {
    if (segment === "..") {
      if (segments.length === 0) return undefined;
      segments.pop();
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}
