// Can a text of a site, or another site, make the preview do anything?
import { request, type IncomingMessage } from "node:http";
import { inflateRawSync, deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOwnRequest } from "../../../../src/tools/preview/server/is-own-request.ts";
import { mostStreams, PreviewServer } from "../../../../src/tools/preview/server/preview-server.ts";
import { UsageError } from "../../../../src/project/settings/usage-error.ts";
import { editorLink, editors, editorTemplate } from "../../../../src/outputs/render/editor-link.ts";
import { withData } from "../../../../src/tools/preview/model/preview-document.ts";
import { safeHref } from "../../../../src/tools/preview/model/safe-href.ts";

describe("an address out of the site", () => {
  test.each(["https://a.example/x", "http://a.example", "mailto:a@b.example", "tel:+49"])("%s is opened", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test("without a scheme is opened as https", () => {
    expect(safeHref("//a.example/x")).toBe("https://a.example/x");
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "vscode://file/x",
    "blob:https://a.example/1",
    "/a/page",
    "",
  ])("%j is not", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

describe("the link to an editor", () => {
  const template = editorTemplate(editors["vscode"]!, "/home/me/my docs");

  test("has the file and the place", () => {
    expect(editorLink(template, "guides/auth.mdx", 3, 7)).toBe("vscode://file/home/me/my%20docs/guides/auth.mdx:3:7");
  });

  test("names a file on Windows, too", () => {
    expect(editorLink(editorTemplate(editors["vscode"]!, "C:\\docs"), "a.mdx", 1)).toBe(
      "vscode://file/C:/docs/a.mdx:1:1",
    );
  });

  test("is there for half a character in the name of a file", () => {
    expect(editorLink(template, "a\uD800.mdx", 3)).toBe("vscode://file/home/me/my%20docs/a%EF%BF%BD.mdx:3:1");
  });

  test("has no other words, whatever a file is called", () => {
    expect(editorLink(template, 'a?x=1#y&{line}$&".mdx', 3)).toBe(
      "vscode://file/home/me/my%20docs/a%3Fx%3D1%23y%26%7Bline%7D%24%26%22.mdx:3:1",
    );
  });
});

describe("the parts in a file", () => {
  const document =
    '<body><script type="application/json" id="preview-summary"></script><script>"</body>"; run</script>\n</body>';

  test("have no character that means anything in HTML, and are read as they were", () => {
    const hostile = { title: '</script><script>alert(1)</script><!-- $& " \u2028' };
    const parts = [
      ["summary", hostile],
      ["entries", [hostile]],
    ] as const;
    const text = withData(document, parts, (json) => deflateRawSync(json).toString("base64"));
    const packed =
      /^<body><script [a-z="/ ]+ id="preview-summary">"([A-Za-z0-9+/=]+)"<\/script>\n<script>"<\/body>"; run<\/script>\n<script [a-z="/ ]+ id="preview-entries">"([A-Za-z0-9+/=]+)"<\/script>\n<\/body>$/.exec(
        text,
      ) ?? [];
    expect(packed.slice(1).map((each) => JSON.parse(inflateRawSync(Buffer.from(each, "base64")).toString()))).toEqual(
      parts.map(([, value]) => value),
    );
  });

  test("have no passwords of addresses, and are the same otherwise", () => {
    const secret = "https://user:secret@host/a.json";
    const data = {
      source: secret,
      lines: { [secret]: { "/a": 1 } },
      edition: "en@v2",
      counterparts: { "en@v2": "https:" },
    };
    const text = withData(document, [["summary", data]], (json) => json);
    const shown = "https://…@host/a.json";
    const expected = { ...data, source: shown, lines: { [shown]: { "/a": 1 } } };
    expect(text).toContain(`"${JSON.stringify(expected)}"`);
  });
});

describe("a request", () => {
  test.each([
    ["from an address bar", { host: "127.0.0.1:4040" }, true],
    ["by another name of this computer", { host: "localhost:4040" }, true],
    [
      "of the preview",
      { host: "127.0.0.1:4040", origin: "http://127.0.0.1:4040", "sec-fetch-site": "same-origin" },
      true,
    ],
    ["without a host", {}, false],
    ["to a name that somebody led here", { host: "evil.example:4040" }, false],
    ["to another port", { host: "127.0.0.1:80" }, false],
    ["to a name that begins alike", { host: "127.0.0.1:4040.evil.example" }, false],
    ["of a script of another site", { host: "127.0.0.1:4040", origin: "http://evil.example" }, false],
    ["of a frame without an origin", { host: "127.0.0.1:4040", origin: "null" }, false],
    ["of another program on this computer", { host: "127.0.0.1:4040", origin: "http://127.0.0.1:3000" }, false],
    ["of a page of another site", { host: "127.0.0.1:4040", "sec-fetch-site": "cross-site" }, false],
  ])("%s: %j is taken: %s", (_what, headers, taken) => {
    expect(isOwnRequest(headers, 4040)).toBe(taken);
  });
});

describe("the server", () => {
  const server = new PreviewServer("<p>document</p>", {
    revision: 1,
    answer: (path) =>
      path === "/data/unreadable.json"
        ? Promise.reject(new UsageError("docs.json is gone. Name another folder."))
        : Promise.resolve(path === "/data/summary.json" ? "{}" : undefined),
  });

  beforeAll(() => server.listen(0));
  afterAll(() => server.close());

  test("answers with headers that keep other sites out", async () => {
    const response = await fetch(server.address);
    expect(await response.text()).toBe("<p>document</p>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  /** A request as it is written, since `fetch` repairs an address before it sends it. */
  const sent = (
    method: string,
    target: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const at = { host: "127.0.0.1", port: server.port, method, path: target, agent: false, headers: more };
      request(at, (response) => answered(response.resume()))
        .on("error", failed)
        .end();
    });

  test.each([
    ["GET", "/data/summary.json", {}, 200],
    ["GET", "/data/summary.json?x=%zz", {}, 200],
    ["GET", "/data/../../etc/passwd", {}, 404],
    ["GET", "/%2e%2e/%2e%2e/etc/passwd", {}, 404],
    ["GET", "/data/%00", {}, 404],
    ["GET", "/other", {}, 404],
    ["GET", "//evil.example/data/summary.json", {}, 404],
    ["GET", "//[", {}, 404],
    ["GET", "http://[", {}, 404],
    ["GET", "http://evil.example/data/summary.json", {}, 404],
    ["POST", "/data/summary.json", {}, 405],
    ["OPTIONS", "*", {}, 405],
    ["HEAD", "/events", {}, 200],
    ["GET", "/data/summary.json", { origin: "http://evil.example" }, 403],
    ["GET", "/events", { origin: "http://evil.example" }, 403],
    ["GET", "/data/summary.json", { host: "localhost.:4040" }, 403],
    ["GET", "/data/summary.json", { host: "127.0.0.1" }, 403],
  ])("%s %s with %j is %i", async (method, target, more, status) => {
    expect((await sent(method, target, more)).statusCode).toBe(status);
  });

  test("says to whoever is refused which address to open, and how", async () => {
    const response = await fetch(server.address, { headers: { "sec-fetch-site": "cross-site" } });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(`Open ${server.address} in a browser on this computer: paste it`);
  });

  test("says why an answer could not be made", async () => {
    const response = await fetch(`${server.address}data/unreadable.json`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("navc: docs.json is gone. Name another folder.\n");
  });

  test("ends the oldest stream where there are too many, so that a browser has connections left for its requests", async () => {
    const open = async (): Promise<() => Promise<boolean>> => {
      const reader = (await fetch(`${server.address}events`)).body!.getReader();
      await reader.read();
      return async () => (await reader.read()).done;
    };
    const isOver: (() => Promise<boolean>)[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < mostStreams + 2; count += 1) isOver.push(await open());
    server.changed();
    const over = await Promise.all(isOver.map((each) => each()));
    expect(over).toEqual(over.map((_, number) => number < 2));
  });

  test("reports the number of the site at once, and again after a change", async () => {
    const response = await fetch(`${server.address}events`);
    const reader = response.body!.getReader();
    const next = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe("retry: 1000\ndata: 1\n\n");
    server.changed();
    expect(await next()).toBe("retry: 1000\ndata: 1\n\n");
    await reader.cancel();
  });

  test("reports no number before there is a site", async () => {
    const answers = { revision: 0, answer: () => Promise.resolve(undefined) };
    const early = new PreviewServer("", answers);
    await early.listen(0);
    const { body } = await fetch(`${early.address}events`);
    const reader = body!.getReader();
    answers.revision = 7;
    early.changed();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("retry: 1000\ndata: 7\n\n");
    await reader.cancel();
    await early.close();
  });

  test("says how to go on where the port is in use", async () => {
    const other = new PreviewServer("", { revision: 1, answer: () => Promise.resolve(undefined) });
    await expect(other.listen(server.port)).rejects.toThrow(/^Port \d+ is in use\. Name another with --port/);
  });
});
