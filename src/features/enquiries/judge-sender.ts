import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { normalEmail } from "../../platform/normal-email.ts";
import { hasCounted, type RateLimit } from "../../platform/rate-limit.ts";
import { findConfirmed } from "../accounts/find-confirmed.ts";
import { holdsAddress, networkAround, type EnquiryContent } from "./rules.ts";
import { countUnconfirmedLetters, isEmailConfirmed } from "./store-held.ts";

const hour_ms = 60 * 60 * 1000;

/** By what an email is known that somebody confirmed. */
export function emailHashOf({ keyedHash }: Pick<Context, "keyedHash">, email: string): string {
  return keyedHash("confirmed email", normalEmail(email));
}

/** Whether the sender's email is known to be its own: its account's, confirmed, or one that was confirmed by a link before. */
export async function isConfirmedSender(
  ctx: Pick<Context, "actor" | "keyedHash">,
  tx: Database,
  couple_email: string,
): Promise<boolean> {
  const own = ctx.actor.kind === "couple" ? await findConfirmed(tx, ctx.actor.id) : null;
  if (own !== null && own.toLowerCase() === couple_email.toLowerCase()) return true;
  return isEmailConfirmed(tx, emailHashOf(ctx, couple_email));
}

type Bulk = { content: EnquiryContent; recipients: number; address: string };

/**
 * Whether a bulk enquiry looks ordinary although nobody confirmed its email [enquiries-28]: to few enough, with no address
 * of elsewhere in what was written, while the site sends few for such senders, and the first of the day for its mailbox and
 * its network. Counts it where it does.
 */
export async function isOrdinary(
  ctx: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  { content, recipients, address }: Bulk,
): Promise<boolean> {
  const { couple_name, message, venue_location } = content;
  if (recipients > limits.unconfirmed_recipients_max) return false;
  if ([couple_name, message, venue_location].some(holdsAddress)) return false;
  const lately = await countUnconfirmedLetters(tx, new Date(ctx.clock().getTime() - hour_ms));
  if (lately + recipients > limits.unconfirmed_letters_hourly_max) return false;
  const daily = { tries_max: 1, window_seconds: (24 * hour_ms) / 1000 };
  const ofEmail: RateLimit = { name: "unconfirmed_bulk_email", key: normalEmail(content.couple_email), ...daily };
  const ofNetwork: RateLimit = { name: "unconfirmed_bulk_network", key: networkAround(address), ...daily };
  return (await hasCounted(ctx, tx, ofEmail)) && hasCounted(ctx, tx, ofNetwork);
}
