// Draws what the reader of the preview can try: other settings of docs.json, and hidden pages.
import type { VNode } from "preact";
import type { Settings } from "../preview-state.ts";
import { usePreview } from "./preview-context.ts";

export function ReadersOptions(): VNode {
  const { state, act } = usePreview();
  const { drilldown, eyebrows, hidden } = state.settings;
  const set = (settings: Partial<Settings>): void => act({ kind: "set", settings });
  return (
    <div class="options">
      <Choice
        label="Groups"
        hint="What a click on the title of a group does"
        value={drilldown}
        options={[
          ["docs.json", "as docs.json"],
          ["true", "open first page"],
          ["false", "open and close"],
        ]}
        onChoose={(value) => set({ drilldown: value })}
      />
      <Choice
        label="Above the title"
        hint="What is shown above the title of a page"
        value={eyebrows}
        options={[
          ["docs.json", "as docs.json"],
          ["breadcrumbs", "breadcrumbs"],
          ["section", "section"],
        ]}
        onChoose={(value) => set({ eyebrows: value })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={hidden}
          onChange={({ currentTarget }) => set({ hidden: currentTarget.checked })}
        />
        Hidden pages
      </label>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, hint, value, options, onChoose }: ChoiceProps<Value>): VNode {
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
