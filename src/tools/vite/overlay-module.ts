// Writes the module that shows errors of the navigation in Vite's overlay, while an app is developed.

/** Sent to a browser: the first error, or null if there is none. */
export const problemEvent = "navc:problem";
/** Sent by a browser that has loaded the navigation and asks for the first error. */
export const questionEvent = "navc:question";

/**
 * The text of the module. Vite closes its overlay before each update, although the error may still exist, and reloads the page
 * if the first update comes while it is open. So the overlay is closed before an update, and opened again after it if the error
 * still exists.
 */
export const overlayModule: string = `
if (import.meta.hot) {
  let problem = null;
  let overlay;
  const close = () => {
    const isOpen = overlay?.isConnected === true;
    if (isOpen) overlay.close();
    return isOpen;
  };
  const open = () => {
    const Overlay = globalThis.customElements?.get("vite-error-overlay");
    if (Overlay) document.body.appendChild((overlay = new Overlay(problem)));
  };
  import.meta.hot.on("${problemEvent}", (now) => {
    close();
    problem = now;
    if (problem) open();
  });
  let wasOpen = false;
  import.meta.hot.on("vite:beforeUpdate", () => { wasOpen = close(); });
  import.meta.hot.on("vite:afterUpdate", () => { if (wasOpen && problem && !overlay.isConnected) open(); });
  import.meta.hot.send("${questionEvent}");
}
`;
