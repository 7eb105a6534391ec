// What a program may import from navc/adapters: a navigation in the own types of programs that make sites.
export type { NotExpressed, NotExpressedPlace } from "./not-expressed.ts";
export { toFumadocs, type FumadocsNavigation } from "./fumadocs/to-fumadocs.ts";
export type {
  FumadocsFolder,
  FumadocsItem,
  FumadocsNode,
  FumadocsRoot,
  FumadocsSeparator,
} from "./fumadocs/page-tree.ts";
