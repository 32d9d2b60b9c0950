import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { badgeTypes } from "../src/contract/badges/calls.ts";
import { provinces } from "../src/contract/choices.ts";
import * as limits from "../src/contract/limits.ts";
import { id as idShape } from "../src/contract/primitives.ts";
import { businessHours } from "../src/contract/providers/field-schema.ts";
import { profilePayload } from "../src/contract/providers/my-schema.ts";
import { quoteStates } from "../src/contract/quotes/calls.ts";
import { findScamWarning } from "../src/features/conversations/safety/find-scam-warning.ts";
import { placesOf } from "../src/features/places/rules.ts";
import { trustTier } from "../src/features/trust/rules.ts";
import { monthsBetween } from "./calendar.ts";
import { demoDirectory, demoLogins } from "./demo-directory.ts";
import type { DemoProvider } from "./directory.ts";

const today = "2026-11-21";
const directory = demoDirectory(today);
const { providers, couples, endorsements, verifications, enquiries, invitations, pictures } = directory;
const published = providers.filter(({ row }) => row.is_published);
const byId = new Map(providers.map((provider) => [provider.row.id, provider]));
const holds = ({ badges }: DemoProvider, type: string) => badges.some(({ badge_type }) => badge_type === type);
const count = <T>(list: readonly T[], key: (entry: T) => string) => {
  const counts = new Map<string, number>();
  for (const entry of list) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return counts;
};
const endorsers = count(endorsements, ({ endorsed_provider_id }) => endorsed_provider_id);
const verifiers = count(verifications, ({ provider_id }) => provider_id);

test("two runs of one day are identical to the byte, and another day has the same people, messages and recipients", () => {
  expect(JSON.stringify(demoDirectory(today))).toBe(JSON.stringify(directory));
  const everybody = (demo: typeof directory) => ({
    providers: demo.providers.map(({ row, email }) => [row.id, row.business_name, email]),
    endorsed: demo.endorsements.map((each) => [each.endorser_id, each.endorsed_provider_id]),
    verified: demo.verifications.map((each) => [each.verifier_id, each.provider_id]),
    recipients: demo.enquiries.map(({ recipients }) => recipients.map(({ provider_id }) => provider_id)),
  });
  for (const day of ["2027-12-31", "2028-02-29"]) expect(everybody(demoDirectory(day))).toEqual(everybody(directory));
});

test("the admin's lists are not empty, and what they show is true", () => {
  const { requests, acts } = directory;
  const open = requests.filter(({ decision }) => decision === null);
  expect(open).toHaveLength(3);
  for (const { provider_id } of open) {
    const asking = byId.get(provider_id);
    expect(asking && asking.row.is_published && !holds(asking, "verified")).toBe(true);
  }
  const granted = requests.filter(({ decision }) => decision === "verified");
  expect(granted).toHaveLength(2);
  for (const { provider_id, created_at } of granted) {
    const verified = byId.get(provider_id);
    expect(verified && holds(verified, "verified")).toBe(true);
    expect(verified && verified.row.created_at < created_at).toBe(true);
  }
  const done = "badge_added invitation_sent page_offered provider_suspended verification_put_off verification_rests";
  expect([...new Set(acts.map(({ action }) => action))].toSorted().join(" ")).toBe(done);
  expect(acts.length).toBeGreaterThan(10);
  const [resting, ...more] = published.filter(({ rests }) => rests);
  expect(more).toEqual([]);
  expect(resting && holds(resting, "verified")).toBe(true);
  expect(providers.filter(({ row }) => row.suspended_at && row.suspended_reason)).toHaveLength(1);
});

