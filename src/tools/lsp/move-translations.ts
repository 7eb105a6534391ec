// Asks after a rename whether the same pages in other languages move too, and moves them. (D376)
import { MessageType, type Connection } from "vscode-languageserver";
import { visible } from "../../compiler/text/visible.ts";
import { joinedMoves } from "../../project/change/joined-moves.ts";
import type { PageMove } from "../../project/editing/translated-moves.ts";
import { knownFailure } from "../../project/settings/usage-error.ts";
import { applyRefactoring } from "./apply-refactoring.ts";
import { planReasons } from "../../project/actions/plan-reasons.ts";
import type { SiteSession } from "./site-session.ts";
import { workspaceEdit } from "./workspace-edit.ts";

/** A message of an editor is a line or two. */
const mostNamed = 4;

/** Moves the translations of renamed pages, as far as the writer wants it. */
export async function moveTranslations(
  connection: Connection,
  session: SiteSession,
  moves: readonly PageMove[],
): Promise<void> {
  const { setting } = session.translations;
  if (setting === "ask") {
    const title = "Move them too";
    const question = `navc: the same pages in other languages stay where they are: ${named(moves)}. Move them too, so that readers can still change the language?`;
    const chosen = await connection.window.showInformationMessage(question, { title }, { title: "Not now" });
    if (chosen?.title !== title) return;
  }
  try {
    const site = await session.view(true);
    const plan = await site.plan({ operations: moves });
    site.issued.add(plan.files);
    const edit = await workspaceEdit(plan.files, site, { withFiles: true });
    await applyRefactoring(connection, "Move translations", edit);
    const reasons = planReasons(plan);
    if (reasons.length > 0) warn(connection, `after the move of the translations: ${reasons.join(" ")}`);
  } catch (error) {
    const reason = error instanceof Error ? (knownFailure(error) ?? error.message) : String(error);
    warn(connection, `the translations were not moved: ${reason}`);
  }
}

function warn(connection: Connection, message: string): void {
  void connection.sendNotification("window/showMessage", { type: MessageType.Warning, message: `navc: ${message}` });
}

function named(moves: readonly PageMove[]): string {
  const joined = joinedMoves(moves).map(({ from, to, files }) => {
    const count = files === undefined ? "" : ` (${files} files)`;
    const slash = from.endsWith("/") && !to.endsWith("/") ? "/" : "";
    return `${visible(from)} → ${visible(to)}${slash}${count}`;
  });
  const more = joined.length - mostNamed;
  return joined.slice(0, mostNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
