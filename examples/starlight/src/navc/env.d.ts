declare namespace App {
  interface Locals {
    /** The component of the text of the page, which `Content.astro` gives its components. */
    navcContent?: import("@astrojs/starlight/route-data").StarlightRouteData["Content"];
  }
}
