// Is the operation found that a misspelt entry meant, without a search per entry?
import { expect, test } from "vitest";
import { hintBudget } from "../../src/hints/hint-budget.ts";
import { nearestMethod } from "../../src/hints/nearest-name.ts";
import { nearestOperation } from "../../src/hints/nearest-operation.ts";

const operations = ["POST /users", "GET /users/{id}", "DELETE /users/{id}", "WEBHOOK orderCreated"].map((text) => {
  const [method = "", target = ""] = text.split(" ");
  return { method, target };
});

test.each([
  ["GET", "/users", "POST /users"],
  ["DELETE", "/Users/{ID}/", "DELETE /users/{id}"],
  ["GET", "/user", "POST /users"],
  // Another method and two letters more are two slips, and may well mean another operation.
  ["GET", "/use", undefined],
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
    [{ method: "GET", target }],
    { method: "GET", target: target.toUpperCase() },
    hintBudget(),
  );
  expect(found).toBe(outcome === "found" ? `GET ${target}` : undefined);
});

test("after a hundred searches in a spec only the same path is found", () => {
  const budget = hintBudget();
  const find = (target: string): string | undefined => nearestOperation(operations, { method: "GET", target }, budget);
  const found = Array.from({ length: 101 }, () => find("/users/{ids}"));
  expect(found.filter((each) => each === undefined)).toHaveLength(1);
  expect(find("/USERS")).toBe("POST /users");
  expect(nearestOperation([...operations], { method: "GET", target: "/users/{ids}" }, budget)).toBe("GET /users/{id}");
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
