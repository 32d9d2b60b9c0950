import { budgetRanges } from "../../src/contract/choices.ts";
import type { conversation, message } from "../../src/schema/conversations.ts";
import type { couple } from "../../src/schema/couples.ts";
import type { enquiry, enquiryRecipient } from "../../src/schema/enquiries.ts";
import { chance, type Chance } from "./chance.ts";
import { mobile } from "./places.ts";

const day = 24 * 60 * 60 * 1000;
/** So far back the oldest enquiry lies: well within what is remembered of one. */
const days_back = 690;
/** One couple for so many enquiries. */
const enquiries_a_couple = 20;
const recipients_of_many = 6;
/** A business is told of a couple that waits for its first answer after a day, with the hour's check. */
const nudged_minutes = 25 * 60;

const asked = [
  "Molo! Is our day still free, and what would it cost with travel from {town}?",
  "Sawubona. We have umembeso on the Friday and the white wedding on the Saturday. Do you do both days?",
  "Goeie dag. Ons trou naby {town} en soek iemand wat nie skrik vir stof nie. Stuur asseblief 'n kwotasie.",
  "It will be a small wedding in {town}, about thirty people. Do you have a weekday price?",
  "Please send your brochure, and what you need as a deposit.",
] as const;
const answered = [
  "Thank you for asking! Yes, we are free. Shall we talk this week?",
  "We would love to. Our packages begin at what the profile says; travel is extra.",
] as const;
const again = [
  "Thursday evening suits us.",
  "Lovely, please send the quote.",
  "Is the deposit paid back if we move?",
] as const;
const towns = [
  "Paarl, Western Cape",
  "Umhlanga, KwaZulu-Natal",
  "Soweto, Gauteng",
  "Polokwane, Limpopo",
  "Gqeberha, Eastern Cape",
] as const;
const names = ["Naledi", "Thabo", "Aisha", "Pieter", "Lerato", "Zinhle", "Priya", "Sipho", "Anel", "Yusuf"] as const;

export interface Asked {
  readonly id: string;
  readonly business_name: string;
}

type Couple = typeof couple.$inferInsert & { email: string };

/** The rows of some enquiries: what the program and its triggers would have written of them. */
export interface ManyEnquiries {
  readonly enquiries: (typeof enquiry.$inferInsert)[];
  readonly recipients: (typeof enquiryRecipient.$inferInsert)[];
  readonly conversations: (typeof conversation.$inferInsert)[];
  readonly messages: (typeof message.$inferInsert)[];
}

interface Settings {
  readonly seed: string;
  readonly providers: readonly Asked[];
  readonly couples: readonly Couple[];
  readonly count: number;
  readonly now: Date;
  readonly newId: () => string;
}

/** The couples who ask: one for twenty enquiries, twelve of which are theirs; guests send the rest. */
export function manyCouples(count: number, { seed, newId, now }: Pick<Settings, "seed" | "newId" | "now">): Couple[] {
  const { pick, whole } = chance(`couples ${seed}`);
  return Array.from({ length: Math.ceil(count / enquiries_a_couple) }, (_, number) => {
    const created_at = new Date(now.getTime() - (days_back + whole(1, 30)) * day);
    const partners = { partner1_name: pick(names), partner2_name: pick(names) };
    return {
      id: newId(),
      email: `couple${number}@${seed}.many.example`,
      ...partners,
      created_at,
      updated_at: created_at,
    };
  });
}

/**
 * Makes enquiries, one after another, the oldest first and the same for the same seed. Of a hundred 96 go to one business and four to six; a
 * few businesses get far more of them than most: with a million of each the first has ten thousand.
 */
export function manyEnquiries({
  seed,
  providers,
  couples,
  count,
  now,
  newId,
}: Settings): (number: number) => ManyEnquiries {
  const choice = chance(`enquiries ${seed}`);
  const every = (days_back * day) / count;
  return (number) => {
    const created_at = new Date(now.getTime() - Math.round((count - number) * every));
    const isBulk = choice.yes(0.04);
    const row = enquiryOf({
      id: newId(),
      couple: choice.yes(0.6) ? choice.pick(couples) : null,
      number,
      created_at,
      choice,
      isBulk,
    });
    const to = new Set(Array.from({ length: isBulk ? recipients_of_many : 1 }, () => pickBusiness(providers, choice)));
    const many: ManyEnquiries = { enquiries: [row], recipients: [], conversations: [], messages: [] };
    for (const business of to) talk(many, row, { id: newId(), business, choice, now, newId });
    return many;
  };
}