describe("the directory is large and varied enough", () => {
  test("there are at least 240 published providers, some unpublished, every category and province", () => {
    expect(published.length).toBeGreaterThanOrEqual(240);
    expect(providers.length - published.length).toBeGreaterThanOrEqual(10);
    expect(new Set(published.map(({ row }) => row.province))).toEqual(new Set(provinces));
    const categories = count(published, ({ categories: assigned }) => assigned[0]?.slug ?? "");
    expect(categories.size).toBe(20);
    expect(Math.min(...categories.values())).toBeGreaterThanOrEqual(10);
  });

  test("every tier, as the granted endorsements make it, and every badge", () => {
    const tiers = new Set(published.map((each) => trustTier(holds(each, "verified"), endorsers.get(each.row.id) ?? 0)));
    expect(tiers).toEqual(
      new Set([null, "Verified", "Silver", "Gold", "Platinum", "Diamond", "Diamond 2", "Diamond 3"]),
    );
    for (const type of badgeTypes) expect(published.some((each) => holds(each, type))).toBe(true);
  });

  test("fourteen couples, two of whom share another’s wedding, 60 enquiries, and an invitation of each status", () => {
    expect(couples).toHaveLength(14);
    expect(enquiries).toHaveLength(60);
    expect(enquiries.filter(({ row }) => row.kind === "bulk").length).toBeGreaterThanOrEqual(3);
    const now = new Date(`${today}T12:00:00Z`);
    const status = invitations.map(({ used_at, expires_at }) =>
      used_at ? "used" : expires_at < now ? "expired" : "pending",
    );
    expect(status.toSorted()).toEqual(["expired", "pending", "used"]);
  });

  test("a conversation that waits for the couple, one that waits for the provider, one that was declined, one that asks for money, and one that is blocked", () => {
    const talks = directory.talks.slice(0, 5);
    const last = talks.map(({ messages }) => messages.at(-1));
    expect(last.map((each) => [each?.sent_by, each?.kind])).toEqual([
      ["provider", "text"],
      ["couple", "text"],
      ["provider", "declined"],
      ["provider", "text"],
      ["provider", "text"],
    ]);
    expect(talks.map(({ is_blocked }) => is_blocked)).toEqual([false, false, false, false, true]);
    expect(talks.map(({ held }) => held !== null)).toEqual([true, false, false, false, false]);
    expect(last.map((each) => findScamWarning(each?.body ?? "") !== null)).toEqual([false, false, false, true, false]);
    const now = new Date(`${today}T12:00:00Z`);
    expect(last.every((each) => each !== undefined && each.created_at < now)).toBe(true);
  });

  test("three businesses got many enquiries and answered each within hours", () => {
    const contacted = enquiries.flatMap(({ row, recipients }) => recipients.map((each) => ({ ...each, row })));
    const prompt = directory.talks.slice(5).map(({ conversation_id, messages }) => {
      const { provider_name, row } = contacted.find(({ id }) => id === conversation_id) ?? {};
      return `${provider_name} ${(Number(messages[0]?.created_at) - Number(row?.created_at)) / 3_600_000}`;
    });
    expect(Object.values(Object.groupBy(prompt, (each) => each)).map((same) => same?.length)).toEqual([6, 6, 6]);
    expect(prompt.every((each) => / (2|5|11)$/.test(each))).toBe(true);
  });

  test("answers come after the enquiry and before today, most of them to couples that wrote to one business only", () => {
    const talked = new Map(directory.talks.map((each) => [each.conversation_id, each.messages[0]?.created_at]));
    const answers = (kind: string) =>
      enquiries
        .filter(({ row }) => row.kind === kind)
        .flatMap(({ row, recipients }) =>
          recipients.map(({ id, answered_at }) => ({
            answered_at: answered_at ?? talked.get(id) ?? null,
            requested_at: row.created_at,
          })),
        );
    const share = (kind: string) =>
      answers(kind).filter(({ answered_at }) => answered_at !== null).length / answers(kind).length;
    expect(share("direct")).toBeGreaterThan(0.5);
    expect(share("bulk")).toBeGreaterThan(0.2);
    expect(share("bulk")).toBeLessThan(share("direct"));
    for (const { answered_at, requested_at } of [...answers("direct"), ...answers("bulk")]) {
      if (answered_at === null) continue;
      expect(answered_at.getTime()).toBeGreaterThan(requested_at?.getTime() ?? Infinity);
      expect(answered_at.getTime()).toBeLessThan(Date.parse(`${today}T00:00:00+02:00`));
    }
  });

  test("the couple whose login is printed sees new answers when it logs in", () => {
    const own = couples.find(({ email }) => email === demoLogins[2].email);
    const fresh = enquiries
      .filter(({ row }) => row.couple_id === own?.row.id)
      .flatMap(({ recipients }) => recipients)
      .filter(({ answered_at }) => answered_at !== null && own?.row.seen_at && answered_at > own.row.seen_at);
    expect(fresh.length).toBeGreaterThan(0);
  });

  test("galleries of sixteen, profiles without a banner, ratings from none to many", () => {
    expect(
      providers.filter(({ gallery }) => gallery.length === limits.gallery_images_max).length,
    ).toBeGreaterThanOrEqual(2);
    expect(published.filter(({ banner }) => banner === null).length).toBeGreaterThanOrEqual(10);
    const recorded = new Set(published.map(({ row }) => row.google_rating));
    expect(recorded.size).toBeGreaterThan(10);
    expect(recorded).toContain(null);
  });

  test("filters have something to find: prices, further categories, keywords, recorded and typed counts", () => {
    const priced = published.filter(({ row }) => row.price_from != null);
    expect(priced.length / published.length).toBeGreaterThan(0.85);
    expect(priced.length).toBeLessThan(published.length);
    expect(published.filter(({ categories }) => categories.length > 1).length).toBeGreaterThan(20);
    expect(published.filter(({ row }) => (row.keywords?.length ?? 0) > 1)).toEqual(published);
    const typed = published.filter(({ row }) => row.google_review_count != null && !row.ratings_recorded_at);
    expect(typed.length).toBeGreaterThan(5);
  });

  test("the galleries of the businesses in the demo's stories are their own, each picture once", () => {
    const own = providers.filter(({ gallery }) => gallery[0]?.picture.startsWith("own "));
    expect(own.length).toBe(18);
    const drawn = own.flatMap(({ gallery }) => gallery.map(({ picture }) => pictures[picture]?.file));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const { gallery } of own) {
      const kinds = gallery.map(({ alternative_text }) => alternative_text);
      expect(kinds.filter((kind, place) => kind === kinds[place + 1])).toEqual([]);
    }
  });

  test("no two descriptions or names are alike", () => {
    expect(new Set(published.map(({ row }) => row.description)).size).toBe(published.length);
    expect(new Set(providers.map(({ row }) => row.business_name)).size).toBe(providers.length);
    const unfilled = published.filter(({ row }) => /[{}]/.test(row.description ?? ""));
    expect(unfilled).toEqual([]);
  });
});

