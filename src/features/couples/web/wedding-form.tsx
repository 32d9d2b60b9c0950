import { useEffect, useId, useRef, useState } from "react";
import type { ApiOutcome } from "../../../client/call/call-api.ts";
import { call } from "../../../client/call/call.ts";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { updateSignedInCouple } from "../../../client/session/change-session.ts";
import { todayHere } from "../../../client/today-here.ts";
import { coupleMessages } from "../../../contract/couple-messages.ts";
import { saveCoupleCall } from "../../../contract/couples/calls.ts";
import type { Couple } from "../../../contract/couples/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Panel } from "../../../ui/overlay/panel.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { PlaceInput } from "../../places/web/place-input.tsx";
import { readOffer } from "./wedding-offer.ts";
import { changedValues, weddingValues } from "./wedding-values.ts";
import text from "../../../ui/text.module.css";
import styles from "./wedding-form.module.css";

interface WeddingFormProps {
  couple: Couple;
  /** Opened by the couple: all fields are shown and the first gets the focus. */
  isEditing: boolean;
  onSaved: (couple: Couple) => void;
  onLeave: () => void;
}

/** Shown while the wedding is incomplete, or opened for changes [couples-4]. */
export function WeddingForm({ couple, isEditing, onSaved, onLeave }: WeddingFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [today] = useState(todayHere);
  const [offered] = useState(() => readOffer(couple));
  const hasOffer = Object.keys(offered).length > 0;
  const [isUnfolded, setUnfolded] = useState(isEditing);
  const foldId = useId();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: () => ({}),
    send: (typed) => saveWedding(changedValues(typed, couple), couple),
    onDone: onSaved,
  });
  useEffect(() => {
    const [first] = place.current?.elements ?? [];
    if (!isEditing || !(first instanceof HTMLElement)) return;
    first.focus({ preventScroll: true });
    place.current?.parentElement?.scrollIntoView({ block: "start" });
  }, [isEditing]);
  const isFocusDue = useRef(false);
  useEffect(() => {
    // the pressed button was removed, so the focus moves to the form
    if (isFocusDue.current) place.current?.querySelector("input")?.focus();
    isFocusDue.current = false;
  }, [isUnfolded]);
  return (
    <Panel aria-labelledby="wedding-form-title" className={styles.panel}>
      <h2 id="wedding-form-title">{isEditing ? "Edit your wedding details" : "Complete Your Wedding Profile"}</h2>
      {!isUnfolded && (
        <Button
          small
          variant="outline"
          className={styles.unfold}
          aria-expanded={false}
          aria-controls={foldId}
          onClick={() => {
            setUnfolded(true);
            isFocusDue.current = true;
          }}
        >
          {hasOffer ? "Check what we filled in" : "Fill it in"}
        </Button>
      )}
      <div id={foldId} className={isUnfolded ? undefined : styles.folded}>
        <p className={styles.lead}>
          {hasOffer
            ? "We filled this in from your enquiry. Save it if it’s right."
            : "With a date and a venue, vendors can tell you straight away whether they’re free and can travel to you."}
        </p>
        <form {...form} ref={place} aria-labelledby="wedding-form-title" className={styles.form}>
          <WeddingFields
            start={{ ...weddingValues(couple), ...offered }}
            match={offered.venue_location ? null : formatVenuePlace(couple)}
            fieldErrors={fieldErrors}
            hasFirst={isEditing || !couple.partner1_name}
            today={today}
          />
          <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
          <div className={text.actions}>
            <Button type="submit" busy={isBusy}>
              Save Details
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={onLeave}>
              {isEditing ? "Cancel" : "Skip for Now"}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  );
}

function formatVenuePlace({ venue_place_name, venue_province }: Couple): string | null {
  return venue_place_name === null || venue_province === null ? null : `${venue_place_name}, ${venue_province}`;
}

interface WeddingFieldsProps {
  start: ReturnType<typeof weddingValues>;
  /** The place that the venue's location names. */
  match: string | null;
  fieldErrors: FormErrors;
  /** Whether to ask for the couple's own name too. */
  hasFirst: boolean;
  /** The earliest allowed wedding date, `YYYY-MM-DD`. */
  today: string;
}

function WeddingFields({ start, match, fieldErrors, hasFirst, today }: WeddingFieldsProps) {
  return (
    <Fields>
      {hasFirst && (
        <Field wide label="Your name" error={fieldErrors["partner1_name"]}>
          <Input
            name="partner1_name"
            autoComplete="name"
            maxLength={limits.name_length_max}
            defaultValue={start.partner1_name}
          />
        </Field>
      )}
      <Field label="Partner's name" error={fieldErrors["partner2_name"]}>
        <Input
          name="partner2_name"
          autoComplete="off"
          maxLength={limits.name_length_max}
          defaultValue={start.partner2_name}
        />
      </Field>
      <Field label="Wedding date" error={fieldErrors["wedding_date"]}>
        <Input name="wedding_date" type="date" autoComplete="off" min={today} defaultValue={start.wedding_date} />
      </Field>
      <Field label="Venue name" error={fieldErrors["venue_name"]}>
        <Input
          name="venue_name"
          autoComplete="off"
          placeholder="Where will it be?"
          maxLength={limits.name_length_max}
          defaultValue={start.venue_name}
        />
      </Field>
      <Field label="Venue location" error={fieldErrors["venue_location"]}>
        <PlaceInput
          withProvince
          showsMatch
          match={match}
          name="venue_location"
          autoComplete="off"
          placeholder="City, Province"
          maxLength={limits.short_text_length_max}
          defaultValue={start.venue_location}
        />
      </Field>
      <Field label="Expected guest count" error={fieldErrors["guest_count"]}>
        <Input
          name="guest_count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={start.guest_count}
        />
      </Field>
      <Field label="Contact phone" error={fieldErrors["phone"]}>
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="082 555 0142"
          maxLength={limits.phone_length_max}
          defaultValue={start.phone}
        />
      </Field>
    </Fields>
  );
}

/** Sends only changes and updates the browser's copy; no request without changes. */
async function saveWedding(changes: Record<string, string>, couple: Couple): Promise<ApiOutcome<Couple>> {
  if (Object.keys(changes).length === 0) return { ok: true, body: couple };
  const outcome = await call(saveCoupleCall, {
    body: changes,
    failed: coupleMessages.profile_save_failed,
  });
  if (!outcome.ok) return outcome.status === 0 ? { ...outcome, error: coupleMessages.profile_save_error } : outcome;
  updateSignedInCouple(outcome.body.couple);
  return { ok: true, body: outcome.body.couple };
}
