// The components of docs.json pages, for the theme of VitePress. Change them as you like.
import { withBase } from "vitepress";
import { Fragment, h, ref } from "vue";

/** A component that draws a box around its content. */
const box = (draw, props = []) => ({
  props,
  render() {
    return draw(this, this.$slots.default?.());
  },
});

/** True for an attribute that is there, also without a value, which Vue gives as "". */
const isSet = (value) => value !== undefined && value !== false && value !== "false";

const callout = (kind, title) =>
  box(
    ({ title: own }, content) =>
      h("div", { class: ["custom-block", kind] }, [h("p", { class: "custom-block-title" }, own ?? title), content]),
    ["title"],
  );

const inSite = (address) => (address.startsWith("/") ? withBase(address) : address);
/** True for a picture of the site; nothing is loaded from other servers. */
const isPicture = (icon) => /^(?:\/(?!\/)|data:image\/)/.test(icon ?? "");

/** An icon; `navc export` writes its drawing beside the name of one that it knows. */
const iconOf = ({ icon, iconDrawing, color, size }) => {
  const style = { color, fontSize: size && `${parseFloat(size) / 16}rem` };
  if (iconDrawing)
    return h("span", {
      class: "navc-drawing",
      style: { ...style, "--drawing": `url("${iconDrawing}")` },
      "aria-hidden": "true",
    });
  return isPicture(icon) ? h("img", { class: "navc-drawing", src: withBase(icon), alt: "", style }) : undefined;
};

const cardAttributes = (href) => ({ class: "navc-box navc-card no-icon", href: href || undefined });

/**
 * The title is the link, and the style sheet lets it cover the card: no link may be in another one, and the text may have links. VitePress
 * would draw its sign of external links with what covers the card.
 */
const Card = box(
  ({ title, href, img, cta, icon, iconDrawing, color }, content) =>
    h(href && !title ? "a" : "div", cardAttributes(href && !title && inSite(href)), [
      img && h("img", { src: inSite(img), alt: "" }),
      iconOf({ icon, iconDrawing, color }),
      title && h("strong", href ? h("a", { class: "no-icon", href: inSite(href) }, title) : title),
      h("div", content),
      cta && h("span", { class: "navc-cta" }, cta),
    ]),
  ["title", "href", "icon", "iconDrawing", "color", "horizontal", "img", "cta"],
);
const grid = box(
  ({ cols }, content) => h("div", { class: "navc-grid", style: { "--cols": cols ?? 2 } }, content),
  ["cols"],
);
const plain = box((_, content) => h("div", content));

const Accordion = box(
  ({ title, description, defaultOpen, icon, iconDrawing }, content) =>
    h("details", { class: "details custom-block", open: isSet(defaultOpen) || undefined }, [
      h("summary", [iconOf({ icon, iconDrawing }), " ", title ?? description ?? "More"]),
      content,
    ]),
  ["title", "description", "defaultOpen", "icon", "iconDrawing"],
);

const field = (names) =>
  box(
    (props, content) => {
      const name = names.map((each) => props[each]).find((each) => each);
      const marks = [
        props.type,
        isSet(props.required) && "required",
        isSet(props.deprecated) && "deprecated",
        props.default && `default: ${props.default}`,
      ];
      return h("div", { class: "navc-field" }, [
        h("code", name),
        ...marks.filter(Boolean).map((mark) => h("span", { class: "navc-tag" }, mark)),
        h("div", content),
      ]);
    },
    [...names, "type", "required", "deprecated", "default"],
  );

/** The tags of an update: a list, or one text. */
const tagLine = (tags) => {
  const all = [tags ?? []].flat();
  return (
    all.length > 0 &&
    h(
      "p",
      all.map((tag) => h("span", { class: "navc-tag" }, String(tag))),
    )
  );
};

const Step = box(
  ({ title }, content) => h("li", [title && h("strong", title), h("div", content)]),
  ["title", "icon", "iconDrawing"],
);
const Tab = plain;

/** The tabs are the content, so they are looked for in it. */
const tabsIn = (nodes = []) =>
  nodes.flatMap((node) => (node.type === Fragment ? tabsIn(node.children) : node.type === Tab ? [node] : []));
const Tabs = {
  setup(_, { slots }) {
    const active = ref(0);
    return () => {
      const tabs = tabsIn(slots.default?.());
      return h("div", { class: "navc-tabs" }, [
        h(
          "div",
          { role: "tablist" },
          tabs.map((tab, index) => tabButton(tab, index, active)),
        ),
        ...tabs.map((tab, index) => h("div", { role: "tabpanel", hidden: index !== active.value || undefined }, [tab])),
      ]);
    };
  },
};

const tabButton = (tab, index, active) =>
  h(
    "button",
    { role: "tab", "aria-selected": index === active.value, onClick: () => (active.value = index) },
    tab.props?.title ?? `Tab ${index + 1}`,
  );

export const components = {
  Note: callout("info", "Note"),
  Info: callout("info", "Info"),
  Callout: callout("info", "Note"),
  Tip: callout("tip", "Tip"),
  Check: callout("tip", "Check"),
  Warning: callout("warning", "Warning"),
  Danger: callout("danger", "Danger"),
  Card,
  Tile: Card,
  CardGroup: grid,
  Columns: grid,
  Column: plain,
  Tabs,
  Tab,
  Steps: box((_, content) => h("ol", { class: "navc-steps" }, content)),
  Step,
  Accordion,
  AccordionGroup: plain,
  Expandable: Accordion,
  ParamField: field(["path", "query", "body", "header", "name"]),
  ResponseField: field(["name"]),
  Frame: box(
    ({ caption }, content) => h("figure", { class: "navc-frame" }, [content, caption && h("figcaption", caption)]),
    ["caption"],
  ),
  Update: box(
    ({ label, description, tags }, content) =>
      h("section", [h("h2", label), description && h("p", h("em", description)), tagLine(tags), content]),
    ["label", "description", "tags"],
  ),
  Tooltip: box(({ tip }, content) => h("abbr", { title: tip }, content), ["tip", "headline", "cta", "href"]),
  Icon: box((props) => iconOf(props), ["icon", "iconDrawing", "size", "color", "iconType"]),
  Latex: box((_, content) => h("code", content)),
  Panel: plain,
  View: plain,
  Prompt: plain,
  Mermaid: plain,
  Video: box(() => null),
};
