import type { Calendar } from "../../seed/calendar.ts";
import type { DemoImportedPage } from "../../seed/directory.ts";
import * as limits from "../../src/contract/limits.ts";
import type { ProfilePayload } from "../../src/contract/providers/my-schema.ts";

type Said = Omit<DemoImportedPage, "id" | "created_at" | "invitation" | "email"> & {
  readonly days: number;
  readonly invited?: number;
  readonly has_email?: false;
};

const page = (
  source: string,
  [business_name, category_slug]: readonly [string, string],
  days: number,
  { invited, has_email, pictures = [], ...profile }: Partial<Said> & ProfilePayload,
): Said => ({
  source,
  business_name,
  category_slug,
  days,
  pictures,
  profile: { business_name, ...profile },
  ...(invited !== undefined && { invited }),
  ...(has_email !== undefined && { has_email }),
});

const hive = "weddinghive.example";
const list = "trougids.example";

const said: readonly Said[] = [
  page(hive, ["Olyfberg Barn", "venues"], 9, {
    invited: 6,
    contact_person: "Marelize Cronjé",
    phone: "+27235550161",
    city: "Robertson",
    province: "Western Cape",
    website: "https://olyfberg.example",
    description:
      "A stone barn under old olive trees, with a lawn that looks over the valley.\n\nWe have hosted weddings of forty to two hundred guests since 2011.",
    services_offered: ["Ceremonies", "Receptions", "Accommodation"],
    facts: ["accommodation"],
    guests_max: 200,
    customFields: [{ name: "A Saturday in season, R 38 000" }, { name: "A weekday, R 19 500" }],
    price_from: 19_500,
    pictures: ["gallery-winelands-0", "gallery-tent-1", null],
  }),
  page(hive, ["Sibongile Reads Weddings", "marriage-officers"], 9, {
    invited: 6,
    contact_person: "Sibongile Radebe",
    phone: "+27825550162",
    city: "Soweto",
    province: "Gauteng",
    description: "Ceremonies in isiZulu, Sesotho and English, written with the couple.",
    languages_spoken: ["isiZulu", "Sesotho", "English"],
  }),
  page(hive, ["Kelp & Candle Catering", "caterers"], 9, {
    contact_person: "Ashraf Davids",
    phone: "+27215550163",
    city: "Paternoster",
    province: "Western Cape",
    description: "Fish over coals and long tables on the beach.",
    price_from: 420,
    pictures: ["gallery-table-2"],
  }),
  page(hive, ["Tuinroete Flowers", "florists"], 9, {
    has_email: false,
    phone: "+27445550164",
    city: "George",
    province: "Western Cape",
  }),
  page(list, ["Drakensberg Strings", "djs-and-mcs"], 80, {
    invited: 74,
    contact_person: "Priya Moodley",
    phone: "+27335550165",
    city: "Underberg",
    province: "KwaZulu-Natal",
    description: "A quartet for ceremonies, and a DJ afterwards.",
  }),
  page(list, ["Van der Merwe Filme", "videographers"], 80, {
    phone: "+27125550166",
    city: "Pretoria",
    province: "Gauteng",
    willing_to_travel: true,
    radius_km: 300,
  }),
  page(list, ["Mango Tree Cakes", "cakes-and-desserts"], 80, {
    contact_person: "Fatima Cassim",
    phone: "+27135550167",
    city: "Mbombela",
    province: "Mpumalanga",
    services_offered: ["Tiered cakes", "Dessert tables"],
  }),
];

/** Unclaimed imports: some invited lately, one with an expired invitation, one without email. */
export function bringIn(calendar: Calendar, newId: () => string): DemoImportedPage[] {
  return said.map(({ days, invited, has_email = true, ...saved }) => {
    const address = `${saved.business_name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@post.example`;
    const created_at = calendar.daysAgo(days, 9);
    const sent_at = invited === undefined ? null : calendar.daysAgo(invited, 11);
    return {
      id: newId(),
      ...saved,
      email: has_email ? address : null,
      created_at,
      invitation: sent_at && {
        id: newId(),
        act_id: newId(),
        created_at: sent_at,
        expires_at: new Date(sent_at.getTime() + limits.invitation_days * 86_400_000),
      },
    };
  });
}
