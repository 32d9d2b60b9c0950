import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useMayChange } from "../../../client/use-may-change.ts";
import type { Favourite } from "../../../contract/favourites/shapes.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { CompareFavourites } from "./compare-favourites.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import type { Favourites } from "./favourite-list.ts";
import { reloadFavourites, useFavourites } from "./favourites.ts";
import { ShareShortlist } from "./share-shortlist.tsx";
import { undo_ms } from "./undo.ts";
import { useFavouriteChange } from "./use-favourite-change.ts";
import { useMarks, useSaveBooked } from "./use-marks.ts";
import styles from "./favourite-vendors.module.css";

/** What the couple keeps [couples-9], of which a page may have an answer. One that is let go leaves at once, and can be called back. */
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
    const takeAway = toast(`${business_name} is no longer in your favourites.`, HeartOff, {
      action: { label: "Undo", onPress: () => void change(provider_id, true) },
      stays_ms: undo_ms,
    });
    if ((await change(provider_id, false)) !== null) takeAway();
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

/** Whoever lets one go by keyboard goes on at the next: its heart, or the way to others once none is left. */
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
