// May this text be printed where others read it?

/** The text without the user names and passwords in its web addresses: reports end up in logs and issues. */
export function withoutPasswords(text: string): string {
  return text.replaceAll(/(https?:\/\/)[^\s/"'@]*@/gi, "$1…@");
}
