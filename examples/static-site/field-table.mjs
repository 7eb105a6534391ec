// How are parameters and fields drawn? As a plain table of two columns, which fits a phone.
import { html } from "./html.mjs";
import { badge } from "./links.mjs";
import { describedBy } from "./markdown.mjs";

export function fieldTable(rows, page) {
  const { words } = page;
  return html`<table class="fields">
    <thead>
      <tr>
        <th scope="col">${words.name}</th>
        <th scope="col">${words.description}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => fieldRow(row, page))}
    </tbody>
  </table>`;
}

function fieldRow({ name, type, required, deprecated, description, standard, values, range }, page) {
  const { words } = page;
  return html`<tr>
    <th scope="row">
      ${name && html`<code>${breakable(name)}</code>`} ${type && html`<span class="type">${type}</span>`}
      ${required && html`<span class="required">${words.required}</span>`} ${deprecated && badge(words.deprecated)}
    </th>
    <td>
      ${describedBy(description, page)} ${standard !== undefined && html`<p>${words.default}: ${code(standard)}</p>`}
      ${values && html`<p>${words.values}: ${values.map((value) => html`${code(value)} `)}</p>`}
      ${range && html`<p>${code(range)}</p>`}
    </td>
  </tr>`;
}

function code(value) {
  return html`<code>${typeof value === "string" ? value : JSON.stringify(value)}</code>`;
}

/** A long name may break where a name ends. */
function breakable(name) {
  return name.split(/(?<=\.|_)/).map((part) => html`${part}<wbr />`);
}
