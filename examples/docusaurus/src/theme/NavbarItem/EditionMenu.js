// The menu of languages or versions: each choice leads to the same page there, or to what is nearest to it.
import React from "react";
import { useLocation } from "@docusaurus/router";
import { useActiveDocContext, useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import DropdownNavbarItem from "@theme/NavbarItem/DropdownNavbarItem";
import { choicesAt } from "./editionChoices";

export default function EditionMenu({ kind, editions, pages, ...props }) {
  const { pathname } = useLocation();
  const path = decodeURI(pathname).replace(/(?<=.)\/$/, "");
  const [pluginId] = Object.keys(useAllDocsData());
  const { activeDoc } = useActiveDocContext(pluginId);
  const isPage = activeDoc !== undefined && !activeDoc.id.startsWith("navc-redirects/");
  // On the page for addresses that are not known, and on one that leads on, choices lead to the first page of each edition.
  const choices = isPage
    ? choicesAt({ editions, pages }, path)
    : editions[0].choices.map((choice) => ({ ...choice, target: choice.href }));
  if (choices.length < 2) return null;
  const items = choices
    .filter(({ current, target }) => current || target !== undefined)
    .map(({ label, tag, lang, current, elsewhere, target }) => ({
      label: tag ? `${label} (${tag})` : label,
      lang,
      // Another language is another build: the router of this one does not know its pages.
      to: current && isPage ? path : elsewhere ? `pathname://${target}` : target,
      target: elsewhere ? "_self" : undefined,
      autoAddBaseUrl: false,
      className: current ? "dropdown__link--active" : undefined,
      "data-choice": label,
      isActive: () => current === true,
    }));
  const label = choices.find(({ current }) => current)?.label ?? choices[0].label;
  return <DropdownNavbarItem {...props} data-menu={kind} label={label} items={items} />;
}
