// Starts the preview in its document.
import { render } from "preact";
import { App } from "./app.tsx";
import { openSource } from "./open-source.ts";

const root = document.getElementById("app");
if (root !== null) render(<App source={openSource()} />, root);