describe("the directory follows the rules of the product", () => {
  test("phone numbers are valid and no two businesses share one", () => {
    const numbers = providers
      .flatMap(({ row }) => [row.phone, row.whatsapp_number, row.alternative_phone])
      .filter((number) => number != null);
    const couplesNumbers = couples.map(({ row }) => row.phone).filter((number) => number != null);
    const invalid = [...numbers, ...couplesNumbers].filter((number) => !parsePhoneNumberFromString(number)?.isValid());
    expect(invalid).toEqual([]);
    expect(new Set(providers.map(({ row }) => row.phone)).size).toBe(providers.length);
  });

  test("prices are in order: an engagement shoot costs less than a day, and nothing less than where prices start", () => {
    const priceIn = (name: string) => Number(/from R\s(\d+(?:\s\d+)*)$/u.exec(name)?.[1]?.replaceAll(/\s/gu, ""));
    const failures = providers.flatMap(({ row, custom_fields }) => {
      const named = custom_fields.map(({ name }) => ({ name, price: priceIn(name) })).filter(({ price }) => price > 0);
      const shoot = named.find(({ name }) => name.startsWith("Engagement shoot"))?.price ?? 0;
      const from = row.price_from ?? Infinity;
      return named.filter(
        ({ name, price }) =>
          price < from || price > (row.price_to ?? Infinity) || (/day package/.test(name) && price <= shoot),
      );
    });
    expect(failures).toEqual([]);
    const priced = providers.filter(({ custom_fields }) => custom_fields.some(({ name }) => priceIn(name) > 0));
    expect(priced.length).toBeGreaterThan(200);
  });

  test("no business for menswear shows wedding dresses", () => {
    const menswear = providers.filter(({ categories }) => categories[0]?.slug === "menswear");
    const shown = menswear.flatMap(({ banner, gallery }) => [banner ?? "", ...gallery.map(({ picture }) => picture)]);
    expect(shown.filter((name) => name.includes("-gown-"))).toEqual([]);
    expect(shown.some((name) => name.includes("-jacket-"))).toBe(true);
  });

  test("towns are known places, in their own province", () => {
    for (const { row } of providers) {
      const towns = row.province ? placesOf(row.province).map(({ name }) => name) : [];
      for (const town of [row.city ?? "", ...(row.additional_cities ?? [])]) expect(towns).toContain(town);
    }
  });

  test("ids are UUIDs and unique; emails are of reserved domains and unique in their kind", () => {
    const all = [providers, couples, enquiries].flatMap((list) => list.map(({ row }) => row.id));
    const others = [...endorsements, ...verifications, ...invitations].map(({ id }) => id);
    expect(new Set([...all, ...others]).size).toBe(all.length + others.length);
    expect([...all, ...others].filter((id) => !idShape.safeParse(id).success)).toEqual([]);
    for (const kind of [providers, couples]) {
      expect(new Set(kind.map(({ email }) => email)).size).toBe(kind.length);
      for (const { email } of kind) expect(email).toMatch(/^[a-z.]+@[a-z0-9]+\.example$/);
    }
  });

  test("a provider that six others verified has the badge from them, every other from the team", () => {
    const isWrong = ({ row, badges }: DemoProvider) => {
      const badge = badges.find(({ badge_type }) => badge_type === "verified");
      return badge !== undefined && badge.origin !== ((verifiers.get(row.id) ?? 0) >= 6 ? "peers" : "admin");
    };
    expect(providers.filter(isWrong)).toEqual([]);
    expect(providers.some(({ badges }) => badges.some(({ origin }) => origin === "peers"))).toBe(true);
  });

  test("the unverified have at most five verifications, and only verified businesses verify", () => {
    const unverified = providers.filter((each) => !holds(each, "verified"));
    const most = Math.max(...unverified.map(({ row }) => verifiers.get(row.id) ?? 0));
    expect(most).toBe(limits.verification_threshold - 1);
    for (const { verifier_id } of verifications) {
      const verifier = byId.get(verifier_id);
      expect(verifier && holds(verifier, "verified")).toBe(true);
    }
  });

  test("endorsers are published, endorse nobody twice, and never spend a point before it is credited", () => {
    const pairs = new Set(endorsements.map((each) => `${each.endorser_id} ${each.endorsed_provider_id}`));
    expect(pairs.size).toBe(endorsements.length);
    for (const [endorser_id, given] of Map.groupBy(endorsements, (each) => each.endorser_id)) {
      const endorser = byId.get(endorser_id);
      expect(endorser?.row.is_published).toBe(true);
      let spent = 0;
      for (const each of given.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())) {
        spent += each.points_given;
        const months = monthsBetween(endorser?.row.created_at ?? each.created_at, each.created_at).length;
        expect(spent).toBeLessThanOrEqual(months * limits.endorsement_points_monthly);
        expect(each.created_at.getTime()).toBeGreaterThan(
          byId.get(each.endorsed_provider_id)?.row.created_at.getTime() ?? 0,
        );
        expect(each.comment?.length ?? 0).toBeLessThanOrEqual(limits.endorsement_comment_length_max);
      }
    }
  });

  test("every picture that is used is there, and opening hours have the contract's shape", () => {
    for (const { row, logo, banner, gallery } of providers) {
      for (const name of [logo, ...(banner ? [banner] : []), ...gallery.map(({ picture }) => picture)]) {
        expect(pictures).toHaveProperty([name]);
      }
      expect(businessHours.nullish().safeParse(row.business_hours).success).toBe(true);
    }
  });

  test("the people whose logins are printed exist", () => {
    const emails = new Set([...providers, ...couples].map(({ email }) => email));
    for (const { email } of demoLogins) expect(emails).toContain(email);
    expect(providers.filter(({ row }) => row.is_super_admin)).toHaveLength(1);
  });
});

