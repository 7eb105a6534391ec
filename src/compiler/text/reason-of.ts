// Reads the reason from a thrown value.

const longest = 500;
const silent = "an error without a message";

/** The message of an error, or the thrown string, cut at 500 characters. Never throws. */
export function reasonOf(thrown: unknown): string {
  try {
    const reason: unknown = thrown instanceof Error ? thrown.message : thrown;
    if (typeof reason !== "string" || reason === "") return silent;
    return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
  } catch {
    return silent;
  }
}
