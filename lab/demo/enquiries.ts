import type { Calendar } from "../../seed/calendar.ts";
import { chance, deck, type Chance } from "../../seed/chance.ts";
import type { DemoCouple, DemoEnquiry, DemoProvider } from "../../seed/directory.ts";
import { ids } from "../../seed/ids.ts";
import { budgetRanges } from "../../src/contract/choices.ts";
import type { BudgetRange } from "../../src/contract/primitives.ts";
import { slugOf } from "./particulars.ts";
import { mobile } from "./places.ts";

const messages: readonly string[] = [
  "Molo, and salaam! We are two families, one from KwaMashu and one from Paarl. Half of us eat halaal and all of us eat a lot. Could you work with both?",
  "Hi! We love your pictures. Are you free on our date, and do you charge for travel from {town}?",
  "Goeie dag. Ons trou op 'n plaas naby Robertson en soek iemand wat nie skrik vir stof nie. Kan julle vir ons 'n kwotasie stuur?",
  "Sawubona. We have umembeso on the Friday and the white wedding on the Saturday. Do you do both days, and what is the price then?",
  "We are getting married in four months and our first booking fell through. Please tell us honestly if it is too late.",
  "It will be a small wedding, about thirty people, mostly family. Do you have a weekday price?",
  "Dumelang. My grandmother would like everything in Sesotho and my husband's family speaks Tshivenda. Is that something you can help with?",
  "Our budget is not large but it is firm. What could you do for it?",
  "Could we come and see you on a Saturday morning? We are both teachers and cannot get away in the week.",
  "We are two brides, and we would like to know that everybody on the day will be glad to be there.",
  "Please send your brochure and what you need as a deposit.",
  "The venue has no power of its own. Would that be a problem?",
  "My parents are paying and would like a formal quote with VAT, please.",
  "A friend recommended you. She said that you stayed until the last song.",
  "We will have about twenty guests from overseas who have never been to a South African wedding. How do you make that easy?",
  "Is it possible to pay it off over eight months?",
];

const strangers: readonly string[] = [
  "Lerato & Mpho",
  "Zinhle & Sandile",
  "Marike & Jaco",
  "Aaliyah & Imraan",
  "Nthabi & Tshepo",
  "Kelly & Brandon",
  "Devashni & Yuven",
  "Nosipho & Luthando",
  "Carla & Miguel",
  "Palesa & Thato",
  "Emma & Oliver",
  "Tumi & Boitumelo",
  "Shandré & Keanu",
  "Hlengiwe & Mondli",
  "Azwi & Dakalo",
  "Leah & Adam",
  "Nandi & Zukile",
  "Anke & Francois",
];

const unanswered: readonly string[] = [
  "Good day. We look for a farm with beds for the oldest of our family, and the rest would drive home. What do the rooms cost for one night?",
  "Hello! May we bring our own caterer? My aunt has cooked for every wedding in our family, and she will not sit down for this one.",
];

interface Sender {
  readonly couple_id: string | null;
  readonly couple_name: string;
  readonly couple_email: string;
  readonly couple_phone: string | null;
  readonly wedding_date: string | null;
  readonly venue_location: string | null;
  readonly guest_count: number | null;
}

const direct_count = 36;
/** So that its inbox isn't empty. */
const first_to_most_popular = 6;
/** Businesses with enough enquiries to show a response time. */
const prompt_businesses = 3;
const enquiries_each = 6;
const bulk_choices: readonly (readonly string[])[] = [
  ["photographers", "caterers", "djs-and-mcs"],
  ["florists", "decor-and-hire"],
  ["traditional-wear", "jewellery", "hair-and-makeup"],
  ["transport", "photo-booths"],
];

/** An odd number: nobody's account. */
const unanswered_from = 217;

interface World {
  readonly providers: readonly DemoProvider[];
  readonly couples: readonly DemoCouple[];
  readonly calendar: Calendar;
  readonly newId: () => string;
}

/** Direct and bulk enquiries. All were delivered long ago, so no mail is sent. */
export function enquire(world: World): DemoEnquiry[] {
  const published = world.providers.filter(({ row }) => row.is_published);
  const nextMessage = deck("enquiry messages", messages);
  const popular = popularFirst(published);
  const direct = Array.from({ length: direct_count }, (_, number): DemoEnquiry => {
    const choice = chance(`direct enquiry ${number}`);
    const to =
      number < first_to_most_popular
        ? (popular[0] ?? choice.pick(published))
        : choice.yes(0.4)
          ? choice.pick(popular.slice(0, 12))
          : choice.pick(published);
    return write("direct", [{ provider: to, category_slug: null }], [], senderOf(world, number, choice), {
      ...world,
      choice,
      message: nextMessage(),
    });
  });
  const bulk = bulk_choices.map((slugs, number): DemoEnquiry => {
    const choice = chance(`bulk enquiry ${number}`);
    const sender = senderOf(world, number * 3, choice);
    const recipients = published.flatMap((provider) => {
      const slug = slugs.find((each) => provider.categories.some((category) => category.slug === each));
      return slug ? [{ provider, category_slug: slug }] : [];
    });
    return write(
      "bulk",
      recipients,
      slugs,
      { ...sender, venue_location: sender.venue_location ?? "Durban, KwaZulu-Natal" },
      { ...world, choice, message: nextMessage() },
    );
  });
  return [
    ...direct,
    ...bulk,
    ...makePromptEnquiries(popular.slice(1, 1 + prompt_businesses), nextMessage, world),
    ...makeRecentEnquiries(popular[0], { ...world, newId: ids("demo newcomers") }),
  ];
}

