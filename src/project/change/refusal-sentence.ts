// Says why a plan should not be carried out where nobody types commands: in the preview, and to an agent. (D502)
import type { Refusal } from "./edit-plan.ts";

/** The sentence of a refusal without the command that it names. */
export function refusalSentence(refusal: Refusal): string {
  const { message } = refusal;
  if (refusal.kind !== "edition") return message;
  const command = `: navc rm --group "${refusal.label}".`;
  return message.endsWith(command) ? `${message.slice(0, -command.length)}.` : message;
}
