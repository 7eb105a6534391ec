// Draws the fields of the window of a change.
import type { VNode } from "preact";
import { fieldValues, type AskedForm } from "../model/asked-form.ts";

export interface FormFieldsProps {
  readonly form: AskedForm;
  /** What was typed into each field. */
  readonly typed: readonly (string | undefined)[] | undefined;
  readonly onType: (typed: readonly (string | undefined)[]) => void;
}

export function FormFields({ form, typed = [], onType }: FormFieldsProps): VNode {
  const values = fieldValues(form, typed);
  return (
    <div class="change-fields">
      {form.fields.map(([label], at) => (
        <label key={label}>
          {label}
          <input
            type="text"
            autofocus={at === 0}
            value={values[at]}
            onInput={({ currentTarget: { value } }) =>
              onType(values.map((_, each) => (each === at ? value : typed[each])))
            }
          />
        </label>
      ))}
    </div>
  );
}
