import type { BulkEnquiry } from "../../contract/enquiries/bulk-schema.ts";
import * as shares from "../../contract/enquiries/calls.ts";
import type { DirectEnquiry } from "../../contract/enquiries/schema.ts";
import { fieldMessages } from "../../contract/field-messages.ts";
import * as limits from "../../contract/limits.ts";
import { isUuid, type Province } from "../../contract/primitives.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Actor } from "../../platform/actor.ts";
import { normalEmail } from "../../platform/network/normal-email.ts";
import { phoneError, readPhone } from "../../platform/network/phone.ts";
import { limitsByAddress, type RateLimit } from "../../platform/rate-limit.ts";
import { refuse, refuseIfInvalid } from "../../platform/refusal.ts";
import { findVenueProvinces } from "./bulk/find-venue-provinces.ts";

/** Phones are E.164; empty becomes null. */
export type EnquiryContent = {
  couple_name: string;
  couple_email: string;
  couple_phone: string | null;
  wedding_date: string | null;
  venue_location: string | null;
  guest_count: number | null;
  budget_range: NonNullable<DirectEnquiry["budget_range"]> | null;
  message: string | null;
  services_interested: string[];
};

type Form = Pick<DirectEnquiry, "couple_phone" | "wedding_date" | "venue_location" | "budget_range" | "message"> &
  Pick<DirectEnquiry, "couple_name" | "couple_email" | "guest_count"> &
  Partial<Pick<DirectEnquiry, "services_interested">>;

/** Refuses an unreadable phone number or a past date, by field. */
export function readContent(input: Form, now: Date): EnquiryContent {
  const fields: Record<string, string> = {};
  const couple_phone = input.couple_phone === undefined ? null : readPhone(input.couple_phone);
  if (input.couple_phone !== undefined && couple_phone === null) {
    fields["couple_phone"] = phoneError(input.couple_phone);
  }
  if (input.wedding_date !== undefined && input.wedding_date < southAfricanDate(now)) {
    fields["wedding_date"] = fieldMessages.wedding_date_passed;
  }
  refuseIfInvalid(fields);
  const services = (input.services_interested ?? []).filter((name) => name !== "");
  return {
    couple_name: input.couple_name,
    couple_email: input.couple_email,
    couple_phone,
    wedding_date: input.wedding_date ?? null,
    venue_location: input.venue_location || null,
    guest_count: input.guest_count ?? null,
    budget_range: input.budget_range ?? null,
    message: input.message || null,
    services_interested: [...new Set(services)],
  };
}

export function coupleAccountIdOf(actor: Actor): string | null {
  return actor.kind === "couple" ? actor.id : null;
}

/** Checked by session only, because a typed email proves nothing [enquiries-5]. */
export function assertNotOwner(actor: Actor, provider_id: string): void {
  if (actor.kind === "provider" && actor.id === provider_id.toLowerCase()) refuse("own_enquiry");
}

/** Rejects forms completed too fast [enquiries-8]; clients without `seconds_open` pass. */
export function assertUnhurried({ seconds_open }: Pick<DirectEnquiry, "seconds_open">): void {
  const missing = limits.form_seconds_min - (seconds_open ?? limits.form_seconds_min);
  if (missing > 0) refuse("too_fast", { retryAfterSeconds: Math.ceil(missing) });
}

const category_id_max = 2 ** 31 - 1;

/** Unique, in order; unknown ids match nobody. */
export function readCategoryIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => id > 0 && id <= category_id_max);
}

/** Unique; invalid ids are ignored. */
export function readProviderIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.trim().toLowerCase()))].filter((id) => isUuid(id));
}

type Place = { province: Province | null; additional_cities: readonly string[]; willing_to_travel: boolean };

/** False only if both provinces are known and differ, and the provider neither serves a town there nor travels. */
export function servesVenue({ province, additional_cities, willing_to_travel }: Place, venue: readonly Province[]) {
  if (venue.length === 0 || province === null || willing_to_travel) return true;
  const served = [province, ...additional_cities.flatMap(findVenueProvinces)];
  return served.some((each) => venue.includes(each));
}

function fingerprintOf(kind: "direct" | "bulk", form: Form, to: readonly unknown[]): string {
  const who = [form.couple_name, form.couple_email, form.couple_phone];
  const what = [form.wedding_date, form.venue_location || undefined, form.guest_count, form.budget_range];
  const content = [form.message || undefined, form.services_interested];
  return JSON.stringify([kind, ...to, ...who, ...what, ...content]);
}

