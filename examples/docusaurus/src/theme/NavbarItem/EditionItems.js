// The tabs of the version or language of the page, where several of them have no folder of their own.
import React from "react";
import { useActiveDocContext, useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import NavbarItem from "@theme/NavbarItem";

export default function EditionItems({ editions, ...props }) {
  const [pluginId] = Object.keys(useAllDocsData());
  const { activeDoc } = useActiveDocContext(pluginId);
  const found = editions.findIndex(({ sidebars }) => sidebars.includes(activeDoc?.sidebar));
  const edition = Math.max(found, 0);
  return editions[edition].items.map((item, index) => <NavbarItem key={`${edition} ${index}`} {...props} {...item} />);
}
