// Refuses arguments that a tool does not have: a misspelt dryRun would write. (D524)
import { z } from "zod";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { siteText } from "./answer.ts";
import type { AgentTool, Fields } from "./agent-tool.ts";

/** The schema of the arguments of a tool. Its message for others names each with the nearest one, or with all that there are. */
export function strictInput({ name, input }: Pick<AgentTool, "name" | "input">): z.ZodObject<Fields, z.core.$strict> {
  const known = Object.keys(input);
  return z.strictObject(input, {
    error: (issue) => (issue.code === "unrecognized_keys" ? unknownWords(name, issue.keys, known) : undefined),
  });
}

const mostNamed = 5;

function unknownWords(tool: string, unknown: readonly string[], known: readonly string[]): string {
  const sentences = unknown.slice(0, mostNamed).map((each) => {
    // Two letters that changed places are two steps.
    const meant = nearest(each, known, Math.max(each.length < 4 ? 1 : 2, Math.floor(each.length / 3)));
    const advice = meant === undefined ? ` It takes ${known.map((one) => `"${one}"`).join(", ")}.` : didYouMean(meant);
    return `${tool} has no argument "${siteText(each, 60)}".${advice}`;
  });
  return [...sentences, "Nothing was done."].join(" ");
}
