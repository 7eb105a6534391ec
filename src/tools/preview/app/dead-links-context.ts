// Hands the links that lead nowhere down to the text of a page.
import { createContext, type Context, type Provider } from "preact";
import { useContext } from "preact/hooks";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { DeadLink } from "../model/dead-link.ts";

type DeadLinks = Readonly<Record<string, DeadLink>>;

const context: Context<DeadLinks> = createContext<DeadLinks>({});

export const DeadLinksProvider: Provider<DeadLinks> = context.Provider;

/** What is wrong with a link of the text; undefined if nothing is known to be. */
export function useDeadLink(address: string): DeadLink | undefined {
  return ownValue(useContext(context), address);
}
