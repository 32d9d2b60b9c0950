import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  lockParticipant,
  requireConversation,
  requireParticipant,
  type Participant,
} from "../conversations/find-participant.ts";
import { lockProvider } from "../providers/lock-providers.ts";
import { findBookingReference } from "./bookings/store-bookings.ts";
import { findQuote, type StoredQuote } from "./store.ts";

export type QuoteAccess = { stored: StoredQuote; participant: Participant };

type QuoteContext = Pick<Context, "actor" | "keyedHash">;

/** `dead_link` for an invalid link; `quote_not_found` for others' quotes and a couple's view of a draft. */
export async function requireQuote(ctx: QuoteContext, db: Database, id: string, link?: string): Promise<QuoteAccess> {
  const linked = link === undefined ? null : await requireParticipant(ctx, db, { token: link });
  const stored = (isUuid(id) ? await findQuote(db, id) : null) ?? refuse("quote_not_found");
  const { conversation_id } = stored.quote;
  const participant = linked ?? (await requireConversation(ctx, db, conversation_id, "quote_not_found"));
  if (participant.result.id !== conversation_id) refuse("quote_not_found");
  if (participant.side === "couple" && stored.quote.state === "draft") refuse("quote_not_found");
  return { stored, participant };
}

/** Locks the provider, then the conversation, which serialises its quotes; lock the calendar after these. */
export async function lockQuote(ctx: QuoteContext, tx: Database, id: string, link?: string): Promise<QuoteAccess> {
  const { stored } = await requireQuote(ctx, tx, id, link);
  await lockParties(ctx, tx, stored.quote, link);
  return requireQuote(ctx, tx, id, link);
}

/** Refuses with `booking_not_found`. */
export async function lockBooking(ctx: QuoteContext, tx: Database, id: string) {
  const place = isUuid(id) ? await findBookingReference(tx, id) : null;
  if (!place) refuse("booking_not_found");
  await requireConversation(ctx, tx, place.conversation_id, "booking_not_found");
  await lockParties(ctx, tx, place);
  const { stored, participant } = await requireQuote(ctx, tx, place.quote_id);
  return { stored, participant, booking: stored.booking ?? refuse("booking_not_found") };
}

type Place = { provider_id: string | null; conversation_id: string };

async function lockParties(
  ctx: QuoteContext,
  tx: Database,
  { provider_id, conversation_id }: Place,
  link?: string,
): Promise<void> {
  if (provider_id !== null) await lockProvider(tx, provider_id);
  await lockParticipant(ctx, tx, link === undefined ? { id: conversation_id } : { token: link });
}
