// Draws the choices that a change has: in all languages, in all versions, and where readers are sent.
import type { VNode } from "preact";
import { readersQuestion, type ChangeChoices, type EditionChoices } from "../model/change-choices.ts";
import type { WantedChange } from "../model/wanted-change.ts";
import { ReadersField } from "./readers-field.tsx";

export interface ChangeChoicesFormProps {
  readonly wanted: WantedChange;
  readonly editions: EditionChoices;
  readonly choices: ChangeChoices;
  /** Where the readers of a lost address could be sent. */
  readonly guess: string | undefined;
  readonly onChoose: (choices: ChangeChoices) => void;
}

export function ChangeChoicesForm({
  wanted,
  editions,
  choices,
  guess,
  onChoose,
}: ChangeChoicesFormProps): VNode | null {
  const question = readersQuestion(wanted);
  const { readers: _, ...others } = choices;
  if (!editions.languages && !editions.versions && question === undefined) return null;
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
      {question !== undefined && (
        <ReadersField
          value={choices.readers ?? ""}
          proposed={question.proposed}
          guess={guess}
          from={question.from}
          isNeeded={question.isNeeded}
          isDisabled={choices.readers === null}
          onType={(readers) => onChoose(readers.trim() === "" ? others : { ...others, readers })}
        />
      )}
      {question?.allowsNowhere === true && (
        <label>
          <input
            type="checkbox"
            checked={choices.readers === null}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { ...others, readers: null } : others)}
          />
          Send them nowhere
        </label>
      )}
    </div>
  );
}
