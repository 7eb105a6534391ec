// Checks all of docs.json by what the platform takes. It is loaded in its dialect only.
import { siteFields } from "../contract/site-form.ts";
import { objectOf } from "../contract/value-form.ts";
import { checkFields } from "./check-fields.ts";
import { checkNavigation } from "./check-navigation.ts";
import { checkValue } from "./check-value.ts";
import type { OpenedObject } from "./config-value.ts";
import type { ValueChecker } from "./value-checker.ts";

/** Reports what the platform refuses, where reading has reported nothing. */
export function checkSite(config: OpenedObject, checker: ValueChecker): void {
  const navigation = config.fields.get("navigation");
  const otherFields = new Map([...config.fields].filter(([name]) => !readByItself.has(name)));
  const form = objectOf(siteFields);
  checkFields(form, { ...config, fields: otherFields }, config.at.file, { checker, check: checkValue });
  if (navigation !== undefined) checkNavigation(navigation, checker);
}

/** The platform has no `openapi` here: navc reads it (D9). */
const readByItself: ReadonlySet<string> = new Set(["navigation", "openapi", "asyncapi"]);
