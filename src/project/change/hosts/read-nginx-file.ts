// Reads and writes `rewrite` lines of nginx.
import { encodeMark } from "../../../outputs/feeds/encoded-address.ts";
import { nginxRewrite } from "../../../outputs/feeds/nginx-redirect.ts";
import { noSource, type RedirectFile } from "./redirect-file.ts";
import { redirectLines, type RedirectLine } from "./redirect-lines.ts";

/** The redirects in a file for nginx: its `rewrite` lines, and `return` lines, whose sources depend on what is around them. */
export function readNginxFile(text: string): RedirectFile {
  const indent = /^([ \t]*)rewrite\s/m.exec(text)?.[1] ?? "";
  return redirectLines(text, {
    read: (line) => readRewrite(line) ?? readReturn(line),
    destination: (written) => written.replaceAll("$", "%24").replaceAll(/:c(\d)\*/g, "$$$1"),
    write: (rule) => {
      const written = nginxRewrite(rule);
      return typeof written === "string" ? indent + written : written;
    },
    wildcardsLast: false,
  });
}

function readRewrite(line: string): RedirectLine | undefined {
  const found = /^\s*rewrite\s+("(?:[^"\\]|\\.)*"|\S+)(\s+"?)((?:[^\s"\\]|\\.)+)"?\s+(permanent|redirect)\s*;/d.exec(
    line,
  );
  const [, pattern = "", , destination = "", flag] = found ?? [];
  const range = found?.indices?.[3];
  if (range === undefined) return undefined;
  return {
    redirect: {
      source: sourceOf(pattern.replace(/^"(.*)"$/, "$1")),
      destination: withNames(destination),
      ...(flag === "redirect" ? { permanent: false } : {}),
    },
    start: range[0],
    end: range[1],
  };
}

function readReturn(line: string): RedirectLine | undefined {
  const found = /^\s*(?:location\s[^{]*\{\s*)?return\s+30[1278]\s+"?((?:[^\s";\\]|\\.)+)"?\s*;/d.exec(line);
  const range = found?.indices?.[1];
  if (range === undefined) return undefined;
  return { redirect: { source: noSource, destination: withNames(found![1]!) }, start: range[0], end: range[1] };
}

/** The source of an expression for one path, with or without all below it; `noSource` for any other. */
function sourceOf(expression: string): string {
  const found =
    /^\^((?:\/(?:[\w~@,%&='-]|[\u0080-\u{10ffff}]|\\\.|\\x[\da-f]{2})+)+)(\(\?:\/\(\.\*\?\)\)\?)?(?:\/\?)?\$$/iu.exec(
      expression,
    );
  const [, path, rest] = found ?? [];
  if (path === undefined) return noSource;
  const plain = path
    .replaceAll(/\\x([\da-f]{2})/gi, (_, code: string) => encodeMark(String.fromCharCode(Number.parseInt(code, 16))))
    .replaceAll(String.raw`\.`, ".");
  return rest === undefined ? plain : `${plain}/:c1*`;
}

/** What the parts of an expression match has numbers. */
function withNames(destination: string): string {
  return destination.replaceAll(/\$(\d)/g, ":c$1*");
}
