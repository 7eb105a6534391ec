// Percent-encodes addresses as browsers do.

/** With everything percent-encoded that an address can't have; what is encoded already stays. */
export function encodedAddress(address: string): string {
  return address.toWellFormed().replaceAll(/[^!-~]|["<>\\^`{|}]|%(?![\da-f]{2})/giu, encodeURIComponent);
}

/** A character of ASCII, percent-encoded. */
export function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
