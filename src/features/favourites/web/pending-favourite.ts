const key = "umshado.favourite_wish";

/** Whoever takes longer to sign in may have forgotten it. */
const lasts_ms = 60 * 60 * 1000;

/** Notes in this tab which provider a visitor wanted to keep, before it goes to sign in [couples-11]. */
export function keepPendingFavourite(provider_id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ provider_id, until: Date.now() + lasts_ms }));
  } catch {
    // Storage may be switched off: then the heart is pressed once more.
    return;
  }
}

/** The provider that is pending, or null; it is forgotten with the question. */
export function takePendingFavourite(): string | null {
  try {
    const pending = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { provider_id?: unknown; until?: unknown };
    sessionStorage.removeItem(key);
    const isFresh = typeof pending.until === "number" && pending.until > Date.now();
    return isFresh && typeof pending.provider_id === "string" ? pending.provider_id : null;
  } catch {
    // Storage may be switched off, or hold something else.
    return null;
  }
}
