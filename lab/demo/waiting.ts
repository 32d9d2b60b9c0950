import type { Calendar } from "../../seed/calendar.ts";
import type {
  DemoCouple,
  DemoEnquiry,
  DemoPendingEnquiry,
  DemoProvider,
  DemoSuppressed,
} from "../../seed/directory.ts";

interface World {
  readonly providers: readonly DemoProvider[];
  readonly couple: DemoCouple | undefined;
  readonly enquiries: readonly DemoEnquiry[];
}

/** Unsubscribed the day before the bulk enquiry: its first recipient without an answer. */
export function fallSilent({ providers, couple, enquiries }: World): DemoSuppressed[] {
  const bulk = enquiries.find(({ row }) => row.kind === "bulk" && row.couple_id === couple?.row.id);
  const silent = bulk?.recipients.find(({ answered_at }) => answered_at === null);
  const provider = providers.find(({ row }) => row.id === silent?.provider_id);
  if (!bulk?.row.created_at || !provider) return [];
  return [{ email: provider.email, created_at: new Date(bulk.row.created_at.getTime() - 24 * 60 * 60 * 1000) }];
}

/** A bulk enquiry from the couple's second, unconfirmed address. */
export function makePendingEnquiries(
  { providers, couple }: Omit<World, "enquiries">,
  calendar: Calendar,
  newId: () => string,
): DemoPendingEnquiry[] {
  if (!couple) return [];
  const { id: couple_id, partner1_name, partner2_name, wedding_date, guest_count } = couple.row;
  const names = [partner1_name, partner2_name].filter((name) => name);
  const slugs = ["hair-and-makeup", "djs-and-mcs"];
  const reached = providers.filter(
    ({ row, categories }) => row.is_published && categories.some(({ slug }) => slugs.includes(slug)),
  );
  const content = {
    couple_name: names.join(" & "),
    couple_email: `${names.join(".").toLowerCase()}@post.example`,
    couple_phone: null,
    wedding_date: wedding_date ?? calendar.dateIn(200),
    venue_location: "Ballito, KwaZulu-Natal",
    guest_count: guest_count ?? 120,
    budget_range: null,
    message:
      "Everything about our day stands on thandekas-wedding.example. Could you quote for the music and the make-up?",
    services_interested: [],
  };
  return [{ id: newId(), couple_id, content, category_slugs: slugs, recipients_total: reached.length }];
}
