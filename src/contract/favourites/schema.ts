import { z } from "zod";
import { availability } from "../calendars/schema.ts";
import { calendarDate, id, orAbsent, paragraphs, idParams } from "../primitives.ts";
import { providerCard } from "../providers/schema.ts";
import { routesOf } from "../route.ts";
import { memberNamed } from "../weddings/schema.ts";
import * as calls from "./calls.ts";
import { guest_hearts_max } from "./calls.ts";
import { readVendorIds } from "./vendor-ids.ts";
import { favourite_note_length_max, votes } from "./votes.ts";

const route = routesOf("Favourites");
const text = z.string().nullable();

const shown = providerCard.pick({
  banner: true,
  rating: true,
  review_count: true,
  trust_score: true,
  trust_tier: true,
  price_from: true,
  typical_price: true,
  typical_price_for: true,
  price_range: true,
});
export type FavouriteCardFields = z.infer<typeof shown>;

/** Rule [weddings-12]. */
const opinion = z
  .object({
    name: z.string().describe("Empty if nobody shares the wedding."),
    is_own: z.boolean(),
    vote: z.enum(votes).nullable(),
    note: z.string(),
    is_private: z
      .boolean()
      .describe("True if the note was written while nobody shared the wedding; hidden from other members."),
  })
  .meta({ id: "FavouriteOpinion" });
export type Opinion = z.infer<typeof opinion>;

/** Published providers only [couples-8]. */
export const favouriteSchema = z
  .object({
    id,
    provider_id: id,
    business_name: z.string(),
    category_name: text,
    logo_url: text,
    city: text,
    province: text,
    ...shown.shape,
    availability: availability
      .nullable()
      .describe(
        "Availability on the couple's wedding date; null without a future date, or if the couple's own booking or acceptance takes that day.",
      ),
    is_watched: z.boolean().describe("Whether the couple is notified when it is available again on that date."),
    is_booked: z.boolean().describe("Whether it was booked here, or privately marked as booked by the couple."),
    booked_cents: z.number().nullable().describe("Total of bookings made here; null if there are none."),
    held_quote_id: id
      .nullable()
      .describe("The accepted quote that the provider has yet to confirm; null if there is none."),
    open_quote_id: id.nullish().describe("The newest quote that can be accepted."),
    conversation_id: id.nullish().describe("The newest conversation that is neither declined nor closed."),
    added_by: memberNamed,
    opinions: z.array(opinion).describe("Opinions of the wedding's members, the caller's first."),
    created_at: z.string(),
  })
  .meta({ id: "Favourite" });
export type Favourite = z.infer<typeof favouriteSchema>;

export const listFavouritesRoute = route(calls.listFavouritesCall, {
  name: "listFavourites",
  summary: "List the couple's favourites, newest first",
  answer: z.object({
    favorites: z.array(favouriteSchema),
    is_shared: z.boolean().describe("Whether others, who see votes and notes, share the wedding."),
  }),
});

export const addFavouriteRoute = route(calls.addFavouriteCall, {
  name: "addFavourite",
  summary: "Add a favourite, or return the existing one",
  body: z.object({ provider_id: z.string("Say which provider this is for.") }),
  status: 201,
  answer: z.object({ favorite: z.object({ id, provider_id: id }) }),
  refusals: ["provider_not_found", "favourites_full"],
});

export const importFavouritesRoute = route(calls.importFavouritesCall, {
  name: "importFavourites",
  summary: "Import the favourites saved in a guest's browser, skipping existing and unknown ones",
  body: z.object({
    provider_ids: z.array(z.string(), "Say which providers these are.").max(guest_hearts_max),
  }),
  answer: z.object({
    added: z.int(),
    left_out: z.int().describe("Number not added for lack of room."),
  }),
});
export type Imported = z.infer<typeof importFavouritesRoute.answer>;

export const readShortlistRoute = route(calls.readShortlistCall, {
  name: "readShortlist",
  summary: "List the cards of given providers in the requested order, without unlisted ones",
  query: z.object({
    vendors: z
      .string()
      .transform(readVendorIds)
      .pipe(z.array(z.string()).max(guest_hearts_max))
      .describe("Comma-separated provider ids."),
    date: orAbsent(calendarDate).describe("Future date for which each provider's availability is returned."),
  }),
  answer: z.object({ providers: z.array(providerCard) }),
});

export const removeFavouriteRoute = route(calls.removeFavouriteCall, {
  name: "removeFavourite",
  summary: "Delete a favourite",
  params: idParams,
  refusals: ["favourite_not_found"],
});

export const watchFavouriteRoute = route(calls.watchFavouriteCall, {
  name: "watchFavourite",
  summary: "Watch or stop watching a taken favourite for availability on the couple's date",
  params: idParams,
  body: z.object({ is_watched: z.boolean("Say whether to wait.") }),
  refusals: ["favourite_not_found", "email_unconfirmed", "emails_stopped", "nothing_to_watch"],
});

export const voteFavouriteRoute = route(calls.voteFavouriteCall, {
  name: "voteFavourite",
  least_role: "reader",
  in_person: true,
  summary: "Set the caller's vote (for, against or neither) and note on a favourite",
  params: idParams,
  body: z.object({ vote: z.enum(votes).nullable(), note: paragraphs(favourite_note_length_max) }),
  refusals: ["favourite_not_found"],
});

export const bookFavouriteRoute = route(calls.bookFavouriteCall, {
  name: "bookFavourite",
  summary: "Mark a favourite as booked or not, for the couple only",
  params: idParams,
  body: z.object({ is_booked: z.boolean("Say whether you booked them.") }),
  refusals: ["favourite_not_found"],
});

export const writeBookedCalendarRoute = route(calls.writeBookedCalendarCall, {
  name: "writeBookedCalendar",
  summary: "Export a booked favourite on the wedding day as an iCalendar file (RFC 5545)",
  params: idParams,
  answer: z.object({ file_name: z.string(), ics: z.string() }),
  refusals: ["favourite_not_found", "favourite_not_booked", "wedding_undated"],
});