function pickBusiness(providers: readonly Asked[], { number }: Chance): Asked {
  return providers[Math.floor(number(0, 1) ** 2 * providers.length)] as Asked;
}

type Row = ManyEnquiries["enquiries"][number] & { created_at: Date };

function enquiryOf(given: {
  id: string;
  couple: Couple | null;
  number: number;
  created_at: Date;
  choice: Chance;
  isBulk: boolean;
}): Row {
  const { id, couple: by, number, created_at, isBulk } = given;
  const { pick, whole, yes } = given.choice;
  const town = pick(towns);
  const [one, two] = by ? [by.partner1_name ?? "", by.partner2_name ?? ""] : [pick(names), pick(names)];
  return {
    id,
    kind: isBulk ? "bulk" : "direct",
    couple_id: by?.id ?? null,
    by_account_id: by?.id ?? null,
    couple_name: `${one} & ${two}`,
    couple_email: by?.email ?? `guest${number}@many.example`,
    couple_phone: yes(0.4) ? mobile(number % 1_000_000) : null,
    wedding_date: new Date(created_at.getTime() + whole(40, 500) * day).toISOString().slice(0, 10),
    venue_location: town,
    guest_count: whole(2, 30) * 10,
    budget_range: yes(0.5) ? pick(budgetRanges) : null,
    message: pick(asked).replace("{town}", town),
    created_at,
  };
}

interface Talk {
  readonly id: string;
  readonly business: Asked;
  readonly choice: Chance;
  readonly now: Date;
  readonly newId: () => string;
}

/** Of ten conversations four have no answer yet, three have one, and in three the couple wrote again; one in a hundred is called junk. */
function talk(
  many: ManyEnquiries,
  { id: enquiry_id, couple_id, created_at }: Row,
  { id, business, choice, now, newId }: Talk,
): void {
  const { pick, whole, yes } = choice;
  const length = pick([0, 0, 0, 0, 1, 1, 1, 2, 2, 2]);
  const isJunk = length === 0 && yes(0.025);
  const at = (minutes: number) => new Date(Math.min(now.getTime(), created_at.getTime() + minutes * 60_000));
  const [seen, replied, back] = [at(whole(5, 60)), at(whole(61, 600)), at(whole(601, 3_000))];
  const isSeen = length > 0 || yes(0.5);
  many.recipients.push({
    id,
    enquiry_id,
    provider_id: business.id,
    provider_name: business.business_name,
    junk_at: isJunk ? seen : null,
  });
  many.conversations.push({
    id,
    enquiry_id,
    provider_id: business.id,
    couple_id: couple_id ?? null,
    status: length === 0 ? "new" : "answered",
    opened_at: created_at,
    last_at: [created_at, replied, back][length] ?? created_at,
    last_by: length === 1 ? "provider" : "couple",
    last_position: length,
    couple_read_to: length === 2 ? 1 : 0,
    provider_read_to: isSeen ? 0 : -1,
    couple_unread: length === 1 ? 1 : 0,
    provider_unread: length === 2 || !isSeen ? 1 : 0,
    enquiry_read_at: isSeen ? seen : null,
    answered_at: length > 0 ? replied : null,
    nudged_at: length === 0 && !isJunk && at(nudged_minutes) < now ? at(nudged_minutes) : null,
    is_junk: isJunk,
    archived_at: length === 2 && yes(0.25) ? back : null,
  });
  many.messages.push(...said(length, { conversation_id: id, replied, back, choice, newId }));
}

interface Said extends Pick<Talk, "choice" | "newId"> {
  readonly conversation_id: string;
  readonly replied: Date;
  readonly back: Date;
}

/** The business's answer, and what the couple wrote on it. */
function said(length: number, { conversation_id, replied, back, choice, newId }: Said): ManyEnquiries["messages"] {
  const of = { conversation_id, kind: "text" as const };
  const answer = {
    ...of,
    id: newId(),
    position: 1,
    sent_by: "provider" as const,
    body: choice.pick(answered),
    created_at: replied,
    read_at: length === 2 ? back : null,
  };
  const more = {
    ...of,
    id: newId(),
    position: 2,
    sent_by: "couple" as const,
    body: choice.pick(again),
    created_at: back,
    read_at: null,
  };
  return [answer, more].slice(0, length);
}
