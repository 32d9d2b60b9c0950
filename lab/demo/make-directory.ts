import { calendarOf, type Calendar } from "../../seed/calendar.ts";
import { makeCalendars, bookDay } from "../../seed/calendars.ts";
import { demoLogins, demoMarkerId } from "../../seed/demo-directory.ts";
import type { DemoCalendar, DemoCouple, DemoDirectory, DemoProvider } from "../../seed/directory.ts";
import { ids } from "../../seed/ids.ts";
import { recordActions } from "./acts.ts";
import { arrange, makeBudgets } from "./budgets.ts";
import { conversationPictures, makeConversations } from "./conversations.ts";
import { awaited, marry } from "./couples.ts";
import { endorse, verify } from "./endorsements.ts";
import { enquire } from "./enquiries.ts";
import { bringIn } from "./imported.ts";
import { invite } from "./invitations.ts";
import { drawBanner, drawGallery, picturePool, type Drawing } from "./pictures.ts";
import { draftProviders, logoOf, type Draft } from "./providers.ts";
import { makeTemplates, offer } from "./quotes.ts";
import { saveReplies } from "./replies.ts";
import { makeRequests } from "./requests.ts";
import { showpieces } from "./showpieces.ts";
import { badgesOf, standingsOf } from "./standing.ts";
import { shareWedding } from "./together.ts";
import { befall } from "./turns.ts";
import { fallSilent, makePendingEnquiries } from "./waiting.ts";

export type DrawnDirectory = Omit<DemoDirectory, "pictures"> & { readonly pictures: Readonly<Record<string, Drawing>> };

/**
 * A made-up South African directory, identical for the same `today` (`YYYY-MM-DD`). The past lies before it, weddings
 * after. Ids don't depend on it.
 */
export function makeDirectory(today: string): DrawnDirectory {
  const calendar = calendarOf(today);
  const newId = ids("demo directory");
  const drafts = draftProviders(calendar, newId);
  const standings = standingsOf(drafts);
  const badges = badgesOf(standings);
  const businesses = drafts.map((draft): DemoProvider => befall(finish(draft, badges.get(draft) ?? []), calendar));
  const couples = marry(businesses, calendar, newId);
  const extra = {
    endorsements: endorse(standings, calendar, newId),
    verifications: verify(standings, calendar, newId),
    enquiries: enquire({ providers: businesses, couples, calendar, newId }),
    invitations: invite(businesses, calendar, newId),
  };
  const requests = makeRequests(businesses, calendar, { newId, admin_id: demoMarkerId });
  const actor = { actor_id: demoMarkerId, actor_name: "Nomsa Khumalo, Umshado" };
  const { enquiries, invitations } = extra;
  const couple = couples.find(({ email }) => email === demoLogins[2].email);
  const provider = businesses.find(({ email }) => email === demoLogins[1].email);
  const calendars = makeCalendars(businesses, calendar, { newId, first: demoLogins[1].email });
  const quotes = offer(
    { provider, couple_id: couple?.row.id, enquiries, calendars },
    { calendar, newId: ids("demo quotes") },
  );
  const imported = bringIn(calendar, ids("demo imported"));
  const sharing = shareWedding({ owner: couple, providers: businesses }, calendar, ids("demo members"));
  return {
    ...extra,
    suppressed: fallSilent({ providers: businesses, couple, enquiries }),
    held: makePendingEnquiries({ providers: businesses, couple }, calendar, newId),
    templates: makeTemplates(provider, ids("demo templates")),
    replies: saveReplies(provider, ids("demo replies")),
    talks: makeConversations({ provider, couple, enquiries, newId: ids("demo talks") }),
    quotes,
    budgets: makeBudgets(
      { couple_id: couple?.row.id, quotes, booked: "J2B-6XD" },
      { calendar, newId: ids("demo budgets") },
    ),
    plans: arrange(couple?.row.id, { calendar, newId: ids("demo plans") }),
    requests,
    imported,
    ...awaitOne({ businesses, couple, calendars }, calendar, newId),
    acts: recordActions({ providers: businesses, requests, invitations, imported }, calendar, { newId, actor }),
    providers: [...businesses, superAdmin(calendar)],
    couples: [...couples, ...sharing.couples],
    members: sharing.members,
    votes: sharing.votes,
    pictures: picturesOf(businesses),
  };
}

const picturesOf = (businesses: readonly DemoProvider[]) => ({
  ...picturePool(),
  ...logos(businesses),
  ...banners(),
  ...drawGalleries(businesses),
  ...conversationPictures,
});

type Awaiting = {
  businesses: readonly DemoProvider[];
  couple: DemoCouple | undefined;
  calendars: readonly DemoCalendar[];
};

/** Watches a favourite that is taken on the wedding date. */
function awaitOne({ businesses, couple, calendars }: Awaiting, calendar: Calendar, newId: () => string) {
  const provider = businesses.find(({ row }) => row.business_name === awaited);
  const favourite = couple?.favourites.find(({ provider_id }) => provider_id === provider?.row.id);
  const day = couple?.row.wedding_date;
  if (!favourite || !day) throw new Error(`the demo's couple does not wait for ${awaited}`);
  const { id: favourite_id, provider_id } = favourite;
  return {
    calendars: bookDay(calendars, { provider_id, day }, { calendar, newId }),
    watches: [{ favourite_id, day, created_at: calendar.daysAgo(1, 20) }],
  };
}

function finish(draft: Draft, badges: DemoProvider["badges"]): DemoProvider {
  const { row, email, categories, custom_fields, logo, banner, gallery, videos } = draft;
  return { row, email, categories, custom_fields, logo, banner, gallery, videos, badges };
}

function banners(): Record<string, Drawing> {
  return Object.fromEntries(
    Object.values(showpieces).map(({ handle, banner }) => [`banner ${handle}`, drawBanner(handle, banner)]),
  );
}

function drawGalleries(providers: readonly DemoProvider[]): Record<string, Drawing> {
  const own = providers.flatMap(({ row, gallery }) => {
    const showpiece = showpieces[row.business_name];
    return showpiece ? drawGallery(showpiece.handle, showpiece.shows, gallery.length) : [];
  });
  return Object.fromEntries(own.map(({ shown, drawing }) => [shown.picture, drawing]));
}

function logos(providers: readonly DemoProvider[]): Record<string, Drawing> {
  return {
    ...Object.fromEntries(providers.map(({ logo, row }) => [logo, logoOf(row.business_name)])),
    "logo Umshado": logoOf("Umshado"),
  };
}

function superAdmin(calendar: Calendar): DemoProvider {
  const created_at = calendar.daysAgo(700, 8);
  return {
    row: {
      id: demoMarkerId,
      business_name: "Umshado",
      contact_person: "Nomsa Khumalo",
      phone: "+27215550142",
      city: "Cape Town",
      province: "Western Cape",
      is_super_admin: true,
      is_published: false,
      created_at,
      updated_at: created_at,
    },
    email: demoLogins[0].email,
    categories: [],
    custom_fields: [],
    badges: [],
    logo: "logo Umshado",
    banner: null,
    gallery: [],
    videos: [],
  };
}