const { imported, providers: importedProviders, pictures: importedPictures } = demoDirectory(today);

test("imported pages wait: some invited, one with an expired invitation, one without an email; none is among the businesses", () => {
  const now = new Date(`${today}T12:00:00Z`);
  const state = imported.map(({ email, invitation }) => {
    if (!invitation) return email === null ? "no email" : "not invited";
    return invitation.expires_at < now ? "over" : "open";
  });
  expect(state.toSorted()).toEqual(["no email", "not invited", "not invited", "not invited", "open", "open", "over"]);
  const names = new Set(importedProviders.map(({ row }) => row.business_name));
  const emails = new Set(importedProviders.map(({ email }) => email));
  for (const { business_name, email, category_slug, profile, pictures: shown } of imported) {
    expect(names.has(business_name) || emails.has(email ?? "")).toBe(false);
    expect(importedProviders.some(({ categories }) => categories.some(({ slug }) => slug === category_slug))).toBe(
      true,
    );
    expect(profilePayload.safeParse(profile).error).toBeUndefined();
    for (const name of shown) expect(name === null || name in importedPictures).toBe(true);
  }
});

test("two enquiries of the last days wait for the provider whose login is printed", () => {
  const today = "2026-11-21";
  const { enquiries, providers, talks, quotes } = demoDirectory(today);
  const own = providers.find(({ email }) => email === demoLogins[1].email);
  const begun = new Set([
    ...talks.map(({ conversation_id }) => conversation_id),
    ...quotes.map(({ quote }) => quote.conversation_id),
  ]);
  const waiting = enquiries.flatMap(({ row, recipients }) =>
    recipients
      .filter(({ id, provider_id, answered_at }) => provider_id === own?.row.id && !answered_at && !begun.has(id))
      .map(() => row),
  );
  expect(new Set(waiting.map(({ couple_name }) => couple_name)).size).toBe(2);
  const days = waiting.map(({ created_at }) => (Date.parse(today) - Number(created_at)) / 86_400_000);
  expect(days.filter((each) => each > 0 && each < 5)).toHaveLength(2);
});

