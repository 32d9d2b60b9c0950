import { z } from "zod";
import { badgeOrigins } from "../../contract/badges/calls.ts";
import { identityFields } from "../../contract/providers/identity.ts";
import type { Rest, GrantRecord } from "./store.ts";

/** Saved in the removal's email job, to undo the removal. */
export const storedChange = z.object({
  origin: z.enum(badgeOrigins).optional(),
  granted_at: z.string().optional(),
  granted_by: z.string().optional(),
});
type StoredChange = z.output<typeof storedChange>;

export function serialiseGrant({ origin, granted_at, granted_by }: GrantRecord): StoredChange {
  return { origin, granted_at: granted_at.toISOString(), ...(granted_by !== null && { granted_by }) };
}

export function readGrant({ origin, granted_at, granted_by }: StoredChange): GrantRecord | null {
  if (origin === undefined || granted_at === undefined) return null;
  return { origin, granted_at: new Date(granted_at), granted_by: granted_by ?? null };
}

/** Saved in the email job, to undo the confirmation; the account's email stays out. */
export const storedRest = z.object({
  since: z.string(),
  changed: z.string(),
  verified_as: z.record(z.enum(identityFields), z.string().nullable()),
  confirmed_at: z.string(),
});

export function serialiseRest({ since, changed, verified_as }: Rest, confirmed_at: Date): z.output<typeof storedRest> {
  const { business_name, phone, email_public, website } = verified_as;
  return {
    since: since.toISOString(),
    changed,
    verified_as: { business_name, phone, email_public, website },
    confirmed_at: confirmed_at.toISOString(),
  };
}
