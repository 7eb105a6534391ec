// Percent-encodes addresses as browsers do.

/** An address in which everything that is not allowed is percent-encoded; what is already encoded stays. */
export function encodedAddress(address: string): string {
  return address.toWellFormed().replaceAll(/[^!-~]|["<>\\^`{|}]|%(?![\da-f]{2})/giu, encodeURIComponent);
}

/** A character of ASCII, percent-encoded. */
export function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
