// Adds the menu of languages and versions to the items of the navbar.
import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
import EditionMenu from "./EditionMenu";

export default { ...ComponentTypes, "custom-navcEditionMenu": EditionMenu };
