import { formatDate } from "../../contract/format.ts";
import { confirm_within_hours } from "../../contract/quotes/limits.ts";
import { button, facts as factsBlock, note, type WrittenEmail } from "../emails/write-blocks.ts";

type BookingFacts = {
  site_name: string;
  couple_name: string;
  provider_name: string;
  title: string;
  number: string;
  wedding_date: string;
  url: string;
};

/** That a couple waits for a provider to confirm what it accepted. Amounts stand on the page alone. */
export function writeBookingWaits({ until, ...facts }: BookingFacts & { until: string }): WrittenEmail {
  return {
    site_name: facts.site_name,
    subject: `${facts.couple_name} accepted your quote: please confirm ${formatDate(facts.wedding_date)}`,
    title: "Your quote was accepted. Please confirm or decline.",
    lead: `The day is held for them until ${until}. If you don’t confirm by then, nothing is booked and the date is released.`,
    blocks: [
      factsBlock(whichOf(facts)),
      button("Confirm or decline", facts.url, `Confirm or decline: ${facts.url}`),
      note("We only remind you once per booking."),
    ],
    foot: footOf(facts),
  };
}

/** That a provider did not confirm in time. */
export function writeBookingLapsed(facts: BookingFacts): WrittenEmail {
  return {
    site_name: facts.site_name,
    subject: `Not confirmed in time: ${facts.couple_name}, ${formatDate(facts.wedding_date)}`,
    title: "Nothing is booked",
    lead: `You did not confirm within ${confirm_within_hours} hours, so the date is available in your calendar again. The couple can see this in your conversation.`,
    blocks: [
      factsBlock(whichOf(facts)),
      note("If you still want the booking, message the couple and send a new version of the quote for them to accept."),
      button("Open the conversation", facts.url, `Open the conversation: ${facts.url}`),
    ],
    foot: footOf(facts),
  };
}

function whichOf({ title, number, couple_name, wedding_date }: BookingFacts) {
  return [
    { term: "Quote", text: `${title} (${number})` },
    { term: "Couple", text: couple_name },
    { term: "Wedding day", text: formatDate(wedding_date) },
  ];
}

function footOf({ provider_name, site_name }: BookingFacts): string {
  return `You’re receiving this email because ${provider_name} is listed on ${site_name}.`;
}
