// Draws the choices that a change has: in all languages, in all versions, and where readers are sent.
import type { VNode } from "preact";
import { readersQuestion, type ChangeChoices } from "../model/change-choices.ts";
import type { WantedEditions } from "../../../project/change/same-divisions.ts";
import type { WantedChange } from "../model/wanted-change.ts";
import { ReadersField } from "./readers-field.tsx";

export interface ChangeChoicesFormProps {
  readonly wanted: WantedChange;
  /** Undefined if they are not known yet, or any more. */
  readonly editions: WantedEditions | undefined;
  readonly choices: ChangeChoices;
  /** Where the readers of a lost address could be sent. */
  readonly guess: string | undefined;
  readonly onChoose: (choices: ChangeChoices) => void;
}

export function ChangeChoicesForm({ wanted, editions, choices, guess, onChoose }: ChangeChoicesFormProps): VNode {
  const question = readersQuestion(wanted);
  const { readers: _, ...others } = choices;
  return (
    <div class="change-choices">
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
      {(["languages", "versions"] as const).map(
        (name) =>
          // What was chosen can be taken back, whatever became of its plan.
          (choices[name] === true || editions?.[name] === true) && (
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
    </div>
  );
}
