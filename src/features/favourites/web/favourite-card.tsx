import BellOff from "lucide/dist/esm/icons/bell-off.mjs";
import Bell from "lucide/dist/esm/icons/bell.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarPlus from "lucide/dist/esm/icons/calendar-plus.mjs";
import CalendarX from "lucide/dist/esm/icons/calendar-x.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import { href, Link } from "react-router";
import type { Availability } from "../../../contract/calendars/schema.ts";
import type { Favourite } from "../../../contract/favourites/schema.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import { Picture, pictureProps } from "../../../ui/picture.tsx";
import { CardFacts } from "../../listings/web/cards/card-facts.tsx";
import { gradientFor } from "../../listings/web/cards/gradient-for.ts";
import type { FavouriteMarks } from "./favourite-list.ts";
import { offersOf } from "./offers-of.ts";
import { Opinions } from "./opinions.tsx";
import styles from "./favourite-card.module.css";

interface FavouriteCardProps {
  favourite: Favourite;
  isShared: boolean;
  mayChange: boolean;
  onRemove: () => void;
  onMark: (marks: Partial<FavouriteMarks>) => void;
  onSave: () => Promise<void>;
}

/** The name's link covers the card; the heart removes it [couples-9]. */
export function FavouriteCard({ favourite, isShared, mayChange, onRemove, onMark, onSave }: FavouriteCardProps) {
  const { provider_id, business_name, category_name, city, province } = favourite;
  const address = href("/provider/:id", { id: provider_id });
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <Look favourite={favourite} />
      <div className={styles.words}>
        <p className={styles.fine}>{category_name ?? "Wedding services"}</p>
        <h3>
          <Link to={address}>{business_name}</Link>
        </h3>
        <p className={styles.fine}>{place || "South Africa"}</p>
        <CardFacts provider={favourite} />
        <p className={styles.address}>{`${location.origin}${address}`}</p>
      </div>
      <div className={styles.below}>
        <FavouriteActions favourite={favourite} mayChange={mayChange} onMark={onMark} onSave={onSave} />
        <Opinions favourite={favourite} isShared={isShared} />
      </div>
      {mayChange && (
        <IconButton
          raised
          pressed
          className={styles.heart}
          icon={Heart}
          label={`Remove ${business_name} from favourites`}
          onClick={onRemove}
        />
      )}
    </article>
  );
}

function Look({ favourite: { provider_id, banner, logo_url } }: { favourite: Favourite }) {
  const logo = logo_url && <Picture className={styles.logo} src={logo_url} alt="" width={104} height={104} />;
  return (
    <div
      className={classNames(styles.picture, !banner && styles.gradient)}
      style={banner ? undefined : { backgroundImage: gradientFor(provider_id) }}
    >
      {banner && (
        <Picture className={styles.banner} {...pictureProps(banner)} sizes="(min-width: 38rem) 18rem, 104px" alt="" />
      )}
      {logo}
    </div>
  );
}

/** Availability on the couple's date [calendars-31]. */
const dateStates: Record<Availability, string> = {
  free: "Available on your date",
  limited: "Some places left on your date",
  taken: "Not available on your date",
  not_known: "Ask about your date",
};

interface FavouriteActionsProps {
  favourite: Favourite;
  mayChange: boolean;
  onMark: (marks: Partial<FavouriteMarks>) => void;
  onSave: () => Promise<void>;
}

/** Watching [calendars-32] and booking [calendars-34]. Buttons change their text in place, so the focus stays. */
function FavouriteActions({ favourite, mayChange, onMark, onSave }: FavouriteActionsProps) {
  const { business_name, is_watched, is_booked, booked_cents } = favourite;
  const { mayWatch, maySave, isWaiting } = offersOf(favourite);
  const watch = is_watched ? "Stop waiting" : "Notify me if they become available";
  const book = is_booked ? "Mark as not booked" : "We booked them";
  const next = nextAction(favourite, mayChange);
  return (
    <div className={styles.acts}>
      <State favourite={favourite} isWaiting={isWaiting} />
      <div className={styles.buttons}>
        {next && (
          <ButtonLink small to={next.to} aria-label={`${next.label}: ${business_name}`}>
            {next.label}
          </ButtonLink>
        )}
        {mayChange && mayWatch && (
          <Button
            small
            variant="outline"
            icon={is_watched ? BellOff : Bell}
            aria-label={`${watch}: ${business_name}`}
            onClick={() => onMark({ is_watched: !is_watched })}
          >
            {watch}
          </Button>
        )}
        {maySave && (
          <ActionButton
            small
            variant="outline"
            icon={CalendarPlus}
            aria-label={`Save to your calendar: ${business_name}`}
            onPress={onSave}
          >
            Save to your calendar
          </ActionButton>
        )}
        {mayChange && booked_cents === null && (
          <Button
            key="book"
            small
            variant="outline"
            icon={is_booked ? CalendarX : CalendarCheck}
            aria-label={`${book}: ${business_name}`}
            onClick={() => onMark({ is_booked: !is_booked })}
          >
            {book}
          </Button>
        )}
      </div>
    </div>
  );
}

function nextAction(favourite: Favourite, mayChange: boolean): { label: string; to: string } | null {
  const { provider_id, is_booked, held_quote_id, open_quote_id, conversation_id } = favourite;
  if (is_booked) return null;
  const quote_id = held_quote_id ?? open_quote_id;
  if (quote_id) return { label: "View quote", to: href("/quotes/:id", { id: quote_id }) };
  if (conversation_id) return { label: "Open conversation", to: href("/messages/:id", { id: conversation_id }) };
  if (!mayChange) return null;
  return { label: "Send enquiry", to: `${href("/provider/:id", { id: provider_id })}#enquiry` };
}

interface StateProps {
  favourite: Favourite;
  isWaiting: boolean;
}

function State({
  favourite: { business_name, availability, is_booked, booked_cents, held_quote_id, conversation_id },
  isWaiting,
}: StateProps) {
  if (is_booked) {
    return (
      <p className={styles.booked}>
        <Icon of={Check} />
        {booked_cents === null ? "You booked them" : `You booked them, ${formatRandCents(booked_cents)}`}
      </p>
    );
  }
  // once contacted, there is nothing left to ask
  const hasState = availability !== null && !(availability === "not_known" && conversation_id);
  return (
    <>
      {held_quote_id !== null && (
        <p className={styles.favouriteActionsFine}>
          You accepted their quote. {business_name} must confirm the booking.
        </p>
      )}
      {hasState && <p className={styles.favouriteActionsFine}>{dateStates[availability]}</p>}
      {isWaiting && <p className={styles.favouriteActionsFine}>We’ll email you once if they become available.</p>}
    </>
  );
}