test("the demo has quotes in every state, with a booking on hold and a confirmed one, each with its place", () => {
  const { quotes } = demoDirectory("2026-11-21");
  const states = new Set(quotes.map(({ quote }) => quote.state));
  expect([...quoteStates].filter((state) => !states.has(state))).toEqual([]);
  const booked = quotes.flatMap(({ booking, entry }) => (booking ? [[booking.state, entry?.kind]] : []));
  expect(booked).toEqual([
    ["confirmed", "booking"],
    ["held", "hold"],
    ["confirmed", "booking"],
    ["confirmed", "booking"],
  ]);
});

test("the wedding whose login is printed is shared, and its members' opinions are about its favourites", () => {
  const { couples, members, votes } = demoDirectory("2026-11-23");
  const owner = couples.find(({ email }) => email === demoLogins[2].email);
  const saved = owner?.favourites.map(({ provider_id }) => provider_id);
  expect(members.map(({ couple_id, role }) => [couple_id, role])).toEqual([
    [owner?.row.id, "editor"],
    [owner?.row.id, "reader"],
  ]);
  for (const { provider_id } of votes) expect(saved).toContain(provider_id);
  const partner = couples.find(({ email }) => email === demoLogins[3].email);
  expect(members.map(({ account_id }) => account_id)).toContain(partner?.row.id);
});
