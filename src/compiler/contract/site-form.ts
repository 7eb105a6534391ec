// The form of docs.json on the platform, except `navigation`: the one table that the checks and the schema of editors use.
import { frameFields } from "./frame-fields.ts";
import { siteLooks } from "./site-looks.ts";
import { siteServices } from "./site-services.ts";
import { field, flag, needed, text, textForm, type ValueFields } from "./value-form.ts";

/** Every field of docs.json beside `navigation` that the platform reads. */
export const siteFields: ValueFields = {
  $schema: field(textForm("web address"), "Address of the schema of this file, so that editors check and complete it."),
  name: needed(textForm("words"), "Name of the site.", "Acme"),
  description: field(text, "What the site is about.", "How to take orders with Acme."),
  public: field(flag, "Whether everybody may read the site."),
  ...siteLooks,
  ...frameFields,
  ...siteServices,
};
