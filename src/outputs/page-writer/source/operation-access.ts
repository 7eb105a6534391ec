// Writes where an operation is called, and how a caller is authorized.
import { keysOf } from "../../../compiler/specs/spec-value.ts";
import { listItem, spacedItems } from "./list-item.ts";
import { safeCode, safeText } from "./safe-text.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

const mostServers = 5;
const mostSchemes = 20;

/** An operation, its path item and its spec. What the first has, the others have no say in. */
export interface OperationPlace {
  readonly operation: SpecLayers;
  readonly item: SpecLayers | undefined;
  readonly root: SpecLayers | undefined;
}

/** The line with the servers of an operation; none if the spec names no server by a whole address. */
export function serverLine(spec: SpecReader, { operation, item, root }: OperationPlace): readonly string[] {
  const own = [operation, item, root].find((each) => Array.isArray(valueIn(each, "servers")));
  const named = spec.items(own, "servers", mostServers).flatMap((server) => textIn(server, "url") ?? []);
  const urls = own === undefined ? hostOfSwagger(root) : named.filter((url) => /^[a-z]+:\/\//i.test(url));
  if (urls.length === 0) return [];
  return [`${urls.length === 1 ? "Server" : "Servers"}: ${urls.map((url) => safeCode(url, "line")).join(", ")}`];
}

function hostOfSwagger(root: SpecLayers | undefined): readonly string[] {
  const host = textIn(root, "host");
  if (host === undefined) return [];
  const schemes = valueIn(root, "schemes");
  const scheme = Array.isArray(schemes) && typeof schemes[0] === "string" ? schemes[0] : "https";
  return [`${scheme}://${host}${textIn(root, "basePath") ?? ""}`];
}

/** The section with the ways in which a caller may be authorized; none if nobody has to be. */
export function authorization(spec: SpecReader, place: OperationPlace): readonly string[] {
  const { operation, root } = place;
  const schemes =
    spec.field(spec.field(root, "components"), "securitySchemes") ?? spec.field(root, "securityDefinitions");
  const own = Array.isArray(valueIn(operation, "security")) ? operation : root;
  const ways = spec.items(own, "security", mostSchemes).map((way) => keysOf(way));
  const items = ways.filter((names) => names.length > 0).map((names) => wayItem(spec, names, schemes));
  if (items.length === 0) return [];
  const isOptional = items.length < ways.length;
  const words = [items.length > 1 ? "One of these:" : "", isOptional ? "*optional*" : ""].filter(Boolean);
  return ["## Authorization", ...(words.length === 0 ? [] : [words.join(" ")]), spacedItems(items)];
}

/** One way: all its schemes are needed together. */
function wayItem(spec: SpecReader, names: readonly string[], schemes: SpecLayers | undefined): string {
  const parts = names.slice(0, mostSchemes).map((name) => {
    const scheme = spec.field(schemes, name);
    const head = [`**${safeCode(name, "line")}**`, schemeText(scheme)].filter((part) => part !== "").join(" · ");
    return { head, description: textIn(scheme, "description") };
  });
  return listItem(parts, " · ");
}

function schemeText(scheme: SpecLayers | undefined): string {
  const [type, name, place, http] = ["type", "name", "in", "scheme"].map((key) => textIn(scheme, key));
  if (type === "apiKey" && name !== undefined) return `${safeCode(name, "line")} in ${safeText(place ?? "header")}`;
  if (type === "http" && http !== undefined)
    return `${safeCode(`Authorization: ${http.slice(0, 1).toUpperCase()}${http.slice(1)}`, "line")} in header`;
  return safeText(schemeTypes.get(type ?? "") ?? type ?? "");
}

const schemeTypes: ReadonlyMap<string, string> = new Map([
  ["basic", "HTTP Basic"],
  ["oauth2", "OAuth 2"],
  ["openIdConnect", "OpenID Connect"],
  ["mutualTLS", "mutual TLS"],
]);
