// The theme: that of VitePress, with what navc adds to it.
import DefaultTheme from "vitepress/theme";
import NavcEditions from "./NavcEditions.vue";
import { components } from "./components.js";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet
import "./navc.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("NavcEditions", NavcEditions);
    for (const [name, component] of Object.entries(components)) app.component(name, component);
  },
};
