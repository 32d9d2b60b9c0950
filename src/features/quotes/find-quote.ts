import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  lockParticipant,
  requireNamed,
  requireParticipant,
  type Participant,
} from "../conversations/find-participant.ts";
import { lockProvider } from "../providers/lock-providers.ts";
import { findPlaceOf } from "./store-bookings.ts";
import { findQuote, type StoredQuote } from "./store.ts";

/** A quote with the conversation that it stands in and the side that asks. */
export type Seen = { stored: StoredQuote; participant: Participant };

type Asking = Pick<Context, "actor" | "keyedHash">;

/**
 * A quote for one of its two sides, a guest by the token of its link. Refuses a link that leads nowhere (`dead_link`), and what is somebody else's, and a
 * couple a draft, like what isn't there (`quote_not_found`).
 */
export async function requireQuote(ctx: Asking, db: Database, id: string, link?: string): Promise<Seen> {
  const linked = link === undefined ? null : await requireParticipant(ctx, db, { token: link });
  const stored = (idShape.safeParse(id).success ? await findQuote(db, id) : null) ?? refuse("quote_not_found");
  const { conversation_id } = stored.quote;
  const participant = linked ?? (await requireNamed(ctx, db, conversation_id, "quote_not_found"));
  if (participant.found.id !== conversation_id) refuse("quote_not_found");
  if (participant.side === "couple" && stored.quote.state === "draft") refuse("quote_not_found");
  return { stored, participant };
}

/**
 * The same, held until the transaction ends: first the provider, then the conversation, behind which everything stands in line that happens
 * to its quotes and bookings; whoever takes a place takes the calendar after these. So nobody waits in a circle, not with a provider that is deleted either.
 */
export async function lockQuote(ctx: Asking, tx: Database, id: string, link?: string): Promise<Seen> {
  const { stored } = await requireQuote(ctx, tx, id, link);
  await hold(ctx, tx, stored.quote, link);
  return requireQuote(ctx, tx, id, link);
}

/** The same by a booking of it (`booking_not_found`). */
export async function lockBooking(ctx: Asking, tx: Database, id: string) {
  const place = idShape.safeParse(id).success ? await findPlaceOf(tx, id) : null;
  if (!place) refuse("booking_not_found");
  await requireNamed(ctx, tx, place.conversation_id, "booking_not_found");
  await hold(ctx, tx, place);
  const { stored, participant } = await requireQuote(ctx, tx, place.quote_id);
  return { stored, participant, booking: stored.booking ?? refuse("booking_not_found") };
}

type Place = { provider_id: string | null; conversation_id: string };

async function hold(ctx: Asking, tx: Database, { provider_id, conversation_id }: Place, link?: string): Promise<void> {
  if (provider_id !== null) await lockProvider(tx, provider_id);
  await lockParticipant(ctx, tx, link === undefined ? { id: conversation_id } : { token: link });
}
