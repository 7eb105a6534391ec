// What is on the page of an endpoint? Its method and path, and tables of what it takes and what it answers.
import { codeSamples } from "./code-samples.mjs";
import { fieldTable } from "./field-table.mjs";
import { headingOfTheme } from "./headings.mjs";
import { html } from "./html.mjs";
import { method } from "./links.mjs";
import { describedBy } from "./markdown.mjs";
import { facts, rowsOf } from "./schema-rows.mjs";

/** Method and path. A webhook has its name in place of a path, a channel of messages has no method. */
export function endpointLine({ operation, title }, words) {
  const { method: verb, path, webhook, channel, summary, unresolved } = operation;
  const word = webhook === null ? verb : "WEBHOOK";
  return html`<section class="endpoint" aria-label="${words.endpoint}">
    <p>${word && html`${method(word)} `}<code>${path ?? webhook ?? channel}</code></p>
    ${summary && summary !== title && html`<p>${summary}</p>`} ${unresolved && html`<p>${words.unread}</p>`}
  </section>`;
}

/** What a page of a GraphQL schema or of an SDK is about, and where that is written: no more of it is drawn here. */
export function referenceLine({ reference, tag }) {
  const { kind, name, format, source } = reference;
  const word = (kind === "sdk" ? format : kind).toUpperCase();
  return html`<div class="endpoint">
    <p>${tag === undefined && html`${method(word)} `}${name && html`<code>${name}</code>`}</p>
    ${source && html`<p><code>${source}</code></p>`}
  </div>`;
}

/** What its spec says of the operation of a page; undefined when that spec was not read. */
export function operationOf({ operation }, specs) {
  const spec = specs.get(operation?.file);
  const found = spec?.at(operation.pointer);
  if (typeof found !== "object" || found === null) return undefined;
  const shared = spec.resolved(spec.at(operation.pointer.replace(/\/[^/]*$/, ""))).parameters;
  return { spec, operation: spec.resolved(found), shared: listOf(shared) };
}

/** The tables. Each has a heading, so that it is listed under "On this page". */
export function operationTables({ spec, operation, shared }, page) {
  return [
    authorization(spec, operation, page),
    ["path", "query", "header", "cookie"].map((place) =>
      parameters(spec, [...shared, ...listOf(operation.parameters)], place, page),
    ),
    body(spec, spec.resolved(operation.requestBody), page),
    codeSamples(spec, operation, page),
    messages(spec, operation, page),
    responses(spec, operation, page),
  ];
}

function authorization(spec, operation, page) {
  const schemes = spec.at("/components/securitySchemes") ?? spec.at("/securityDefinitions") ?? {};
  const wanted = listOf(operation.security ?? spec.at("/security")).flatMap((choice) => Object.keys(choice ?? {}));
  const rows = [...new Set(wanted)].map((name) => {
    const { type, scheme, in: place, name: key, description } = spec.resolved(schemes[name]);
    if (type === "http") return { name: "Authorization", type: scheme, description };
    return { name: key ?? name, type: [type, place].filter(Boolean).join(" · "), description };
  });
  return section(page.words.authorization, rows, page);
}

/** Parameters of an operation replace those of its path that have the same name. One that is an object has its fields below it. */
function parameters(spec, list, place, page) {
  const found = list.map((parameter) => spec.resolved(parameter));
  const byName = new Map(found.filter((each) => each.in === place).map((each) => [each.name, each]));
  const rows = [...byName.values()].flatMap(({ name, required, description, deprecated, content, ...rest }) => {
    const schema = rest.schema ?? schemaOf(content) ?? rest;
    const known = facts(spec, schema);
    const row = { ...known, name, required, description: description ?? known.description, deprecated };
    return [row, ...rowsOf(spec, schema, "readOnly", name)];
  });
  return section(page.words[place], rows, page);
}

function body(spec, { content, description }, page) {
  const schema = schemaOf(content);
  if (schema === undefined) return undefined;
  return section(page.words.body, fieldsOf(spec, schema, "readOnly"), page, describedBy(description, page));
}

/** What a channel of an AsyncAPI spec carries. */
function messages(spec, channel, page) {
  const sent = [...Object.values(channel.messages ?? {}), channel.publish?.message, channel.subscribe?.message];
  return sent.filter(Boolean).map((message) => {
    const { payload, title, name, description } = spec.resolved(message);
    const schema = payload?.schema ?? payload ?? {};
    return section(title ?? name ?? page.words.message, fieldsOf(spec, schema), page, describedBy(description, page));
  });
}

function responses(spec, operation, page) {
  const answers = Object.entries(operation.responses ?? {});
  if (answers.length === 0) return undefined;
  return html`${headingOfTheme(page.words.responses, page)}
  ${answers.map(([status, answer]) => response(spec, status, spec.resolved(answer), page))}`;
}

function response(spec, status, { description, content, schema = schemaOf(content) }, page) {
  const rows = schema === undefined ? [] : fieldsOf(spec, schema, "writeOnly");
  const line = html`<b class="status from-${status.charAt(0)}">${status}</b>`;
  const words = html`<div>${describedBy(description, page)}</div>`;
  if (rows.length === 0)
    return html`<div class="response">
      <p class="response-line">${line}</p>
      ${words}
    </div>`;
  return html`<details class="response" ${status.startsWith("2") && html` open`}>
    <summary>${line} ${firstLine(description)}</summary>
    ${fieldTable(rows, page)}
  </details>`;
}

function firstLine(description) {
  return typeof description === "string" && html`<span>${description.trim().split("\n", 1)[0]}</span>`;
}

/** A value that is no object has one row without a name. */
function fieldsOf(spec, schema, leftOut) {
  const rows = rowsOf(spec, schema, leftOut);
  return rows.length > 0 ? rows : [{ ...facts(spec, schema), name: "" }];
}

function schemaOf(content) {
  const types = Object.keys(content ?? {});
  return content?.[types.find((type) => type.includes("json")) ?? types[0]]?.schema;
}

function section(title, rows, page, intro) {
  if (rows.length === 0) return undefined;
  return html`${headingOfTheme(title, page)} ${intro} ${fieldTable(rows, page)}`;
}

function listOf(value) {
  return Array.isArray(value) ? value : [];
}