function makeRecentEnquiries(provider: DemoProvider | undefined, world: World): DemoEnquiry[] {
  if (!provider) return [];
  return unanswered.map((message, at) => {
    const number = unanswered_from + 2 * at;
    const choice = chance(`direct enquiry ${number}`);
    const sender = senderOf(world, number, choice);
    const enquiry = write("direct", [{ provider, category_slug: null }], [], sender, { ...world, choice, message });
    return {
      ...enquiry,
      row: { ...enquiry.row, message, created_at: world.calendar.daysAgo(1 + 2 * at, 19 - 2 * at, 12) },
      recipients: enquiry.recipients.map((each) => ({ ...each, answered_at: null })),
    };
  });
}

function makePromptEnquiries(
  businesses: readonly DemoProvider[],
  nextMessage: () => string,
  world: World,
): DemoEnquiry[] {
  return businesses.flatMap((provider, place) =>
    Array.from({ length: enquiries_each }, (_, at) => {
      // the odd ones are nobody's account
      const number = direct_count + 2 * (place * enquiries_each + at) + 1;
      const choice = chance(`direct enquiry ${number}`);
      const sender = senderOf(world, number, choice);
      const message = nextMessage();
      const enquiry = write("direct", [{ provider, category_slug: null }], [], sender, { ...world, choice, message });
      return { ...enquiry, recipients: enquiry.recipients.map((each) => ({ ...each, answered_at: null })) };
    }),
  );
}

/** Wildevy Estate, then by reviews. */
function popularFirst(published: readonly DemoProvider[]): DemoProvider[] {
  const asks = ({ row }: DemoProvider) =>
    row.business_name === "Wildevy Estate" ? 1_000 : (row.google_review_count ?? 0);
  return published.toSorted((one, other) => asks(other) - asks(one));
}

function senderOf({ couples, calendar }: World, number: number, choice: Chance): Sender {
  const couple = number % 2 === 0 ? couples[(number / 2) % couples.length] : undefined;
  if (couple) {
    const { id, partner1_name, partner2_name, phone, wedding_date, venue_location, guest_count } = couple.row;
    return {
      couple_id: id,
      couple_name: [partner1_name, partner2_name].filter((name) => name).join(" & "),
      couple_email: couple.email,
      couple_phone: phone ?? null,
      wedding_date: wedding_date ?? null,
      venue_location: venue_location ?? null,
      guest_count: guest_count ?? null,
    };
  }
  const name = choice.pick(strangers);
  return {
    couple_id: null,
    couple_name: name,
    couple_email: `${name.split(" & ").map(slugOf).join(".")}@post.example`,
    couple_phone: choice.yes(0.7) ? mobile(9_000 + number) : null,
    wedding_date: choice.yes(0.85) ? calendar.dateIn(choice.whole(30, 480)) : null,
    venue_location: choice.yes(0.6)
      ? choice.pick([
          "Durban, KwaZulu-Natal",
          "Stellenbosch, Western Cape",
          "Pretoria, Gauteng",
          "Clarens, Free State",
          "Mthatha, Eastern Cape",
        ])
      : null,
    guest_count: choice.yes(0.8) ? choice.pick([20, 40, 60, 80, 100, 120, 150, 200, 300, 500]) : null,
  };
}

type Addressed = { provider: DemoProvider; category_slug: string | null };

interface Written {
  readonly choice: Chance;
  readonly message: string;
  readonly calendar: Calendar;
  readonly newId: () => string;
}

function write(
  kind: "direct" | "bulk",
  to: readonly Addressed[],
  category_slugs: readonly string[],
  sender: Sender,
  written: Written,
): DemoEnquiry {
  const { choice, message, calendar, newId } = written;
  const only = kind === "direct" ? to[0]?.provider : undefined;
  const chips = (only?.custom_fields ?? []).map(({ name }) => name).filter((name) => /service|package/i.test(name));
  const row: DemoEnquiry["row"] & { created_at: Date } = {
    id: newId(),
    kind,
    ...sender,
    budget_range: choice.yes(0.7) ? choice.pick<BudgetRange>(budgetRanges) : null,
    message: choice.yes(0.92) ? message.replace("{town}", only?.row.city ?? "your town") : null,
    services_interested: choice.some(chips, Math.min(chips.length, choice.whole(0, 2))),
    created_at: calendar.daysAgo(choice.whole(1, 75), choice.whole(6, 22), choice.whole(0, 59)),
  };
  return {
    row,
    category_slugs,
    recipients: to.map(({ provider, category_slug }) => ({
      id: newId(),
      provider_id: provider.row.id,
      provider_name: provider.row.business_name,
      category_slug,
      answered_at: choice.yes(kind === "direct" ? 0.7 : 0.4) ? answerTo(row.created_at, written) : null,
    })),
  };
}

/** Within eight days; null if that is in the future. */
function answerTo(requested_at: Date, { choice, calendar }: Written): Date | null {
  const answered_at = new Date(requested_at.getTime() + choice.whole(30, 8 * 24 * 60) * 60_000);
  return answered_at < calendar.daysAgo(0) ? answered_at : null;
}
