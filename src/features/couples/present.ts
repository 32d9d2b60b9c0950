import type { Couple } from "../../contract/couples/schema.ts";
import { findPlace } from "../places/rules.ts";
import { joinNames } from "./rules.ts";
import type { WeddingRow } from "./store.ts";

/** The couple's account and the wedding that it works in [weddings-2]. */
export function presentCouple(row: WeddingRow): Couple {
  const place = findPlace(row.venue_place ?? "");
  return {
    id: row.id,
    name: joinNames(row),
    email: row.email,
    email_verified: row.email_verified_at !== null,
    partner1_name: row.partner1_name,
    partner2_name: row.partner2_name,
    wedding_date: row.wedding_date,
    // the owner's phone number, for members who write to businesses [weddings-8]
    phone: row.role === "reader" ? null : row.phone,
    venue_name: row.venue_name,
    venue_location: row.venue_location,
    venue_place: place?.slug ?? null,
    venue_place_name: place?.name ?? null,
    venue_province: place?.province ?? null,
    guest_count: row.guest_count,
    provider: row.auth_provider,
    wedding_id: row.wedding_id,
    role: row.role ?? "owner",
  };
}
