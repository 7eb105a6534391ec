// The theme: that of VitePress, with what navc adds to it.
import { h } from "vue";
import DefaultTheme from "vitepress/theme";
import NavcBanner from "./NavcBanner.vue";
import NavcEditions from "./NavcEditions.vue";
import NavcFooter from "./NavcFooter.vue";
import NavcMore from "./NavcMore.vue";
import { components } from "./components.js";
import { useDiagrams } from "./mermaid.js";
import { useTargets } from "./open-target.js";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet
import "./navc.css";

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "layout-top": () => h(NavcBanner),
      "nav-bar-content-after": () => h(NavcMore),
      "doc-after": () => h(NavcFooter),
    }),
  setup() {
    useDiagrams();
    useTargets();
  },
  enhanceApp({ app }) {
    app.component("NavcEditions", NavcEditions);
    for (const [name, component] of Object.entries(components)) app.component(name, component);
  },
};
