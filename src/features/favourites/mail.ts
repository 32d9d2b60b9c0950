import { formatDate } from "../../contract/format.ts";
import { button, note, type WrittenEmail } from "../emails/write-blocks.ts";

/** What the email about a favourite that is free again tells. */
export type FavouriteFreeFacts = {
  site_name: string;
  business_name: string;
  /** The couple's date. */
  day: string;
  /** Whether it is so still as the email leaves; not where somebody was faster, say. */
  is_free: boolean;
  profile_url: string;
  favourites_url: string;
};

/** Tells a couple that a favourite is free again on its date, or was until just now [emails-16]. */
export function writeFavouriteFree(facts: FavouriteFreeFacts): WrittenEmail {
  const { site_name, business_name, day, is_free, profile_url, favourites_url } = facts;
  const date = formatDate(day);
  const again = is_free
    ? `${business_name} was taken on your wedding date. Their calendar says now that there is a place again.`
    : `A place at ${business_name} opened up on your wedding date, but by the time this email left their calendar did not say so any more.`;
  return {
    site_name,
    subject: is_free ? `${business_name} is free on ${date}` : `${business_name} was free on ${date} for a while`,
    title: is_free ? `Free again on ${date}` : `Free for a while on ${date}`,
    lead: again,
    blocks: [
      is_free
        ? button(`Write to ${business_name}`, profile_url, `Write to ${business_name}: ${profile_url}`)
        : button("Open your favourites", favourites_url, `Your favourites: ${favourites_url}`),
      note(
        is_free
          ? "Others may be waiting for the same day: who books first has it. You asked for one email about this, and this was it."
          : "You asked for one email about this, and this was it. Ask again there if you want to go on waiting.",
      ),
    ],
    foot: `You receive this because you asked ${site_name} to tell you when ${business_name} is free again.`,
    foot_link: { label: "Your favourites", href: favourites_url },
  };
}
