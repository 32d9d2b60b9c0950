import { z } from "zod";
import { formatDate } from "../../contract/format.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import { findDate } from "../calendars/require-date.ts";
import { button, noteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findWatchedForEmail } from "./store-watches.ts";

/** Says that a favourite is free again, or was and is taken again [emails-16]. */
export const favouriteFree = defineEmail({
  name: "favourite_free",
  topic: "favourites",
  data: z.object({ favourite_id: z.string(), day: z.string() }),
  async write(ctx, { favourite_id, day }, { site_name }) {
    const result = await findWatchedForEmail(ctx.db, { favourite_id, day });
    const dated = findDate(day, ctx.clock());
    if (!result || !dated) throw new EmailDropped("The favourite was removed or booked, or the date changed.");
    const { provider_id: id, business_name } = result;
    const availability = (await loadAvailability(ctx.db, [id], dated)).get(id)?.availability;
    const is_free = availability === "free" || availability === "limited";
    const favourites_url = pageUrl(ctx.config, "/couple-dashboard");
    const date = formatDate(day);
    return {
      subject: is_free
        ? `${business_name} is available on ${date}`
        : `${business_name} was briefly available on ${date}`,
      title: is_free ? `Available on ${date}` : `Briefly available on ${date}`,
      lead: is_free
        ? `${business_name} was booked on your wedding date. Their calendar now shows that they are available.`
        : `${business_name} became available on your wedding date, but had been booked again by the time we sent this email.`,
      blocks: [
        is_free
          ? button(`Write to ${business_name}`, `${pageUrl(ctx.config, "/provider/:id", { id })}?date=${day}`)
          : button("Open your favourites", favourites_url, "Your favourites"),
        noteBlock(
          is_free
            ? "Others may want the same date; it’s first come, first served. You asked for one email about this date, and this is it."
            : "You asked for one email about this date, and this is it. You can ask to be notified again in your favourites.",
        ),
      ],
      footerContent: `You’re receiving this email because you asked ${site_name} to notify you when ${business_name} becomes available.`,
      footer_link: { label: "Your favourites", href: favourites_url },
    };
  },
});

export const favouriteEmails: readonly Email[] = [favouriteFree];
