// The form of a language tag, as `lang` and `hreflang` have it.

/** True for the form of BCP 47, whether or not there is such a language. */
export function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag);
}
