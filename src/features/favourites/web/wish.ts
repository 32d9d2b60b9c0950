const key = "umshado.favourite_wish";

/** Whoever takes longer to sign in may have forgotten the wish. */
const lasts_ms = 60 * 60 * 1000;

/** Notes in this tab which provider a visitor wanted to keep, before it goes to sign in [couples-11]. */
export function keepWish(provider_id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ provider_id, until: Date.now() + lasts_ms }));
  } catch {
    // Storage may be switched off: then the heart is pressed once more.
    return;
  }
}

/** The provider that was wished for, or null; the wish is over with the question. */
export function takeWish(): string | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { provider_id?: unknown; until?: unknown };
    sessionStorage.removeItem(key);
    const isFresh = typeof wish.until === "number" && wish.until > Date.now();
    return isFresh && typeof wish.provider_id === "string" ? wish.provider_id : null;
  } catch {
    // Storage may be switched off, or hold something else.
    return null;
  }
}
