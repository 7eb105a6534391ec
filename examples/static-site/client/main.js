// What needs a script? Each part works on what it finds in the page; without scripts everything can still be read.
import { setUpBanner } from "./banner.js";
import { setUpChoices } from "./choices.js";
import { setUpCopying } from "./copying.js";
import { showLastEdition } from "./editions.js";
import { setUpHeadings } from "./headings.js";
import { setUpMenus } from "./menus.js";
import { setUpSearch } from "./search.js";
import { setUpThemeToggle } from "./theme-toggle.js";

setUpHeadings();
setUpChoices();
await showLastEdition();
setUpMenus();
setUpBanner();
setUpThemeToggle();
setUpCopying();
setUpSearch();
