// What a program may import from navc/page-writer: the pages of a site as files for a site generator.
export { readPages, type ReadPagesOptions } from "./project/read-pages.ts";
export { iconDrawing } from "./project/icon-drawings.ts";
export type { IconDrawing, IconOptions } from "./outputs/adapters/icons/drawn-icons.ts";
export { exportSite } from "./outputs/page-writer/export-site.ts";
export { writtenPage, type WrittenPage } from "./outputs/page-writer/written-page.ts";
export { PageAnchorIds } from "./outputs/page-writer/source/page-anchor-ids.ts";
export type { TextNode } from "./outputs/page-writer/source/tree-anchors.ts";
export { textForModels } from "./outputs/page-writer/source/text-for-models.ts";
export { usedComponents } from "./outputs/page-writer/source/used-components.ts";
export type { ExportedSite, PageProblem } from "./outputs/page-writer/exported-site.ts";
export type { HostFile } from "./outputs/page-writer/host-file.ts";
export type { PageSource } from "./outputs/page-writer/source/page-source.ts";
export type { PageScript } from "./outputs/page-writer/source/site-scripts.ts";
export type { PageFault, PlaceInFile } from "./outputs/page-writer/source/page-fault.ts";
export type { AdapterHost } from "./outputs/adapters/host-name.ts";
export type { NotExpressed, NotExpressedPlace } from "./outputs/adapters/not-expressed.ts";
