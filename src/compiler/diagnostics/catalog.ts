// The catalogue of all codes, each once.
import type { Codes } from "./codes.ts";
import { configCodes, type ConfigArgs } from "./config-codes.ts";
import { frontMatterCodes, type FrontMatterArgs } from "./front-matter-codes.ts";
import { linkCodes, type LinkArgs } from "./link-codes.ts";
import { openApiCodes, type OpenApiArgs } from "./openapi-codes.ts";
import { overlayCodes, type OverlayArgs } from "./overlay-codes.ts";
import { pageCodes, type PageArgs } from "./page-codes.ts";
import { referenceCodes, type ReferenceArgs } from "./reference-codes.ts";
import { shapeCodes, type ShapeArgs } from "./shape-codes.ts";
import { siteCodes, type SiteArgs } from "./site-codes.ts";
import { specCodes, type SpecArgs } from "./spec-codes.ts";
import { validationCodes, type ValidationArgs } from "./validation-codes.ts";

/** The arguments of each code. */
export interface DiagnosticArgs
  extends
    ConfigArgs,
    ShapeArgs,
    PageArgs,
    FrontMatterArgs,
    LinkArgs,
    SpecArgs,
    OpenApiArgs,
    OverlayArgs,
    ReferenceArgs,
    ValidationArgs,
    SiteArgs {}

/** The name of a kind of problem, such as `page-not-found`. */
export type DiagnosticCode = keyof DiagnosticArgs;

/** Severity and sentence of every code. */
export const catalog: Codes<DiagnosticArgs> = {
  ...configCodes,
  ...shapeCodes,
  ...pageCodes,
  ...frontMatterCodes,
  ...linkCodes,
  ...specCodes,
  ...openApiCodes,
  ...overlayCodes,
  ...referenceCodes,
  ...validationCodes,
  ...siteCodes,
};
