import BellOff from "lucide/dist/esm/icons/bell-off.mjs";
import Bell from "lucide/dist/esm/icons/bell.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarX from "lucide/dist/esm/icons/calendar-x.mjs";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { call } from "../../../client/call.ts";
import { saveFile } from "../../../client/save-file.ts";
import type { Favourite } from "../../../contract/favourites/shapes.ts";
import { writeBookedCalendar } from "../../../contract/favourites/words.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { Marks } from "./favourite-list.ts";
import { markFavourite } from "./favourites.ts";
import { refusedSentence } from "./refused-sentence.ts";
import { undo_ms } from "./undo.ts";

function told({ business_name }: Favourite, { is_booked, is_watched }: Partial<Marks>) {
  if (is_booked === true)
    return { text: `${business_name} is marked as booked. Vendors can’t see this.`, icon: CalendarCheck };
  if (is_booked === false) return { text: `${business_name} is no longer marked as booked.`, icon: CalendarX };
  if (is_watched === true)
    return { text: `We’ll email you once if ${business_name} becomes available on your date.`, icon: Bell };
  return { text: `We won’t notify you about ${business_name}.`, icon: BellOff };
}

/** Marks a favourite as awaited or booked, says so at once, and offers the way back, which brings both marks back as they were. */
export function useMarks() {
  const toast = useToast();
  async function change(provider_id: string, marks: Partial<Marks>): Promise<boolean> {
    const refused = await markFavourite(provider_id, marks);
    if (refused) toast(refusedSentence(refused, "dashboard"), CircleAlert, { tone: "bad" });
    return refused === null;
  }
  return async (favourite: Favourite, marks: Partial<Marks>): Promise<void> => {
    const { provider_id, is_booked, is_watched } = favourite;
    async function takeBack() {
      if (marks.is_booked === undefined) await change(provider_id, { is_watched });
      else if ((await change(provider_id, { is_booked })) && is_watched) await change(provider_id, { is_watched });
    }
    const { text, icon } = told(favourite, marks);
    const takeAway = toast(text, icon, {
      action: { label: "Undo", onPress: () => void takeBack() },
      stays_ms: undo_ms,
    });
    if (!(await change(provider_id, marks))) takeAway();
  };
}

/** Saves a booked favourite's event as a file, or says why not. */
export function useSaveBooked() {
  const toast = useToast();
  return async ({ id }: Favourite): Promise<void> => {
    const outcome = await call(writeBookedCalendar, {
      params: { id },
      failed: "The file could not be made. Please check your connection and try again.",
    });
    if (outcome.ok) saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar" }));
    else toast(outcome.error, CircleAlert, { tone: "bad" });
  };
}