export function directFingerprint(input: DirectEnquiry): string {
  return fingerprintOf("direct", input, [input.provider_id]);
}

/** The order of categories counts, because it decides each provider's category. */
export function bulkFingerprint(input: BulkEnquiry): string {
  const { selected_category_ids, excluded_category_ids, excluded_provider_ids, near, within } = input;
  const { include_elsewhere, include_booked } = input;
  const leftOut = readProviderIds(excluded_provider_ids).toSorted();
  const named = leftOut.length === 0 ? [] : [leftOut];
  const place = near ? [near, within] : [];
  const included = include_elsewhere || include_booked ? [{ include_elsewhere, include_booked }] : [];
  return fingerprintOf("bulk", input, [selected_category_ids, excluded_category_ids, ...named, ...place, ...included]);
}

export type Sender = { couple_id: string | null; couple_email: string };

const hour = 60 * 60;
const tries_max = {
  direct: { address: limits.direct_enquiries_per_address_max, sender: limits.direct_enquiries_per_sender_max },
  bulk: { address: limits.bulk_enquiries_per_address_max, sender: limits.bulk_enquiries_per_sender_max },
} as const;

/** Couples count by account only, so that nobody can exhaust their limit by using their email [enquiries-9]. */
export function limitsOf(kind: "direct" | "bulk", address: string, { couple_id, couple_email }: Sender): RateLimit[] {
  const { address: by_address, sender: by_sender } = tries_max[kind];
  const window_seconds = hour;
  const [name, key] = couple_id === null ? ["sender", normalEmail(couple_email)] : ["account", couple_id];
  return [
    ...limitsByAddress(address, { name: `${kind}_enquiry_address`, tries_max: by_address, window_seconds }),
    { name: `${kind}_enquiry_${name}`, key, tries_max: by_sender, window_seconds },
  ];
}

/** Separate limits, so that a flood of guests doesn't block others. */
export function recipientLimits(
  provider_id: string,
  { couple_id }: Pick<Sender, "couple_id">,
  address: string,
): RateLimit[] {
  const reason = "Many people are writing to this vendor right now.";
  const limit = {
    key: provider_id,
    tries_max: limits.direct_enquiries_per_recipient_max,
    window_seconds: hour,
    reason,
  };
  if (couple_id !== null) return [{ ...limit, name: "direct_enquiry_recipient_of_couples" }];
  return [
    {
      ...limit,
      name: "direct_enquiry_recipient_network",
      key: `${provider_id} ${subnetOf(address)}`,
      tries_max: shares.direct_enquiries_per_recipient_and_network_max,
    },
    { ...limit, name: "direct_enquiry_recipient" },
  ];
}

export function junkSenderLimit({ couple_id, couple_email }: Sender): RateLimit {
  return {
    name: "junk_sender",
    key: couple_id ?? normalEmail(couple_email),
    tries_max: limits.enquiries_per_junk_sender_daily_max,
    window_seconds: 24 * hour,
    reason: "Several vendors marked your enquiries as junk, so you can only send one a day for now.",
  };
}

/** Also without a scheme. `done.Then` matches too, and its sender only has to confirm. */
export function containsAddress(text: string | null): boolean {
  return text !== null && /:\/\/|\S@\S|[\p{L}\d]\.\p{L}{2,}/u.test(text);
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
export function subnetOf(address: string): string {
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  return network === undefined ? address : `${network}.0/24`;
}

/** Daily bulk enquiries of one network's guests that are sent at once [enquiries-28]. */
export function guestNetworkLimit(address: string): RateLimit {
  return {
    name: "guest_bulk_network",
    key: subnetOf(address),
    tries_max: shares.guest_bulk_per_network_daily_max,
    window_seconds: 24 * hour,
  };
}

/** Daily confirmation emails per mailbox. */
export function confirmationEmailLimit(couple_email: string): RateLimit {
  return {
    name: "held_enquiry_email",
    key: normalEmail(couple_email),
    tries_max: limits.pending_enquiries_per_email_daily_max,
    window_seconds: 24 * hour,
    reason: "Enquiries with this email address are already waiting to be confirmed.",
  };
}

/** Hourly reads by link [limits-9]. */
export function enquiryLinkLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "enquiry_link_address",
    tries_max: limits.enquiry_links_per_address_max,
    window_seconds: 60 * 60,
  });
}
