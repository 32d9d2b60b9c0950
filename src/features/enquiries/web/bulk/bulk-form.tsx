import Send from "lucide/dist/esm/icons/send.mjs";
import { useState, type RefObject } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../../client/call/call.ts";
import { attemptFor } from "../../../../client/draft.ts";
import { PrivacyNotice } from "../../../../client/form/privacy-note.tsx";
import { useForm, type FormValues } from "../../../../client/form/use-form.ts";
import { useVisitor } from "../../../../client/session/session.ts";
import type { Category } from "../../../../contract/categories/schema.ts";
import type { BulkOutcome } from "../../../../contract/enquiries/bulk-schema.ts";
import { enquiryMessages, sendBulkEnquiryCall } from "../../../../contract/enquiries/calls.ts";
import { formatCount, formatDate } from "../../../../contract/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Honeypot } from "../../../../ui/form/honeypot.tsx";
import { Band } from "../../../../ui/page/band.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { localCalendarDate } from "../enquiry-values.ts";
import { secondsOpen, startClock } from "../form-clock.ts";
import { sentenceOf } from "../send-enquiry.ts";
import { recordContacted } from "../written-to.ts";
import { AreaFilter } from "./area-filter.tsx";
import { afterTyping } from "./area.ts";
import { choiceOf } from "./bulk-choice.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { bulkBody, emptyBulk, validateBulkEnquiry, isBulkField } from "./bulk-values.ts";
import type { BulkChoice, BulkValues } from "./bulk-values.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { readChoice, withoutRecipients } from "./recipient-choice.ts";
import { RecipientsSummary, type LeftOut } from "./recipients-summary.tsx";
import type { useBulkDraft } from "./use-bulk-draft.ts";
import { useRecipients } from "./use-recipients.ts";
import text from "../../../../ui/text.module.css";
import styles from "./bulk-form.module.css";

interface BulkFormProps {
  place: RefObject<HTMLFormElement | null>;
  categories: readonly Category[];
  draft: ReturnType<typeof useBulkDraft>;
  hasVenue: boolean;
  booked: ReadonlySet<number>;
  onSent: (outcome: BulkOutcome, values: BulkValues) => void;
}

/** Keeps the typed text even if sending fails [enquiries-12]. */
export function BulkForm({ place, categories, draft, hasVenue, booked, onSent }: BulkFormProps) {
  const leave = useGoBack();
  const visitor = useVisitor();
  const isActing = visitor.kind !== "guest" && visitor.impersonated;
  const choice = choiceOf(categories, draft.ticked, hasVenue);
  const chosen = choice.selected.length;
  const { area, values } = draft;
  const preview = useRecipients({
    choice,
    area,
    withBooked: draft.withBooked,
    venue_location: values.venue_location,
    wedding_date: values.wedding_date,
  });
  const { form, fieldErrors, error, isBusy, picked, isKnown } = useSending({ choice, draft, preview, onSent });
  const isChosen = chosen > 0;
  const atCategories = isChosen ? null : (fieldErrors["selected_category_ids"] ?? null);
  return (
    <form {...form} ref={place} aria-label="Contact Multiple Vendors" className={styles.form}>
      {isActing && <Banner tone="warn">{enquiryMessages.not_as_somebody}</Banner>}
      <fieldset disabled={isActing} className={styles.fields}>
        <CategoryGrid
          categories={categories}
          selected={choice.selected}
          hasVenue={hasVenue}
          booked={booked}
          error={atCategories}
          onSelect={draft.setTicked}
        />
        <Band quiet />
        <BulkFields
          values={values}
          fieldErrors={fieldErrors}
          filled={draft.filled}
          onChange={(name, text) => {
            if (name === "venue_location") draft.setArea(afterTyping(area, preview.named));
            draft.change(name, text);
          }}
        >
          <AreaFilter place={preview.place} named={preview.named} within={area.within} onDecide={draft.setArea} />
        </BulkFields>
      </fieldset>
      <Honeypot />
      <div className={text.stack}>
        <RecipientsSummary
          isWanted={isChosen}
          isCounting={preview.isCounting}
          groups={preview.groups}
          leftOut={leftOutOf(preview, draft)}
          isByDistance={"near" in preview.target}
          area={preview.place && `within ${area.within} km of ${preview.place.name}`}
          missing={preview.place ? withoutRecipients(categories, choice.selected, preview.groups ?? []) : []}
          choices={draft.choices}
          error={fieldErrors["recipient_ids"] ?? null}
          onChoose={draft.setChoices}
          onRetry={preview.refetch}
        />
        <FormError
          sentence={isChosen && error === enquiryMessages.categories_missing ? null : error}
          isAtField={Object.keys(fieldErrors).length > 0}
        />
        <PrivacyNotice />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
          <p className={styles.send}>
            {isChosen && isKnown && <span>{formatCount(picked.ticked.length, "vendor", "vendors")}</span>}
            <Button type="submit" icon={Send} busy={isBusy} disabled={isActing}>
              {formatSendLabel(isKnown && picked.categories > 0 ? picked.categories : chosen)}
            </Button>
          </p>
        </div>
      </div>
    </form>
  );
}

