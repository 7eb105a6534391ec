// Is the operation found that a misspelt entry meant, without a search per entry?
import { expect, test } from "vitest";
import { hintBudget } from "../../../src/compiler/hints/hint-budget.ts";
import { nearestMethod } from "../../../src/compiler/hints/nearest-name.ts";
import {
  nearestOperation,
  type OperationWords,
  type SpecOperations,
} from "../../../src/compiler/hints/nearest-operation.ts";

function named(...texts: readonly string[]): readonly OperationWords[] {
  return texts.map((text) => {
    const [method = "", target = ""] = text.split(" ");
    return { method, target };
  });
}

function allFree(operations: readonly OperationWords[]): SpecOperations {
  return { free: operations, all: operations };
}

const operations = allFree(
  named("POST /users", "GET /users/{id}", "DELETE /users/{id}", "PATCH /settings", "WEBHOOK orderCreated"),
);

test.each([
  // A GET was removed: readers of its page do not want to write.
  ["GET", "/users", undefined],
  ["DELETE", "/users", undefined],
  ["PUT", "/settings", "PATCH /settings"],
  ["PUT", "/setting", "PATCH /settings"],
  ["DELETE", "/Users/{ID}/", "DELETE /users/{id}"],
  ["GET", "/user", undefined],
  // Another method and two letters more are two slips, and may well mean another operation.
  ["PUT", "/settin", undefined],
  ["GET", "/users/{ids}", "GET /users/{id}"],
  ["WEBHOOK", "orderCreate", "webhook orderCreated"],
  ["GET", "/nothing/like/it/at/all", undefined],
  ["GET", `/${"a".repeat(1_000_000)}`, undefined],
])("%s %.40s is most likely %j", (method, target, expected) => {
  expect(nearestOperation(operations, { method, target }, hintBudget())).toBe(expected);
});

test.each([
  [300, "found"],
  [301, "not looked for"],
])("a path of %i characters in other case is %s", (length, outcome) => {
  const target = `/${"a".repeat(length - 1)}`;
  const found = nearestOperation(
    allFree([{ method: "GET", target }]),
    { method: "GET", target: target.toUpperCase() },
    hintBudget(),
  );
  expect(found).toBe(outcome === "found" ? `GET ${target}` : undefined);
});

test("after a hundred searches in a spec only the same path is found", () => {
  const budget = hintBudget();
  const find = (target: string): string | undefined => nearestOperation(operations, { method: "GET", target }, budget);
  const found = Array.from({ length: 101 }, () => find("/usres/{id}"));
  expect(found.filter((each) => each === undefined)).toHaveLength(1);
  expect(find("/USERS/{x}")).toBe("GET /users/{id}");
  expect(
    nearestOperation({ ...operations, all: [...operations.all] }, { method: "GET", target: "/usres/{id}" }, budget),
  ).toBe("GET /users/{id}");
});

test.each([
  ["GET /items/{id}/searches", ["GET /items/{id}/feedback"], undefined],
  ["GET /items/{id}/searches", ["GET /items/{id}/search"], "GET /items/{id}/search"],
  ["GET /teams/{id}/searches", ["GET /users/{id}/searches"], undefined],
  ["GET /organizations/members/{id}", ["GET /organizations/members"], undefined],
  ["GET /organizations/members", ["GET /v1/organizations/members"], "GET /v1/organizations/members"],
  ["GET /items/{id}", ["GET /items/{conversation_id}"], "GET /items/{conversation_id}"],
])("%s among %j, none of which has a page, is %s", (entry, free, expected) => {
  expect(nearestOperation(allFree(named(...free)), named(entry)[0]!, hintBudget())).toBe(expected);
});

test.each([
  ["DELETE /users/{id}", ["GET /users/{id}"], undefined],
  ["GET /user", ["GET /users"], undefined],
  ["GET /v1/users", ["GET /v2/users"], undefined],
  ["GET /comapnies", ["GET /companies"], "GET /companies"],
  ["GET /Users", ["GET /users"], "GET /users"],
])("%s among %j, all of which have a page, is %s", (entry, shown, expected) => {
  expect(nearestOperation({ free: [], all: named(...shown) }, named(entry)[0]!, hintBudget())).toBe(expected);
});

test.each([
  ["FETCH", "GET"],
  ["GTE", "GET"],
  ["PSOT", "POST"],
  ["create", "POST"],
  ["DELET", "DELETE"],
  ["SUBSCRIBE", undefined],
])("the method nearest to %j is %j", (word, expected) => {
  expect(nearestMethod(word)).toBe(expected);
});
