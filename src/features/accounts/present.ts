import type { Passkey } from "../../contract/accounts/second-factor-schema.ts";
import type { PasskeyRow } from "./passkeys/store-passkeys.ts";

export function presentPasskey({
  id,
  name,
  created_at,
  last_used_at,
}: Pick<PasskeyRow, "id" | "name" | "created_at" | "last_used_at">): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
