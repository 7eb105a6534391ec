// Draws a list of values, one of which is chosen.
import type { VNode } from "preact";

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What is shown under the pointer. */
  readonly hint?: string;
  readonly value: Value;
  /** Each value with its text. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({ label, hint, value, options, onChoose }: ChoiceProps<Value>): VNode {
  return (
    <label class="choice" title={hint}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
