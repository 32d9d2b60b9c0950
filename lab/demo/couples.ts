import type { Calendar } from "../../seed/calendar.ts";
import { chance } from "../../seed/chance.ts";
import type { DemoCouple, DemoProvider } from "../../seed/directory.ts";
import { slugOf } from "./particulars.ts";

interface Wedding {
  readonly partners: readonly [string, string | null];
  readonly surname: string;
  readonly in_days: number | null;
  readonly venue: readonly [name: string | null, location: string | null];
  readonly guests: number | null;
  readonly phone: string | null;
}

/** The first is the one whose login the demo prints. */
const weddings: readonly Wedding[] = [
  {
    partners: ["Thandeka", "Pieter"],
    surname: "Zulu",
    in_days: 316,
    venue: [null, "Franschhoek, Western Cape"],
    guests: 120,
    phone: "+27825550142",
  },
  {
    partners: ["Nomsa", "Lwandle"],
    surname: "Hadebe",
    in_days: 148,
    venue: ["Emakhosini Royal Gardens", "Ulundi, KwaZulu-Natal"],
    guests: 650,
    phone: "+27735550163",
  },
  {
    partners: ["Ayesha", "Zaid"],
    surname: "Davids",
    in_days: 64,
    venue: ["Steenberg Hall", "Mitchells Plain, Western Cape"],
    guests: 480,
    phone: "+27845550175",
  },
  {
    partners: ["Anneke", "Ruan"],
    surname: "Snyman",
    in_days: 203,
    venue: ["Kapok en Klei", "Worcester, Western Cape"],
    guests: 90,
    phone: "+27725550129",
  },
  {
    partners: ["Priyanka", "Kavish"],
    surname: "Moodley",
    in_days: 91,
    venue: ["Hotel Umdloti Sands", "Umhlanga, KwaZulu-Natal"],
    guests: 550,
    phone: "+27795550118",
  },
  {
    partners: ["Sibusiso", "Themba"],
    surname: "Nkosi",
    in_days: 240,
    venue: [null, "Johannesburg, Gauteng"],
    guests: 80,
    phone: null,
  },
  {
    partners: ["Refilwe", "Kagiso"],
    surname: "Moatshe",
    in_days: 120,
    venue: ["Letlapa Stone Lodge", "Mahikeng, North West"],
    guests: 300,
    phone: "+27715550184",
  },
  {
    partners: ["Sarah", "Daniel"],
    surname: "Whitfield",
    in_days: 410,
    venue: [null, "Nottingham Road, KwaZulu-Natal"],
    guests: 110,
    phone: "+27835550107",
  },
  {
    partners: ["Livhuwani", "Rudzani"],
    surname: "Mudau",
    in_days: 175,
    venue: ["Vhuhadi Mountain Venue", "Thohoyandou, Limpopo"],
    guests: 400,
    phone: "+27765550192",
  },
  {
    partners: ["Zintle", "Aviwe"],
    surname: "Gqirana",
    in_days: null,
    venue: [null, null],
    guests: null,
    phone: "+27785550156",
  },
  { partners: ["Chanel", null], surname: "Fortuin", in_days: 290, venue: [null, null], guests: null, phone: null },
  {
    partners: ["Rivka", "Joel"],
    surname: "Katz",
    in_days: 33,
    venue: ["The Glasshouse at Muldersdrift", "Muldersdrift, Gauteng"],
    guests: 180,
    phone: "+27825550113",
  },
];

const photographers = ["Zanele Mokoena Photography", "Protea & Pine Photography", "Laetitia Jacobs Fotografie"];
/** Two of its favourites: one booked, one taken on its date and watched. */
const booked = "Koeksister & Co";
export const awaited = "Umbhaco House";

export function marry(providers: readonly DemoProvider[], calendar: Calendar, newId: () => string): DemoCouple[] {
  const published = providers.filter(({ row }) => row.is_published);
  return weddings.map((wedding, number) => {
    const { partners, surname, in_days, venue, guests, phone } = wedding;
    const choice = chance(`couple ${surname}`);
    const joined = choice.whole(14, 220);
    const named = new Set([...photographers, awaited, booked]);
    const saved =
      number === 0
        ? published.filter(({ row }) => named.has(row.business_name))
        : choice.some(published, choice.whole(0, 8));
    return {
      row: {
        id: newId(),
        partner1_name: partners[0],
        partner2_name: partners[1],
        wedding_date: in_days === null ? null : calendar.dateIn(in_days),
        phone,
        venue_name: venue[0],
        venue_location: venue[1],
        guest_count: guests,
        created_at: calendar.daysAgo(joined, 20, 15),
        updated_at: calendar.daysAgo(choice.whole(1, 12), 21),
        // the last dashboard visit, so that the demo shows what is new since
        seen_at: calendar.daysAgo(3, 20, 40),
      },
      email: `${slugOf(partners[0])}.${slugOf(surname)}@post.example`,
      favourites: saved.map(({ row }) => ({
        id: newId(),
        provider_id: row.id,
        created_at: calendar.daysAgo(choice.whole(1, joined), 21, choice.whole(0, 59)),
        ...(row.business_name === booked && { booked_at: calendar.daysAgo(1, 19) }),
      })),
    };
  });
}
