import { formatDate } from "../../contract/format.ts";
import { button, noteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";

export type FavouriteFreeFacts = {
  site_name: string;
  business_name: string;
  day: string;
  /** It may be taken again by the time the email is sent. */
  is_free: boolean;
  profile_url: string;
  favourites_url: string;
};

/** Says that a favourite is free again, or was [emails-16]. */
export function writeFavouriteFree(facts: FavouriteFreeFacts): WrittenEmail {
  const { site_name, business_name, day, is_free, profile_url, favourites_url } = facts;
  const date = formatDate(day);
  const again = is_free
    ? `${business_name} was booked on your wedding date. Their calendar now shows that they are available.`
    : `${business_name} became available on your wedding date, but had been booked again by the time we sent this email.`;
  return {
    site_name,
    subject: is_free ? `${business_name} is available on ${date}` : `${business_name} was briefly available on ${date}`,
    title: is_free ? `Available on ${date}` : `Briefly available on ${date}`,
    lead: again,
    blocks: [
      is_free
        ? button(`Write to ${business_name}`, profile_url, `Write to ${business_name}: ${profile_url}`)
        : button("Open your favourites", favourites_url, `Your favourites: ${favourites_url}`),
      noteBlock(
        is_free
          ? "Others may want the same date; it’s first come, first served. You asked for one email about this date, and this is it."
          : "You asked for one email about this date, and this is it. You can ask to be notified again in your favourites.",
      ),
    ],
    footerContent: `You’re receiving this email because you asked ${site_name} to notify you when ${business_name} becomes available.`,
    footer_link: { label: "Your favourites", href: favourites_url },
  };
}
