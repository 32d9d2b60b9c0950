import { account } from "../src/schema/accounts.ts";
import { conversation, message } from "../src/schema/conversations.ts";
import { couple } from "../src/schema/couples.ts";
import { enquiry, enquiryRecipient } from "../src/schema/enquiries.ts";
import { ids } from "./content/ids.ts";
import { manyCouples, manyEnquiries, type Asked } from "./content/many-enquiries.ts";
import type { Maker, Step } from "./row-steps.ts";

const couples_a_step = 5_000;
const enquiries_a_step = 1_000;

/** Of what enquiries are made: to whom they go, how many, and what sets one fill apart from another. */
export interface EnquiriesGiven {
  readonly providers: readonly Asked[];
  readonly count: number;
  readonly seed: string;
  readonly password_hash: string;
  readonly now: Date;
}

/** Makes the rows, in this thread or another. */
export const maker: Maker<EnquiriesGiven> = { url: import.meta.url, make };

/** Couples, then enquiries of theirs and of guests, with the conversations that they began. */
function* make({ providers, count, seed, password_hash, now }: EnquiriesGiven): Generator<Step> {
  const newId = ids(`enquiries ${seed}`);
  const couples = manyCouples(count, { seed, newId, now });
  for (let from = 0; from < couples.length; from += couples_a_step) {
    const step = couples.slice(from, from + couples_a_step);
    const accounts = step.map(({ id, email, created_at }) => ({
      id,
      email,
      created_at,
      kind: "couple" as const,
      password_hash,
      email_verified_at: created_at,
    }));
    const rows = step.map(({ email: _email, ...row }) => row);
    yield {
      rows: [
        { table: account, rows: accounts },
        { table: couple, rows },
      ],
    };
  }
  const next = manyEnquiries({ seed, providers, couples, count, now, newId });
  for (let from = 0; from < count; from += enquiries_a_step) {
    const step = Array.from({ length: Math.min(enquiries_a_step, count - from) }, (_, at) => next(from + at));
    const rows = [
      { table: enquiry, rows: step.flatMap(({ enquiries }) => enquiries) },
      { table: enquiryRecipient, rows: step.flatMap(({ recipients }) => recipients) },
      { table: conversation, rows: step.flatMap(({ conversations }) => conversations) },
      { table: message, rows: step.flatMap(({ messages }) => messages) },
    ];
    yield { progress: from + step.length, rows };
  }
}
