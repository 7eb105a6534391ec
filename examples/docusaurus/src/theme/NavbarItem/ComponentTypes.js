// Adds the menu of languages and versions, and the tabs of each of them, to the items of the navbar.
import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
import EditionItems from "./EditionItems";
import EditionMenu from "./EditionMenu";

export default {
  ...ComponentTypes,
  "custom-navcEditionMenu": EditionMenu,
  "custom-navcEditionItems": EditionItems,
};
