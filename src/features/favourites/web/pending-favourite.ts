import { fieldsOf, stored } from "../../../client/stored.ts";

/** Whoever takes longer to sign in may have forgotten it. */
const lasts_ms = 60 * 60 * 1000;

/** The provider, and the moment until which it is pending. */
const pending = stored({
  in: "tab",
  key: "umshado.favourite_wish",
  read(found) {
    const { provider_id, until } = fieldsOf(found);
    return typeof provider_id === "string" && typeof until === "number" ? { provider_id, until } : null;
  },
});

/** Notes in this tab which provider a visitor wanted to keep, before it goes to sign in [couples-11]. */
export function keepPendingFavourite(provider_id: string): void {
  pending.set({ provider_id, until: Date.now() + lasts_ms });
}

/** The provider that is pending, or null; it is forgotten with the question. */
export function takePendingFavourite(): string | null {
  const taken = pending.take();
  return taken && taken.until > Date.now() ? taken.provider_id : null;
}
