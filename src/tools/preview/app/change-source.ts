// Asks the server of the preview to change files: with the token that it has put into the page. (D395)
import { tokenHeader, tokenName, type DoneChange, type ShownPlan, type WantedChange } from "../model/wanted-change.ts";

/** What can be changed. Each function rejects with a sentence. */
export interface ChangeSource {
  /** What would be done. Nothing is written. */
  readonly plan: (wanted: WantedChange) => Promise<ShownPlan>;
  /** Writes a plan. */
  readonly apply: (id: string) => Promise<DoneChange>;
  /** Undoes this change, and never another one. */
  readonly undo: (id: string) => Promise<DoneChange>;
}

/** The changes that the server allows; undefined if it only reads. */
export function changeSource(): ChangeSource | undefined {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${tokenName}"]`)?.content;
  if (token === undefined) return undefined;
  const ask = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const response = await fetch(`/change/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [tokenHeader]: token },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Error("The server of the preview no longer answers. Start navc preview again.");
    });
    if (!response.ok) throw new Error((await response.text()).trim());
    return (await response.json()) as Answer;
  };
  return {
    plan: (wanted) => ask("plan", wanted),
    apply: (id) => ask("apply", { id }),
    undo: (id) => ask("undo", { id }),
  };
}
