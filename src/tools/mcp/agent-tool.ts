// Defines a tool for agents.
import type { z } from "zod";
import type { AgentSite } from "./agent-site.ts";
import type { Answer } from "./answer.ts";

/** The fields of an input or an answer. */
export type Fields = z.ZodRawShape;

/** What an input has. */
export type InputOf<Input extends Fields> = z.infer<z.ZodObject<Input>>;

/** A tool: what a model reads to choose it, what it takes, and what it does. */
export interface AgentTool<Input extends Fields = Fields> {
  readonly name: string;
  readonly title: string;
  /** What it does, and when to use it. */
  readonly description: string;
  readonly input: Input;
  /** The fields of its structured answer. */
  readonly output: Fields;
  /** `reads`: nothing changes. `writes`: files change. `removes`: files may be removed. */
  readonly effect: "reads" | "writes" | "removes";
  readonly run: (site: AgentSite, input: InputOf<Input>) => Promise<Answer>;
}

/** The same tool, so that the type of its input follows from its fields. */
export function agentTool<Input extends Fields>(tool: AgentTool<Input>): AgentTool {
  return tool as unknown as AgentTool;
}
