// Opens what the preview shows: the data in its own file, or those that its server has.
import { partId, partNames } from "../model/part-names.ts";
import { fileSource } from "./file-source.ts";
import type { PreviewSource } from "./preview-source.ts";
import { panelConnection } from "./panel-connection.ts";
import { ownConnection } from "./server-connection.ts";
import { servedSource } from "./served-source.ts";

/** The source that the document has. */
export function openSource(): PreviewSource {
  const first = document.getElementById(partId(partNames.summary));
  return first === null || first.textContent === "" ? servedSource(panelConnection() ?? ownConnection) : fileSource();
}
