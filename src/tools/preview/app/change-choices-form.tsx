// Draws the choices that a change has: in all languages, in all versions, and where readers are sent.
import type { VNode } from "preact";
import { asksReaders, type ChangeChoices, type EditionChoices } from "../model/change-choices.ts";
import type { WantedChange } from "../model/wanted-change.ts";

export interface ChangeChoicesFormProps {
  readonly wanted: WantedChange;
  readonly editions: EditionChoices;
  readonly choices: ChangeChoices;
  /** Where the readers of a lost address could be sent. */
  readonly proposed: string | undefined;
  readonly onChoose: (choices: ChangeChoices) => void;
}

export function ChangeChoicesForm({
  wanted,
  editions,
  choices,
  proposed,
  onChoose,
}: ChangeChoicesFormProps): VNode | null {
  const hasReaders = asksReaders(wanted);
  if (!editions.languages && !editions.versions && !hasReaders) return null;
  return (
    <div class="change-choices">
      {(["languages", "versions"] as const).map(
        (name) =>
          editions[name] && (
            <label key={name}>
              <input
                type="checkbox"
                checked={choices[name] === true}
                onChange={({ currentTarget }) => onChoose({ ...choices, [name]: currentTarget.checked })}
              />
              In all {name}
            </label>
          ),
      )}
      {hasReaders && (
        <>
          <label>
            Send readers to
            <input
              type="text"
              placeholder={proposed ?? "a page or an address; empty: as navc proposes"}
              value={choices.readers ?? ""}
              disabled={choices.readers === null}
              onChange={({ currentTarget }) => {
                const { readers: _, ...others } = choices;
                const readers = currentTarget.value.trim();
                onChoose(readers === "" ? others : { ...others, readers });
              }}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={choices.readers === null}
              onChange={({ currentTarget }) => {
                const { readers: _, ...others } = choices;
                onChoose(currentTarget.checked ? { ...others, readers: null } : others);
              }}
            />
            Send them nowhere
          </label>
        </>
      )}
    </div>
  );
}
