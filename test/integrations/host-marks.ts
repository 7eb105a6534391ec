// How does the example of each host mark what it shows? For a walk through any of them.
import { toFumadocs } from "../../src/adapters.ts";
import type { ResolvedNavigation } from "../../src/index.ts";
import type { AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import { vitePressMarks } from "../outputs/adapters/vitepress/vitepress-marks.ts";
import type { HostMarks } from "../support/host-marks.ts";
import { docusaurusMarks } from "./docusaurus-marks.ts";
import { fumadocsMarks } from "./fumadocs-marks.ts";
import { starlightMarks } from "./starlight-marks.ts";

/** The marks of each host whose site was built with a navigation. */
export const hostMarks: { readonly [host in AdapterHost]: (navigation: ResolvedNavigation) => HostMarks } = {
  docusaurus: () => docusaurusMarks,
  fumadocs: (navigation) => fumadocsMarks(toFumadocs(navigation)),
  starlight: () => starlightMarks,
  vitepress: () => vitePressMarks,
};
