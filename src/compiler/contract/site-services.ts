// The fields of docs.json for search engines, readers that are programs, and services of others, on the platform.
import { apiForms } from "./api-forms.ts";
import {
  choiceOf,
  closedObject,
  field,
  flag,
  listForm,
  needed,
  objectOf,
  text,
  textForm,
  type ValueField,
  type ValueFields,
  type ValueForm,
} from "./value-form.ts";

const filled = textForm("filled");
const webAddress = textForm("web address");

function service(name: string, fields: ValueFields): ValueField {
  return field(objectOf(fields), `Settings of ${name}.`);
}

function id(description: string, form: ValueForm = text): ValueField {
  return needed(form, description);
}

const integrations: ValueForm = closedObject({
  adobe: service("Adobe Analytics", { launchUrl: id("Address of its script.", webAddress) }),
  amplitude: service("Amplitude", { apiKey: id("Its key.") }),
  clarity: service("Microsoft Clarity", { projectId: id("Id of the project.") }),
  clearbit: service("Clearbit", { publicApiKey: id("Its public key.") }),
  cookies: service("consent to cookies", {
    key: field(text, "Key in the local storage that says whether a reader consents."),
    value: field(text, "Value of the key that means consent."),
  }),
  fathom: service("Fathom", { siteId: id("Id of the site.") }),
  frontchat: service("Front", { snippetId: id("Id of the chat.", textForm("chat id")) }),
  ga4: service("Google Analytics 4", { measurementId: id("Id of the measurement.", textForm("google id")) }),
  gtm: service("Google Tag Manager", { tagId: id("Id of the tag.", textForm("google id")) }),
  heap: service("Heap", { appId: id("Id of the app.") }),
  hightouch: service("Hightouch", {
    writeKey: id("Its key for writing."),
    apiHost: field(text, "Host that events are sent to."),
  }),
  hotjar: service("Hotjar", { hjid: id("Id of the site."), hjsv: id("Version of the script.") }),
  intercom: service("Intercom", { appId: id("Id of the app.", textForm("chat id")) }),
  koala: service("Koala", { publicApiKey: id("Its public key.", textForm("two characters")) }),
  logrocket: service("LogRocket", { appId: id("Id of the app.") }),
  mixpanel: service("Mixpanel", {
    projectToken: id("Token of the project."),
    region: field(choiceOf("a region", ["us", "eu", "in"]), "Region of the data."),
  }),
  onetrust: service("OneTrust", {
    domainScript: id("Id of the script.", filled),
    categoryId: field(filled, "Category of cookies that readers have to accept."),
    scriptSource: field(textForm("https address"), "Address of the script."),
  }),
  pirsch: service("Pirsch", { id: id("Id of the site.") }),
  plausible: service("Plausible", {
    domain: id("Host of the site.", textForm("host name")),
    server: field(textForm("host name"), "Host of the server."),
  }),
  posthog: service("PostHog", {
    apiKey: id("Its key.", textForm("posthog key")),
    apiHost: field(webAddress, "Address that events are sent to."),
    sessionRecording: field(flag, "Whether visits are recorded."),
  }),
  segment: service("Segment", {
    key: id("Its key."),
    cdnUrl: field(textForm("https address without a query"), "Address that its script is from."),
  }),
  telemetry: service("the platform's own statistics", { enabled: field(flag, "Whether they are gathered.") }),
  transcend: service("Transcend", {
    bundleId: id("Id of the bundle.", textForm("bundle id")),
    analyticsPurpose: field(textForm("purpose name"), "Purpose that readers have to accept."),
  }),
});

const metatags: ValueForm = { kind: "map", of: filled };

const seo: ValueForm = objectOf({
  metatags: field(metatags, "Tags of every page, by name."),
  indexing: field(
    choiceOf("a choice of pages", ["navigable", "all"]),
    "Which pages search engines may list: those of the navigation, or all.",
  ),
  trailingSlash: field(flag, `Whether addresses have "/" at their end.`),
  paths: field(
    listForm(
      objectOf({
        path: needed(textForm("folder path"), "Folder whose pages get the tags.", "guides/v2"),
        metatags: needed(metatags, "Tags of these pages, by name."),
      }),
      { once: { field: "path" } },
    ),
    "Tags for the pages of folders.",
  ),
  organization: field(
    objectOf({
      id: field(webAddress, "Address that identifies it.", "https://example.com/#organization"),
      name: field(filled, "Its name. Without it: that of the site."),
      legalName: field(filled, "Its name in law."),
      url: field(webAddress, "Address of its own site.", "https://example.com"),
      logo: field(webAddress, "Address of its logo.", "https://example.com/logo.png"),
      sameAs: field(listForm(webAddress), "Addresses of its profiles."),
    }),
    "Who publishes the site, for search engines.",
  ),
});

const redirect = objectOf({
  source: needed(text, "The address that is sent on. A :name in it takes one segment, :name* takes all that follow."),
  destination: needed(text, "Where it leads: a page of this site, or an address."),
  permanent: field(flag, "Whether it stays so: true is a 308, false a 307."),
});

const api: ValueForm = objectOf({
  ...apiForms,
  params: field(
    objectOf({
      expanded: field(choiceOf("a choice", ["all", "closed"]), "Whether parameters start open."),
      post: field(listForm(text), "Fields of a schema that are shown beside each parameter."),
    }),
    "How parameters are shown.",
  ),
  playground: field(
    objectOf({
      display: field(
        choiceOf("a form", ["interactive", "simple", "none", "auth"]),
        "What readers can do: send requests, copy them, nothing, or send them when they are signed in.",
      ),
      proxy: field(flag, "Whether requests pass a server of the platform."),
      credentials: field(flag, "Whether requests have cookies, where they do not pass that server."),
    }),
    "How readers try requests.",
  ),
  examples: field(
    objectOf({
      defaults: field(choiceOf("a choice", ["required", "all"]), "Which parameters the examples have."),
      languages: field(listForm(text), "Programming languages of the examples."),
      prefill: field(flag, "Whether a request starts with the values of the examples."),
      autogenerate: field(flag, "Whether examples are made for operations that have none."),
    }),
    "The examples of requests.",
  ),
  url: field(choiceOf("a form", ["full"]), "full: the address of the server is shown with each operation."),
  mdx: field(
    objectOf({
      auth: field(
        objectOf({
          method: field(choiceOf("a method", ["bearer", "basic", "key", "cobo"]), "How requests are signed."),
          name: field(text, "Name of the key."),
        }),
        "How requests are signed.",
      ),
      server: field(
        { kind: "either", string: webAddress, list: listForm(webAddress) },
        "Address of the server, or a list of addresses.",
      ),
    }),
    "Operations that pages describe by themselves.",
  ),
});

/** Each of these fields. */
export const siteServices: ValueFields = {
  api: field(api, "The API of the site, and how it is shown."),
  seo: field(seo, "What search engines get."),
  redirects: field(
    listForm(redirect, { once: { field: "source" } }),
    "Addresses that lead elsewhere, such as those of pages that moved. The first match wins.",
  ),
  integrations: field(integrations, "Services of others that the site uses."),
  metadata: field(
    objectOf({ timestamp: field(flag, "Whether each page shows when it changed last.") }),
    "What is shown of every page.",
  ),
  variables: field({ kind: "map", of: text }, "Strings that pages use by name."),
  markdown: field(
    objectOf({
      schema: field(flag, "Whether pages of operations have their part of the spec."),
      instructions: field(
        { kind: "either", string: text, list: listForm(text) },
        "What is written for programs at the end of every page.",
      ),
    }),
    "Pages as Markdown, for programs.",
  ),
};
