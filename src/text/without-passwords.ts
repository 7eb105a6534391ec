// May this text be printed where others read it?

// As browsers read an address: any number of slashes of either kind, and all through the last "@" before the host.
const userInfo = /((?:https?:|[:;][\\/])[\\/]*)([^\s/\\?#]*)@/gi;

/** The text without the user names and passwords in its web addresses: reports end up in logs and issues. */
export function withoutPasswords(text: string): string {
  return text.includes("@") ? text.replaceAll(userInfo, "$1…@") : text;
}

/** The same, with a dot for each UTF-16 unit left out, so that all else keeps its column. */
export function withHiddenPasswords(line: string): string {
  if (!line.includes("@")) return line;
  return line.replaceAll(userInfo, (_, before: string, secret: string) => `${before}${"·".repeat(secret.length)}@`);
}
