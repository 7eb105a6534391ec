// Keeps the parts of the editions that browsers have, and what changed in them from one compile to the next (D165).
import type { EditionPart } from "../../compiler/site/edition-part.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { describedPages, describedPart, EditionParts } from "../../outputs/split/edition-parts.ts";
import type { PartStep, PartVersion } from "./edition-module.ts";
import { indexModule } from "./index-module.ts";
import { jsonChanges } from "./json-changes.ts";

// In UTF-16 units. A browser that is further behind loads the whole part, which takes as long as before.
const mostStepText = 64 * 1024;

/** The parts of one site while it is edited. */
export class EditionVersions {
  #parts: EditionParts;
  #index: string | undefined;
  readonly #held = new Map<string, PartVersion>();
  #made = 0;
  /** A browser may have parts from an earlier server. */
  readonly #start = Date.now().toString(36);

  constructor(navigation: ResolvedNavigation) {
    this.#parts = new EditionParts(navigation);
  }

  get navigation(): ResolvedNavigation {
    return this.#parts.navigation;
  }

  /** The text of `virtual:navc`. */
  get index(): string {
    return (this.#index ??= indexModule(this.navigation));
  }

  /** The current part of an edition; undefined if the site has no such edition. */
  of(id: string): PartVersion | undefined {
    const held = this.#held.get(id);
    const edition = this.#editionOf(id);
    if (held !== undefined || edition === undefined) return held;
    const made = { version: this.#nextVersion(), part: this.#parts.of(edition), steps: [] };
    this.#held.set(id, made);
    return made;
  }

  /** Sets a new navigation. A part that did not change keeps its version. */
  update(navigation: ResolvedNavigation): void {
    const before = this.navigation;
    if (before === navigation) return;
    const described = describedPages(before, navigation);
    this.#parts = new EditionParts(navigation);
    // What pages say of themselves is in the parts alone.
    if (described === undefined) this.#index = undefined;
    for (const [id, held] of this.#held) {
      const edition = this.#editionOf(id);
      if (edition === undefined) {
        this.#held.delete(id);
        continue;
      }
      const part =
        described === undefined ? this.#parts.of(edition) : describedPart(held.part, navigation, edition, described);
      this.#held.set(id, this.#nextOf(held, part));
    }
  }

  #nextOf(held: PartVersion, part: EditionPart): PartVersion {
    const changes = jsonChanges(held.part, part);
    if (changes.length === 0) return { ...held, part };
    const version = this.#nextVersion();
    const steps = [...held.steps, { from: held.version, to: version, changes }];
    return { version, part, steps: newestSteps(steps) };
  }

  #nextVersion(): string {
    this.#made += 1;
    return `${this.#start}-${this.#made}`;
  }

  #editionOf(id: string): Edition | undefined {
    return this.navigation.editions.find((edition) => edition.id === id);
  }
}

/** The newest steps, up to the limit; the oldest ones are dropped, because browsers no longer need them. */
function newestSteps(steps: readonly PartStep[]): readonly PartStep[] {
  let length = 0;
  const first = steps.findLastIndex(({ changes }) => (length += JSON.stringify(changes).length) > mostStepText);
  return steps.slice(first + 1);
}
