// Who may ask the server of the preview to change files?
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PreviewServer } from "../../../../src/tools/preview/server/preview-server.ts";
import { withToken } from "../../../../src/tools/preview/model/preview-document.ts";

const token = "0123456789abcdef";
const asked: string[] = [];
const answers = { revision: 1, answer: () => Promise.resolve("1") };
const document = "<head><title>x</title></head>";
const writing = new PreviewServer(withToken(document, token), answers, {
  token,
  answer(path, text) {
    asked.push(`${path} ${text}`);
    return Promise.resolve(path === "/change/plan" ? { status: 200, text: "{}" } : undefined);
  },
});
const reading = new PreviewServer(document, answers);

beforeAll(async () => {
  await writing.listen(0);
  await reading.listen(0);
});
afterAll(async () => {
  await writing.close();
  await reading.close();
});

interface Asked {
  readonly method?: string;
  readonly path?: string;
  /** A header that is undefined is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  readonly server?: PreviewServer;
}

function answerOf({
  method = "POST",
  path = "/change/plan",
  headers = {},
  body = "{}",
  server = writing,
}: Asked): Promise<readonly [status: number, text: string]> {
  const given = {
    "Content-Type": "application/json",
    Origin: server.address.slice(0, -1),
    "Sec-Fetch-Site": "same-origin",
    "X-Navc-Token": token,
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return new Promise((answered, failed) => {
    const asking = request(
      { agent: false, host: "127.0.0.1", port: server.port, method, path, headers: sent as Record<string, string> },
      (response) => {
        let text = "";
        response.on("data", (piece: Buffer) => (text += piece.toString()));
        response.on("end", () => answered([response.statusCode ?? 0, text]));
      },
    );
    asking.on("error", failed);
    asking.end(method === "GET" ? undefined : body);
  });
}

test("the page itself may ask", async () => {
  expect(await answerOf({ body: '{"a":1}' })).toEqual([200, "{}"]);
  expect(asked.splice(0)).toEqual(['/change/plan {"a":1}']);
  expect((await answerOf({ path: "/change/else" }))[0]).toBe(404);
  expect((await answerOf({ method: "GET", path: "/" }))[1]).toContain(token);
  asked.splice(0);
});

test.each<[string, number, Asked]>([
  ["no token", 403, { headers: { "X-Navc-Token": undefined } }],
  ["another token", 403, { headers: { "X-Navc-Token": `${token.slice(1)}0` } }],
  ["a part of the token", 403, { headers: { "X-Navc-Token": token.slice(0, -1) } }],
  ["no origin", 403, { headers: { Origin: undefined } }],
  ["another origin", 403, { headers: { Origin: "https://example.com" } }],
  ["another origin on this computer", 403, { headers: { Origin: "http://127.0.0.1:1" } }],
  ["an opaque origin", 403, { headers: { Origin: "null" } }],
  ["another host", 403, { headers: { Host: "example.com" } }],
  ["another site", 403, { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["another port of this computer", 403, { headers: { "Sec-Fetch-Site": "same-site" } }],
  ["a form", 415, { headers: { "Content-Type": "application/x-www-form-urlencoded" } }],
  ["plain text, which needs no question before", 415, { headers: { "Content-Type": "text/plain" } }],
  ["a body that is too large", 413, { body: JSON.stringify("x".repeat(65_536)) }],
  ["PUT", 405, { method: "PUT" }],
  ["GET", 200, { method: "GET", path: "/change/plan" }],
  ["the question before a request of another origin", 405, { method: "OPTIONS" }],
])("%s: nothing is asked for", async (_, status, given) => {
  expect((await answerOf(given))[0]).toBe(status);
  expect(asked).toEqual([]);
});

test("--read-only answers no such request, and its page has no token", async () => {
  expect(await answerOf({ server: reading })).toEqual([405, expect.stringContaining("only reads")]);
  expect((await answerOf({ server: reading, method: "GET", path: "/" }))[1]).not.toContain("navc-token");
});
