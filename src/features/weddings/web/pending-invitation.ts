import { fieldsOf, stored } from "../../../client/stored.ts";
import { hour_ms } from "../../../contract/durations.ts";

/** Time to sign in or register. */
const lasts_ms = hour_ms;

const pending = stored({
  in: "tab",
  key: "umshado.wedding_invitation",
  read(result) {
    const { token, until } = fieldsOf(result);
    return typeof token === "string" && typeof until === "number" ? { token, until } : null;
  },
});

/** Survives signing in or registering, without the token in a URL that a server sees. */
export function savePendingInvitation(token: string): void {
  pending.set({ token, until: Date.now() + lasts_ms });
}

export function readPendingInvitation(): string | null {
  const saved = pending.get();
  return saved && saved.until > Date.now() ? saved.token : null;
}

export function dropPendingInvitation(): void {
  pending.set(null);
}
