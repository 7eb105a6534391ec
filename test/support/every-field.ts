// A docs.json with every field that the platform takes.
import { divisionFields } from "../../src/compiler/contract/division-fields.ts";
import { divisions } from "../../src/compiler/contract/divisions.ts";
import { siteFields } from "../../src/compiler/contract/site-form.ts";
import { textFormats } from "../../src/compiler/contract/text-formats.ts";
import { configMaker, type ConfigMaker } from "./config-maker.mjs";

/** Makes values of the tables of the sources. */
const maker = configMaker({ siteFields, divisionFields, divisions, textFormats });

export const everyField: ConfigMaker["everyField"] = maker.everyField;
export const valueOf: ConfigMaker["valueOf"] = maker.valueOf;
