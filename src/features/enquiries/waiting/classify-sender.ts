import { hour_ms } from "../../../contract/durations.ts";
import * as shares from "../../../contract/enquiries/calls.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { HiddenCookie } from "../../../platform/http/router.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import { hasCounted, refuseUntil, type RateLimit } from "../../../platform/rate-limit.ts";
import { findConfirmed } from "../../accounts/email/require-confirmed.ts";
import { knownDevice, rememberDevice, type DeviceAccount } from "../../accounts/second-factor/remember-device.ts";
import { guestNetworkLimit, containsAddress, subnetOf, type EnquiryContent } from "../rules.ts";
import { countGuestEmails, isEmailConfirmed } from "./store-pending.ts";

type SenderContext = Pick<Context, "actor" | "keyedHash">;

export function emailHashOf({ keyedHash }: Pick<Context, "keyedHash">, email: string): string {
  return keyedHash("confirmed email", normalEmail(email));
}

/** Identifies a guest's network for a day [enquiries-30]. */
export function networkHashOf({ keyedHash }: Pick<Context, "keyedHash">, address: string): string {
  return keyedHash("enquiry network", subnetOf(address));
}

const mailboxOf = (email: string): DeviceAccount => ({ kind: "mailbox", email: normalEmail(email) });

export function rememberMailbox({ keyedHash }: Pick<Context, "keyedHash">, device: HiddenCookie, email: string): void {
  device.store(rememberDevice(keyedHash, device.cookie, mailboxOf(email)));
}

/**
 * `own`: the session's confirmed email. `known`: this device pressed an earlier link; a confirmed mailbox isn't enough.
 */
export type SenderStatus = "own" | "known" | "unconfirmed";

export async function classifySender(
  ctx: SenderContext,
  tx: Database,
  { couple_email, device }: { couple_email: string; device: HiddenCookie },
): Promise<SenderStatus> {
  const confirmedEmail = ctx.actor.kind === "couple" ? await findConfirmed(tx, ctx.actor.id) : null;
  if (confirmedEmail !== null && confirmedEmail.toLowerCase() === couple_email.toLowerCase()) return "own";
  if (knownDevice(ctx.keyedHash, device.cookie, mailboxOf(couple_email)) === null) return "unconfirmed";
  return (await isEmailConfirmed(tx, emailHashOf(ctx, couple_email))) ? "known" : "unconfirmed";
}

type Bulk = {
  status: SenderStatus;
  isTrapped: boolean;
  content: EnquiryContent;
  recipients: number;
  address: string;
};

/**
 * A couple's own mailbox always sends; others wait for confirmation over the limits or with an address in the text
 * [enquiries-28].
 */
export async function mayLeave(
  ctx: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  { status, isTrapped, content, recipients, address }: Bulk,
): Promise<boolean> {
  if (status === "own") return true;
  const { couple_name, message, venue_location } = content;
  if (isTrapped || [couple_name, message, venue_location].some(containsAddress)) return false;
  const { emails, unconfirmed } = await countHourlyEmails(ctx, tx);
  if (emails + recipients > shares.guest_emails_hourly_max) return false;
  const ofNetwork = guestNetworkLimit(address);
  if (status === "known") return hasCounted(ctx, tx, ofNetwork);
  if (recipients > limits.unconfirmed_recipients_max) return false;
  if (unconfirmed + recipients > limits.unconfirmed_emails_hourly_max) return false;
  const ofEmail: RateLimit = {
    name: "unconfirmed_bulk_email",
    key: normalEmail(content.couple_email),
    tries_max: 1,
    window_seconds: ofNetwork.window_seconds,
  };
  return (await hasCounted(ctx, tx, ofEmail)) && hasCounted(ctx, tx, ofNetwork);
}

/** Refuses over the site's hourly guest limit; the enquiry stays pending. */
export async function assertRoomForGuests(
  ctx: Pick<Context, "clock">,
  tx: Database,
  recipients: number,
): Promise<void> {
  const { emails } = await countHourlyEmails(ctx, tx);
  if (emails + recipients <= shares.guest_emails_hourly_max) return;
  const now = ctx.clock();
  refuseUntil(new Date(now.getTime() + hour_ms), now, {
    name: "guest_letters",
    reason: "Very many enquiries are being sent right now.",
  });
}

function countHourlyEmails({ clock }: Pick<Context, "clock">, tx: Database) {
  return countGuestEmails(tx, new Date(clock().getTime() - hour_ms));
}
