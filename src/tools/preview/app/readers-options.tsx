// Draws what the reader of the preview can try: other settings of docs.json, and hidden pages.
import type { VNode } from "preact";
import type { Settings } from "../model/preview-state.ts";
import { Choice } from "./choice.tsx";
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
