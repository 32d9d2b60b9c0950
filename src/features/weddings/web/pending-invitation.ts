import { fieldsOf, stored } from "../../../client/stored.ts";

/** As long as somebody may take to sign in or register. */
const lasts_ms = 60 * 60 * 1000;

/** The token of an invitation, and the moment until which this tab keeps it. */
const pending = stored({
  in: "tab",
  key: "umshado.wedding_invitation",
  read(found) {
    const { token, until } = fieldsOf(found);
    return typeof token === "string" && typeof until === "number" ? { token, until } : null;
  },
});

/** Notes in this tab which invitation somebody opened, before it goes to sign in or register: it never stands in an address that a server sees. */
export function keepPendingInvitation(token: string): void {
  pending.set({ token, until: Date.now() + lasts_ms });
}

/** The invitation that somebody opened in this tab; null for none. */
export function readPendingInvitation(): string | null {
  const kept = pending.get();
  return kept && kept.until > Date.now() ? kept.token : null;
}

/** Forgets it, once it is followed or somebody does not want to. */
export function dropPendingInvitation(): void {
  pending.set(null);
}
