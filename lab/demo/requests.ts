import type { Calendar } from "../../seed/calendar.ts";
import type { DemoProvider, DemoRequest } from "../../seed/directory.ts";
import { day_ms } from "../../src/contract/durations.ts";

/** Days since each request; the last gets a note of what is missing. */
const asking = [
  {
    by: "Anjali Jewels",
    days: 1,
    motivation:
      "We have made wedding sets in Durban since 2013, all hallmarked. Our shop is open six days a week and you are welcome to come and see the workshop. The registration papers and our jeweller's licence can be sent today.",
  },
  {
    by: "Ubuntu Shuttles",
    days: 4,
    motivation:
      "All nine of our vehicles have operating licences and passenger cover, and every driver has a PrDP. We have driven guests to weddings from Pietermaritzburg for years without one left behind. Please tell us which papers you want first.",
  },
  {
    by: "Leaf Lane",
    days: 8,
    motivation:
      "Couples ask us why we have no mark when others in Dullstroom do. We are registered, we pay VAT, and four venues close to us will tell you that we come on time.",
  },
  {
    by: "Bushveld Barkeep",
    days: 17,
    motivation: "We have served at more than sixty weddings around Bela-Bela and would like to be verified, please.",
    answered: {
      days: 15,
      note: "Please send us your liquor licence or the permit that you work under. We are glad to look again once we have it.",
    },
  },
] as const;

/** How many verified providers had requested it, and how long before. */
const verified_count = 2;
const requested_before_ms = 3 * day_ms;

/** Waiting, postponed and granted ones. */
export function makeRequests(
  businesses: readonly DemoProvider[],
  calendar: Calendar,
  { newId, admin_id }: { newId: () => string; admin_id: string },
): DemoRequest[] {
  const open = { decision: null, decided_at: null, decided_by: null, note: null };
  const pending = asking.flatMap(({ by, days, motivation, ...rest }): DemoRequest[] => {
    const provider_id = businesses.find(({ row }) => row.business_name === by)?.row.id;
    if (provider_id === undefined) return [];
    const answered = "answered" in rest ? rest.answered : null;
    const decision = answered && {
      decision: "not_yet" as const,
      decided_at: calendar.daysAgo(answered.days, 9, 20),
      decided_by: admin_id,
      note: answered.note,
    };
    return [{ id: newId(), provider_id, motivation, created_at: calendar.daysAgo(days, 19, 5), ...open, ...decision }];
  });
  const verified = businesses
    .flatMap(({ row, badges }) =>
      badges
        .filter(({ badge_type, origin }) => badge_type === "verified" && origin === "admin")
        .map(({ granted_at, notes }) => ({ provider_id: row.id, granted_at, note: notes })),
    )
    .toSorted((one, other) => other.granted_at.getTime() - one.granted_at.getTime())
    .slice(0, verified_count)
    .map(({ provider_id, granted_at, note }): DemoRequest => ({
      id: newId(),
      provider_id,
      motivation: "Here are our registration, our tax clearance and the names of three couples who will speak for us.",
      created_at: new Date(granted_at.getTime() - requested_before_ms),
      decision: "verified",
      decided_at: granted_at,
      decided_by: admin_id,
      note,
    }));
  return [...pending, ...verified];
}
