import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import { findDate } from "../calendars/require-date.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeFavouriteFree } from "./mail.ts";
import { findWatchedForEmail } from "./store-watches.ts";

export const favouriteFree = defineEmail({
  name: "favourite_free",
  topic: "favourites",
  data: z.object({ favourite_id: z.string(), day: z.string() }),
  async load(ctx, { favourite_id, day }) {
    const result = await findWatchedForEmail(ctx.db, { favourite_id, day });
    const dated = findDate(day, ctx.clock());
    if (!result || !dated) throw new EmailDropped("The favourite is gone or booked, or the date is another.");
    const { provider_id, business_name } = result;
    const dateAvailability = (await loadAvailability(ctx.db, [provider_id], dated)).get(provider_id);
    const { site_name } = await readSettings(ctx);
    return {
      site_name,
      business_name,
      day,
      is_free: dateAvailability?.availability === "free" || dateAvailability?.availability === "limited",
      profile_url: `${pageUrl(ctx.config, "/provider/:id", { id: provider_id })}?date=${day}`,
      favourites_url: pageUrl(ctx.config, "/couple-dashboard"),
    };
  },
  write: writeFavouriteFree,
});

export const favouriteEmails: readonly Email[] = [favouriteFree];
