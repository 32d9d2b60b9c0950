import { isForVenues } from "../../../contract/categories/for-venues.ts";
import { travelFee } from "../../../contract/places/travel-fee.ts";
import { lineItemOf, offeredIn } from "../../../contract/quotes/content.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import type { TemplateContent } from "../../../contract/quotes/template-schema.ts";
import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lockParticipant } from "../../conversations/find-participant.ts";
import { overFor, silenceOf } from "../../conversations/rules.ts";
import { distanceTo } from "../../places/measure-road.ts";
import { placesNamed } from "../../places/rules.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { requireQuote } from "../find-quote.ts";
import { readQuote } from "../read-quote.ts";
import { mayDo, newNumber, termsOfProfile } from "../rules.ts";
import * as store from "../store.ts";
import { findTraveller } from "../store.ts";
import { makeTitle } from "./make-title.ts";
import { findTemplate } from "./store-templates.ts";

type Travel = { travel_km: number | null; travel_cents: number };

const nothing: Travel = { travel_km: null, travel_cents: 0 };

/** Empty for venues, without a fee or distance, and for an unknown or ambiguous venue [places-7]. */
async function suggestTravel(db: Database, provider_id: string, venue_location: string | null): Promise<Travel> {
  const [place, ...others] = placesNamed(venue_location ?? "");
  const traveller = await findTraveller(db, provider_id);
  if (!place || others.length > 0 || !traveller || isForVenues(traveller.category_slug)) return nothing;
  const { place_slug } = traveller;
  const km = distanceTo(place, { place_slug, is_venue: false, latitude: null, longitude: null });
  if (!km) return nothing;
  return { travel_km: 2 * km, travel_cents: 100 * (travelFee(km, traveller) ?? 0) };
}

type Requested = { conversation_id: string; template_id?: string | undefined; replaces_id?: string | undefined };
type Begun = Partial<Omit<store.QuoteRow, "created_at" | "updated_at" | "sent_at" | "decided_at" | "day_full_at">>;
type LineItems = TemplateContent["lines"];

/** From the enquiry and the last quote, profile or template, or as the next version [quotes-1]. */
export async function writeQuote(ctx: Context, request: Requested): Promise<{ quote: Quote }> {
  const { id: provider_id } = requireProvider(ctx.actor);
  const now = ctx.clock();
  return ctx.db.transaction(async (tx) => {
    const { result } = await lockParticipant(ctx, tx, { id: request.conversation_id });
    if (overFor(silenceOf(result), now) !== null) refuse("conversation_over");
    if ((await store.countQuotes(tx, result.id)) >= limits.quotes_per_conversation_max) refuse("quotes_full");
    const { fields, lines } =
      request.replaces_id === undefined
        ? await beginNew(ctx, tx, { provider_id, template_id: request.template_id, result })
        : await beginNext(ctx, tx, result.id, request.replaces_id);
    const id = newId();
    const row = { series_id: id, version: 1, number: newNumber(), ...fields };
    const base = { id, conversation_id: result.id, provider_id, created_at: now, updated_at: now };
    await store.insertQuote(tx, { ...row, ...base });
    await store.replaceLineItems(
      tx,
      id,
      lines.map((item) => ({ ...item, id: newId() })),
    );
    return readQuote(ctx, id, tx);
  });
}

type Start = { fields: Begun; lines: LineItems };

async function beginNew(
  ctx: Context,
  tx: Database,
  {
    provider_id,
    template_id,
    result,
  }: {
    provider_id: string;
    template_id: string | undefined;
    result: {
      wedding_date: string | null;
      venue_location: string | null;
      guest_count: number | null;
      category: string | null;
      category_slug: string | null;
    };
  },
): Promise<Start> {
  const template =
    template_id === undefined
      ? null
      : ((await findTemplate(tx, provider_id, template_id)) ?? refuse("template_not_found"));
  const content = template && (template.content as TemplateContent);
  const today = southAfricanDate(ctx.clock());
  const { wedding_date, guest_count } = result;
  const until = addDays(today, limits.valid_days);
  const day = wedding_date !== null && wedding_date >= today ? wedding_date : null;
  const { lines, ...rest } = content ?? {
    ...(await findHabits(tx, provider_id)),
    title: makeTitle(result, day),
    lines: [],
  };
  const fields = {
    has_free_days: true,
    ...rest,
    wedding_date: day,
    guests: guest_count === 0 ? null : guest_count,
    valid_until: day !== null && day < until ? day : until,
    ...(await suggestTravel(tx, provider_id, result.venue_location)),
  };
  return { fields, lines };
}

async function findHabits(tx: Database, provider_id: string): Promise<Begun> {
  const last = await store.findLast(tx, provider_id);
  if (last === null) {
    const profile = await store.findProfileTerms(tx, provider_id);
    return profile === null ? {} : termsOfProfile(profile);
  }
  const { vat_mode, vat_number, deposit_percent, deposit_cents, deposit_due_days, balance_due_days } = last;
  const { terms_kind, terms, is_one_step } = last;
  const paying = { vat_mode, vat_number, deposit_percent, deposit_cents, deposit_due_days, balance_due_days };
  return { ...paying, terms_kind, terms, is_one_step };
}

async function beginNext(ctx: Context, tx: Database, conversation_id: string, replaces_id: string): Promise<Start> {
  const { stored } = await requireQuote(ctx, tx, replaces_id);
  const today = southAfricanDate(ctx.clock());
  if (stored.quote.conversation_id !== conversation_id) refuse("quote_not_found");
  if (!mayDo(stored, "provider", { today, isOver: false }).replace) refuse("quote_not_open");
  const { series_id, number, version, wedding_date, guests, travel_km, travel_cents } = stored.quote;
  const until = addDays(today, limits.valid_days);
  const valid_until = wedding_date !== null && wedding_date < until ? wedding_date : until;
  const same = { series_id, number, wedding_date, guests, travel_km, travel_cents };
  return {
    fields: { ...offeredIn(stored.quote), ...same, version: version + 1, valid_until },
    lines: stored.lines.map(lineItemOf),
  };
}
