// The part of netlify-redirector, which has no types, that a test uses.
declare module "netlify-redirector" {
  interface Matcher {
    match(request: object): { readonly to: string; readonly status: number } | null;
  }
  export function parsePlain(rules: string, options: object): Promise<Matcher>;
}
