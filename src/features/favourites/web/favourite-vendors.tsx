import BellOff from "lucide/dist/esm/icons/bell-off.mjs";
import Bell from "lucide/dist/esm/icons/bell.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarX from "lucide/dist/esm/icons/calendar-x.mjs";
import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import { useVenue } from "../../../client/use-venue.ts";
import { useWeddingDate } from "../../../client/use-wedding-date.ts";
import { writeBookedCalendarCall } from "../../../contract/favourites/calls.ts";
import type { Favourite } from "../../../contract/favourites/schema.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { compareAddress } from "../../listings/web/compare/compare-address.ts";
import { compareGroups } from "./compare-groups.ts";
import { FavouriteCard } from "./favourite-card.tsx";
import type { Favourites, FavouriteMarks } from "./favourite-list.ts";
import { reloadFavourites, useFavourites, markFavourite } from "./favourites.ts";
import { refusedSentence } from "./refused-sentence.ts";
import { ShareShortlist } from "./share-shortlist.tsx";
import { favourite_undo_ms } from "./undo.ts";
import { useFavouriteChange } from "./use-favourite-change.ts";
import styles from "./favourite-vendors.module.css";

/** Removed favourites disappear at once and can be restored [couples-9]. */
export function FavouriteVendors({ received }: { received?: Favourites }) {
  const { list, isShared, error } = useFavourites(received);
  const mayChange = useMayChange();
  const place = useRef<HTMLDivElement>(null);
  const lead = useFocusAfter(place, list?.length ?? 0);
  const change = useFavouriteChange("dashboard");
  const mark = useMarks();
  const save = useSaveBooked();
  const toast = useToast();

  async function remove({ provider_id, business_name }: Favourite, at: number) {
    lead(at);
    const dismiss = toast(`${business_name} is no longer in your favourites.`, {
      icon: HeartOff,
      action: { label: "Undo", onPress: () => void change(provider_id, true) },
      stays_ms: favourite_undo_ms,
    });
    if ((await change(provider_id, false)) !== null) dismiss();
  }
  const browse = list && list.length > 0 && (
    <div className={styles.actions}>
      <ShareShortlist ids={list.map(({ provider_id }) => provider_id)} />
      <LinkOn to={href("/providers")}>Browse Vendors</LinkOn>
    </div>
  );
  return (
    <Section title="Your Favourite Vendors" action={browse}>
      <div ref={place} aria-busy={list === null && error === null}>
        {list === null && error === null && <Bones />}
        {list === null && error !== null && <LoadFailure onRetry={reloadFavourites}>{error}</LoadFailure>}
        {list?.length === 0 && (
          <EmptyState
            level={3}
            title="You haven't added any favourites yet"
            action={<ButtonLink to={href("/providers")}>Browse Vendors</ButtonLink>}
          >
            {mayChange
              ? "Tap the heart on any vendor to save them here."
              : "Vendors the others save appear here, for you to vote on."}
          </EmptyState>
        )}
        {list && <CompareFavourites list={list} />}
        {list && list.length > 0 && (
          <ul className={styles.grid}>
            {list.map((favourite, at) => (
              <li key={favourite.provider_id}>
                <FavouriteCard
                  favourite={favourite}
                  isShared={isShared}
                  mayChange={mayChange}
                  onRemove={() => void remove(favourite, at)}
                  onMark={(marks) => void mark(favourite, marks)}
                  onSave={() => save(favourite)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Bones() {
  return (
    <>
      <OutOfSight>Loading your favourites</OutOfSight>
      <div className={styles.grid}>
        {["first", "second", "third", "fourth"].map((each) => (
          <Skeleton key={each} className={styles.bone} height="auto" />
        ))}
      </div>
    </>
  );
}

/** After a removal by keyboard, focuses the next heart, or the link to more vendors. */
function useFocusAfter(place: { current: HTMLElement | null }, count: number): (at: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const at = next.current;
    next.current = null;
    if (at === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>("li button[aria-pressed]") ?? [];
    const target = buttons[Math.min(at, buttons.length - 1)] ?? place.current?.querySelector<HTMLElement>("a");
    target?.focus({ preventScroll: true });
  }, [place, count]);
  return (at) => {
    next.current = at;
  };
}

/** Compare links per category for the couple's date and venue [browse-30]; none below two. */
function CompareFavourites({ list }: { list: readonly Favourite[] }) {
  const date = useWeddingDate() ?? "";
  const near = useVenue()?.slug;
  const groups = compareGroups(list);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.compare} aria-label="Compare your favourites">
      {groups.map(({ category, vendors, total }) => (
        <li key={category}>
          <ButtonLink small variant="outline" to={compareAddress({ vendors, near, date })}>
            Compare {category} ({vendors.length < total ? `${vendors.length} of ${total}` : total})
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function describeChange({ business_name }: Favourite, { is_booked, is_watched }: Partial<FavouriteMarks>) {
  if (is_booked === true)
    return { text: `${business_name} is marked as booked. Vendors can’t see this.`, icon: CalendarCheck };
  if (is_booked === false) return { text: `${business_name} is no longer marked as booked.`, icon: CalendarX };
  if (is_watched === true)
    return { text: `We’ll email you once if ${business_name} becomes available on your date.`, icon: Bell };
  return { text: `We won’t notify you about ${business_name}.`, icon: BellOff };
}

/** Undo restores both marks. */
function useMarks() {
  const toast = useToast();
  const pending = useRef(new Set<string>());
  async function change(provider_id: string, marks: Partial<FavouriteMarks>): Promise<boolean> {
    const refused = await markFavourite(provider_id, marks);
    if (refused) toast(refusedSentence(refused, "dashboard"), { tone: "bad" });
    return refused === null;
  }
  return async (favourite: Favourite, marks: Partial<FavouriteMarks>): Promise<void> => {
    const { provider_id, is_booked, is_watched } = favourite;
    // the second press of a double tap
    if (pending.current.has(provider_id)) return;
    pending.current.add(provider_id);
    async function undoChange() {
      if (marks.is_booked === undefined) await change(provider_id, { is_watched });
      else if ((await change(provider_id, { is_booked })) && is_watched) await change(provider_id, { is_watched });
    }
    const { text, icon } = describeChange(favourite, marks);
    const dismiss = toast(text, {
      icon,
      action: { label: "Undo", onPress: () => void undoChange() },
      stays_ms: favourite_undo_ms,
    });
    if (!(await change(provider_id, marks))) dismiss();
    pending.current.delete(provider_id);
  };
}

function useSaveBooked() {
  const toast = useToast();
  return async ({ id }: Favourite): Promise<void> => {
    const outcome = await call(writeBookedCalendarCall, {
      params: { id },
      failed: "The file could not be made. Please check your connection and try again.",
    });
    if (outcome.ok) saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar" }));
    else toast(outcome.error, { tone: "bad" });
  };
}