type Sending = Pick<BulkFormProps, "draft" | "onSent"> & {
  choice: BulkChoice;
  preview: ReturnType<typeof useRecipients>;
};

/** Sends only to the recipients that the preview shows. */
function useSending({ choice, draft, preview, onSent }: Sending) {
  const [clock] = useState(startClock);
  const picked = readChoice(preview.groups ?? [], draft.choices);
  const isKnown = preview.groups !== null && !preview.isCounting;
  const seen = { chosen: choice.selected.length, isKnown, ticked: picked.ticked.length };
  const sending = useForm<BulkOutcome>({
    check: (typed) => checkBulk(valuesOf(typed), seen),
    async send(typed) {
      const target = { choice, leftOut: picked.leftOut, near: preview.target };
      const body = { ...bulkBody(valuesOf(typed), target), extra_remarks: typed["extra_remarks"] };
      const attempt = attemptFor(JSON.stringify(body), draft.attempt());
      draft.saveAttempt(attempt);
      const seconds_open = await secondsOpen(clock);
      const outcome = await call(sendBulkEnquiryCall, {
        as: "couple",
        key: attempt.key,
        body: { ...body, seconds_open },
        failed: enquiryMessages.bulk_failed,
      });
      return outcome.ok ? outcome : { ...outcome, error: sentenceOf(outcome) };
    },
    onDone(outcome, typed) {
      const to = picked.ticked.map(({ id, business_name }) => ({ provider_id: id, name: business_name }));
      if (outcome.state === "sent") recordContacted(to);
      onSent(outcome, valuesOf(typed));
    },
  });
  return { ...sending, picked, isKnown };
}

/** Each group can be included with one press [enquiries-15]. */
function leftOutOf(preview: ReturnType<typeof useRecipients>, draft: BulkFormProps["draft"]): LeftOut[] {
  const { withBooked, setWithBooked } = draft;
  const { place, elsewhere, taken } = preview;
  const others = formatCount(elsewhere, "other", "others");
  const booked = formatCount(taken, "vendor is", "vendors are");
  return [
    ...(place && elsewhere > 0
      ? [
          {
            text: `${others} in these categories ${elsewhere === 1 ? "doesn’t" : "don’t"} serve ${place.name}.`,
            press: "Include those who don’t",
            onPress: () => draft.setArea({ near: null, within: draft.area.within }),
          },
        ]
      : []),
    ...(taken > 0
      ? [
          {
            text: `${booked} booked on ${formatDate(draft.values.wedding_date)}.`,
            press: "Include those who are booked",
            onPress: () => setWithBooked(true),
          },
        ]
      : []),
    ...(withBooked
      ? [
          {
            text: "Vendors who are booked on your date are included.",
            press: "Leave them out",
            onPress: () => setWithBooked(false),
          },
        ]
      : []),
  ];
}

/** Includes the count unless it is zero [enquiries-12]. */
const formatSendLabel = (count: number) =>
  count === 0 ? "Choose a category" : `Send to ${formatCount(count, "Category", "Categories")}`;

type Picked = { chosen: number; isKnown: boolean; ticked: number };

/** Requires at least one recipient, and a loaded preview. */
function checkBulk(values: BulkValues, { chosen, isKnown, ticked }: Picked): Record<string, string> {
  const fieldErrors = validateBulkEnquiry(values, chosen, localCalendarDate(new Date()));
  if (chosen === 0 || (isKnown && ticked > 0)) return fieldErrors;
  const { recipients_unknown, recipients_missing } = enquiryMessages;
  return { ...fieldErrors, recipient_ids: isKnown ? recipients_missing : recipients_unknown };
}

function valuesOf(typed: FormValues): BulkValues {
  const known = Object.entries(typed).filter(([name]) => isBulkField(name));
  return { ...emptyBulk, ...Object.fromEntries(known) };
}

/** Back within this site, otherwise home. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (globalThis.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(href("/"));
  };
}
