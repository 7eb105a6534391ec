// Writes addresses in a sentence with the letters that readers know.

/** A sentence with each encoded letter and digit decoded, as browsers show them. All else stays: a space, a slash or a mark would read as something else. */
export function readableAddresses(sentence: string): string {
  return sentence.replaceAll(/(?:%[89A-F][0-9A-F])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
    } catch {
      return encoded;
    }
  });
}
