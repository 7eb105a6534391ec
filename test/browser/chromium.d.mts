// What do the tests use of Playwright? Its own types need those of the browser and of packages that are not installed.
export interface Locator {
  allTextContents(): Promise<readonly string[]>;
  click(options?: { readonly modifiers: readonly ["ControlOrMeta"] }): Promise<void>;
  count(): Promise<number>;
  fill(text: string): Promise<void>;
  first(): Locator;
  last(): Locator;
  getAttribute(name: string): Promise<string | null>;
  focus(): Promise<void>;
  isVisible(): Promise<boolean>;
  locator(selector: string): Locator;
  textContent(): Promise<string | null>;
  waitFor(): Promise<void>;
}

export interface BrowserPage {
  addInitScript(script: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  context(): BrowserContext;
  exposeFunction(name: string, called: (given: never) => Promise<void>): Promise<void>;
  goto(
    address: string,
    options?: { readonly waitUntil?: "commit" | "networkidle" },
  ): Promise<{ status(): number } | null>;
  goBack(): Promise<unknown>;
  url(): string;
  fill(selector: string, text: string): Promise<void>;
  reload(): Promise<unknown>;
  route(address: RegExp, answer: (route: HeldRequest) => void): Promise<unknown>;
  unroute(address: RegExp): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  waitForFunction(script: string): Promise<unknown>;
  waitForLoadState(): Promise<void>;
  waitForURL(address: string | ((address: URL) => boolean)): Promise<void>;
  locator(selector: string, options?: { readonly hasText: string }): Locator;
  setDefaultTimeout(milliseconds: number): void;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  emulateMedia(options: { readonly colorScheme: "dark" | "light"; readonly reducedMotion?: "reduce" }): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  on(event: "pageerror", listener: (error: Error) => void): unknown;
  on(event: "request", listener: (request: { url(): string }) => void): unknown;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: "response", listener: (response: { url(): string; status(): number }) => void): unknown;
  readonly mouse: {
    move(x: number, y: number, options?: { readonly steps: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
}

/** A request that waits for an answer. */
export interface HeldRequest {
  abort(): Promise<void>;
  continue(): Promise<void>;
  /** Asks the server, and keeps its answer. */
  fetch(): Promise<KeptResponse>;
  fulfill(
    answer: { readonly contentType: string; readonly body: string } | { readonly response: KeptResponse },
  ): Promise<void>;
  request(): { url(): string };
}

export interface KeptResponse {
  status(): number;
}

export interface BrowserContext {
  newPage(): Promise<BrowserPage>;
  waitForEvent(event: "page"): Promise<BrowserPage>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(options?: {
    readonly javaScriptEnabled?: boolean;
    readonly colorScheme?: "dark" | "light";
  }): Promise<BrowserContext>;
  close(): Promise<void>;
}

export interface ShownLink {
  /** The label, without badges. */
  readonly text: string;
  readonly href: string;
  readonly current: string | null;
}

export interface ShownPage {
  readonly title: string;
  readonly heading: string;
  readonly lang: string;
  readonly endpoint: string | null;
  /** Of every link, each once. */
  readonly hrefs: readonly string[];
  /** Of the links in each part that was asked for. */
  readonly regions: { readonly [region: string]: readonly string[] };
  /** Of the links that are `aria-current="page"`. */
  readonly current: readonly string[];
  readonly sidebar: readonly ShownLink[];
  /** Of the groups that can be closed, in order: is it open? */
  readonly groups: readonly boolean[];
  readonly options: readonly ShownLink[];
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
}

export function chromiumPath(): string | undefined;
export function openChromium(executablePath: string): Promise<Browser>;
export function look(page: BrowserPage, regions: readonly string[]): Promise<ShownPage>;
/** Gives the window another size, and resolves when the page has been drawn in it. */
export function resize(page: BrowserPage, size: { readonly width: number; readonly height: number }): Promise<void>;
/** What axe finds in the open page: the rule, and the first part of the page that breaks it. */
export function audit(page: BrowserPage): Promise<readonly string[]>;
