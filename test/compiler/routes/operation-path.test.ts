// Do generated pages keep the addresses that sites already have? Values of the platform's own generator (D8).
import { expect, test } from "vitest";
import {
  operationTitle,
  type PathScheme,
  ownPath,
  generatedPath,
  pathFolder,
  sanitize,
} from "../../../src/compiler/routes/operation-path.ts";
import type { Operation } from "../../../src/compiler/specs/spec-catalog.ts";
import { flatGroup } from "../../../src/compiler/specs/tag-groups.ts";

function operation(fields: Partial<Operation>): Operation {
  const nothing = { operationId: undefined, summary: undefined, description: undefined, badge: undefined };
  const flags = { deprecated: false, hidden: false, excluded: false };
  return {
    spec: "a.json",
    kind: "path",
    method: "GET",
    target: "/",
    tags: [],
    group: undefined,
    mint: undefined,
    file: "a.json",
    pointer: "",
    ...nothing,
    ...flags,
    ...fields,
  };
}

test.each([
  ["People & Co.", "people-&-co"],
  ["  Trim me  ", "-trim-me-"],
  ["/users/{id}/posts/{postId}", "users-posts"],
  ["/", ""],
  ["Upper Case --- Dash", "upper-case---dash"],
  ["a---b", "a--b"],
  ["Same Summary (v1.2/x)", "same-summary-v12x"],
  ["it's, {odd}\n.", "its-"],
  ["{open", "open"],
  ["获取 用户", "获取-用户"],
])("%j is written %j", (text, segment) => {
  expect(sanitize(text)).toBe(segment);
});

test.each([
  ["animals/list-zebras", { group: flatGroup("Animals"), summary: "List zebras", target: "/zebra" }],
  ["get-users-posts", { target: "/users/{id}/posts/{postId}" }],
  ["get-q", { target: "/q" }],
  ["get-", { target: "/" }],
  ["-trim-me-", { summary: "  Trim me  " }],
  [
    "people-&-co/delete-users-posts",
    { group: flatGroup("People & Co."), method: "DELETE", target: "/users/{id}/posts" },
  ],
  ["second/two-tags", { group: flatGroup("second", "Second Display"), summary: "Two tags" }],
  [
    "hooks/order-created",
    { kind: "webhook", method: "POST", target: "x", group: flatGroup("Hooks"), summary: "Order created" },
  ],
  ["ordercreated", { kind: "webhook", method: "POST", target: "orderCreated" }],
  [
    "rooms/chat-room",
    { kind: "channel", method: "", target: "rooms/{room}", group: flatGroup("Rooms"), summary: "Chat room" },
  ],
  ["post-users", { method: "POST", target: "/users", summary: "..." }],
  ["webhook", { kind: "webhook", method: "POST", target: "/" }],
] satisfies readonly (readonly [string, Partial<Operation>])[])(
  "an operation is at %s below its directory",
  (path, fields) => {
    expect(generatedPath(operation(fields), "mintlify")).toBe(path);
  },
);

test.each([
  [
    "operation-id",
    "pets/listpets",
    { group: flatGroup("Pets"), operationId: "listPets", summary: "Animals", target: "/pets" },
  ],
  ["operation-id", "get-pets-id", { summary: "A pet", target: "/pets/{id}" }],
  ["operation-id", "get-pets", { operationId: "{}", target: "/pets" }],
  ["operation-id", "pet-born", { kind: "webhook", method: "POST", target: "x", operationId: "Pet born" }],
  ["method-path", "pets/get-pets-id-toys", { group: flatGroup("Pets"), summary: "Toys", target: "/pets/{id}/toys" }],
  ["method-path", "put-files-name-json", { method: "PUT", target: "/files/{name}.json" }],
  ["method-path", "get", { target: "/" }],
  ["method-path", "petborn", { kind: "webhook", method: "POST", target: "petBorn", summary: "A pet" }],
  ["method-path", "websockets/rooms-room", { kind: "channel", method: "", target: "rooms/{room}" }],
  ["method-path", "webhook", { kind: "webhook", method: "POST", target: "/" }],
  [
    "slug",
    "pets/list-pets",
    { group: flatGroup("Pets"), operationId: "listPets", summary: "Animals", target: "/pets" },
  ],
  ["slug", "create-action", { operationId: "create_action" }],
  ["slug", "get-http-response-v2", { operationId: "getHTTPResponse_v2" }],
  ["slug", "usersget", { operationId: "users.get" }],
  ["slug", "a-pet", { summary: "A pet", target: "/pets/{id}" }],
  ["slug", "get-pets-id", { operationId: "获取", target: "/pets-{id}/id" }],
  ["slug", "pet-born", { kind: "webhook", method: "POST", target: "x", operationId: "petBorn" }],
] satisfies readonly (readonly [PathScheme, string, Partial<Operation>])[])(
  "with the scheme %s an operation is at %s",
  (urls, path, fields) => {
    expect(generatedPath(operation(fields), urls)).toBe(path);
  },
);

test.each([
  [undefined, "api-reference"],
  ["", ""],
  ["/", ""],
  ["/Ref//Docs/", "ref/docs"],
  ["./ref", "ref"],
  ["../../ref/..", "ref"],
])("the directory %j is %j", (directory, folder) => {
  expect(pathFolder(directory)).toBe(folder);
});

test.each([
  ["/custom/place/here", "custom/place/here"],
  ["Custom/Place/", "Custom/Place"],
  ["/../x", "x"],
  ["/", undefined],
])("x-mint.href %j leads to %j", (href, path) => {
  expect(ownPath(operation({ mint: { href } }))).toBe(path);
});

test.each([
  ["  Trim me  ", { summary: "  Trim me  " }, "api-reference/-trim-me-"],
  ["Get users posts", {}, "api-reference/get-users-posts"],
  ["Order created 1", { kind: "webhook", summary: "Order created", target: "x" }, "api-reference/order-created-1"],
  ["An order", { kind: "webhook", summary: "An  order" }, "api-reference/onorder"],
  ["Get users", { operationId: "listUsers", target: "/users" }, "api-reference/listusers"],
] satisfies readonly (readonly [string, Partial<Operation>, string])[])(
  "a page is titled %j",
  (title, fields, path) => {
    expect(operationTitle(operation(fields), path, "operation-id")).toBe(title);
  },
);
