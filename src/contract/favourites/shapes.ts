import { z } from "zod";
import { availability } from "../calendars/shapes.ts";
import { call } from "../call.ts";
import { calendarDate, id, orAbsent, paragraphs } from "../primitives.ts";
import { providerCard } from "../providers/shapes.ts";
import { memberNamed } from "../weddings/member-shape.ts";
import { guest_hearts_max } from "./limits.ts";
import { readVendorIds } from "./vendor-ids.ts";
import { favourite_note_length_max, votes } from "./votes.ts";
import * as words from "./words.ts";

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
export type FavouriteCard = z.infer<typeof shown>;

/** Rule [weddings-12]. */
const opinion = z
  .object({
    name: z.string().meta({ description: "Empty where nobody shares the wedding." }),
    is_own: z.boolean(),
    vote: z.enum(votes).nullable(),
    note: z.string(),
    is_private: z
      .boolean()
      .meta({ description: "The note was written while nobody shared the wedding: no other member reads it." }),
  })
  .meta({ id: "FavouriteOpinion" });
export type Opinion = z.infer<typeof opinion>;

/** Published providers only [couples-8]. */
export const favourite = z
  .object({
    id,
    provider_id: id,
    business_name: z.string(),
    category_name: text,
    logo_url: text,
    city: text,
    province: text,
    ...shown.shape,
    availability: availability.nullable().meta({
      description:
        "What it is on the couple's wedding date; null without one that is still to come, and where the couple's own booking or acceptance takes that day.",
    }),
    is_watched: z.boolean().meta({ description: "Whether the couple is told when it is free again on that date." }),
    is_booked: z.boolean().meta({
      description: "Whether it was booked here, or the couple says that it booked it, which nobody else is told.",
    }),
    booked_cents: z.number().nullable().meta({ description: "What the bookings made here come to; null without one." }),
    held_quote_id: id.nullable().meta({
      description: "The quote that the couple accepted and the provider has yet to confirm; null without one.",
    }),
    added_by: memberNamed,
    opinions: z.array(opinion).meta({ description: "Of the wedding's members, the own one first." }),
    created_at: z.string(),
  })
  .meta({ id: "Favourite" });
export type Favourite = z.infer<typeof favourite>;

const group = "Favourites";

export const listFavourites = call({
  ...words.listFavourites,
  name: "listFavourites",
  summary: "The couple's favourites, newest first",
  group,
  status: 200,
  answer: z.object({
    favorites: z.array(favourite),
    is_shared: z.boolean().meta({ description: "Whether others share the wedding, who see votes and notes." }),
  }),
});

export const addFavourite = call({
  ...words.addFavourite,
  name: "addFavourite",
  summary: "Keeps a provider; one that is kept already answers the same favourite",
  group,
  body: z.object({ provider_id: z.string("Say which provider this is for.") }),
  status: 201,
  answer: z.object({ favorite: z.object({ id, provider_id: id }) }),
  refusals: ["provider_not_found", "favourites_full"],
});

export const importFavourites = call({
  ...words.importFavourites,
  name: "importFavourites",
  summary:
    "Keeps the providers that a guest saved in a browser; those that are kept already, and unknown ones, are skipped",
  group,
  body: z.object({
    provider_ids: z.array(z.string(), "Say which providers these are.").max(guest_hearts_max),
  }),
  status: 200,
  answer: z.object({
    added: z.int(),
    left_out: z.int().meta({ description: "How many there was no room for." }),
  }),
});
export type Imported = z.infer<typeof importFavourites.answer>;

export const readShortlist = call({
  ...words.readShortlist,
  name: "readShortlist",
  summary: "The cards of some providers, in the order asked for; those that no list shows are left out",
  group,
  query: z.object({
    vendors: z
      .string()
      .transform(readVendorIds)
      .pipe(z.array(z.string()).max(guest_hearts_max))
      .meta({ description: "Their ids with commas between." }),
    date: orAbsent(calendarDate).meta({ description: "A date still to come: each says what it is then." }),
  }),
  status: 200,
  answer: z.object({ providers: z.array(providerCard) }),
});

export const removeFavourite = call({
  ...words.removeFavourite,
  name: "removeFavourite",
  summary: "Lets a favourite go",
  group,
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
  refusals: ["favourite_not_found"],
});

export const watchFavourite = call({
  ...words.watchFavourite,
  name: "watchFavourite",
  summary: "Waits until a favourite that is taken on the couple's date is so no more, or ends that",
  group,
  params: z.object({ id: z.string() }),
  body: z.object({ is_watched: z.boolean("Say whether to wait.") }),
  status: 204,
  answer: z.null(),
  refusals: ["favourite_not_found", "email_unconfirmed", "emails_stopped", "nothing_to_watch"],
});

export const voteFavourite = call({
  ...words.voteFavourite,
  name: "voteFavourite",
  least_role: "reader",
  in_person: true,
  summary: "Says what the one who asks thinks of a favourite: for, against or neither, and a note",
  group,
  params: z.object({ id: z.string() }),
  body: z.object({ vote: z.enum(votes).nullable(), note: paragraphs(favourite_note_length_max) }),
  status: 204,
  answer: z.null(),
  refusals: ["favourite_not_found"],
});

export const bookFavourite = call({
  ...words.bookFavourite,
  name: "bookFavourite",
  summary: "Notes for the couple alone that it booked a favourite, or takes that back",
  group,
  params: z.object({ id: z.string() }),
  body: z.object({ is_booked: z.boolean("Say whether you booked them.") }),
  status: 204,
  answer: z.null(),
  refusals: ["favourite_not_found"],
});

export const writeBookedCalendar = call({
  ...words.writeBookedCalendar,
  name: "writeBookedCalendar",
  summary: "A booked favourite on the wedding day as a file for calendars (RFC 5545)",
  group,
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ file_name: z.string(), ics: z.string() }),
  refusals: ["favourite_not_found", "favourite_not_booked", "wedding_undated"],
});
