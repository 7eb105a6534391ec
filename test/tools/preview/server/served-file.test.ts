// Which files of the docs folder does the preview serve?
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { servedFile } from "../../../../src/tools/preview/server/served-file.ts";
import { madeSite } from "../../cli/made-site.ts";

test("pictures of the docs folder, and nothing else", () => {
  const site = madeSite({
    "docs.json": "{}",
    "a.png": "png",
    "in/b.svg": "<svg/>",
    ".git/c.png": "secret",
    ".env": "secret",
    "page.mdx": "text",
  });
  const secret = join(tmpdir(), `navc-secret-${String(process.pid)}.png`);
  writeFileSync(secret, "secret");
  symlinkSync(secret, join(site.folder, "link.png"));
  try {
    const served = (path: string): string | undefined => servedFile(site.folder, path)?.type;
    expect(served("a.png")).toBe("image/png");
    expect(served("in/b.svg")).toBe("image/svg+xml");
    expect(Buffer.from(servedFile(site.folder, "a.png")!.bytes).toString()).toBe("png");
    for (const path of [
      "docs.json",
      "page.mdx",
      ".env",
      ".git/c.png",
      "link.png",
      "../a.png",
      "in/../../a.png",
      "no.png",
      "",
      "in",
    ])
      expect([path, served(path)]).toEqual([path, undefined]);
  } finally {
    site.remove();
    rmSync(secret);
  }
});
