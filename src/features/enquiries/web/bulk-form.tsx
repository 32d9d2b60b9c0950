import Send from "lucide/dist/esm/icons/send.mjs";
import { useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import type { Category } from "../../../contract/categories.ts";
import type { BulkOutcome } from "../../../contract/enquiries.ts";
import { enquiryMessages } from "../../../contract/enquiry-messages.ts";
import { formatCount } from "../../../contract/format.ts";
import { Band } from "../../../ui/band.tsx";
import { Button } from "../../../ui/button.tsx";
import { Honeypot } from "../../../ui/honeypot.tsx";
import { callApi } from "../../accounts/web/call-api.ts";
import { EntryError } from "../../accounts/web/entry-error.tsx";
import { useEntryForm, type EntryValues } from "../../accounts/web/use-entry-form.ts";
import { choiceOf } from "./bulk-choice.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { bulkBody, emptyBulk, findBulkFaults, isBulkField, type BulkValues } from "./bulk-values.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { attemptFor } from "./enquiry-draft.ts";
import { calendarDate } from "./enquiry-values.ts";
import { secondsOpen, startClock } from "./form-clock.ts";
import { RecipientsLine } from "./recipients-line.tsx";
import type { useBulkDraft } from "./use-bulk-draft.ts";
import { useRecipients } from "./use-recipients.ts";
import styles from "./bulk-form.module.css";

interface BulkFormProps {
  place: RefObject<HTMLFormElement | null>;
  categories: readonly Category[];
  draft: ReturnType<typeof useBulkDraft>;
  hasVenue: boolean;
  onSent: (outcome: BulkOutcome, email: string) => void;
}

/** The enquiry to everybody in the chosen categories (spec 2.15). It keeps what was typed whatever becomes of it. */
export function BulkForm({ place, categories, draft, hasVenue, onSent }: BulkFormProps) {
  const leave = useWayBack();
  const [clock] = useState(startClock);
  const choice = choiceOf(categories, draft.ticked, hasVenue);
  const chosen = choice.selected.length;
  const preview = useRecipients(choice, draft.values.venue_location);
  const { form, faults, error, isBusy } = useEntryForm<BulkOutcome>({
    check: (typed) => findBulkFaults(valuesOf(typed), chosen, calendarDate(new Date())),
    async send(typed) {
      const body = { ...bulkBody(valuesOf(typed), choice), company_website: typed["company_website"] };
      const attempt = attemptFor(JSON.stringify(body), draft.attempt());
      draft.keepAttempt(attempt);
      const seconds_open = await secondsOpen(clock);
      return callApi<BulkOutcome>("/api/enquiries/bulk-contact", {
        method: "POST",
        as: "couple",
        key: attempt.key,
        body: { ...body, seconds_open },
        failed: enquiryMessages.bulk_failed,
      });
    },
    onDone: (outcome, typed) => onSent(outcome, typed["couple_email"]?.trim() ?? ""),
  });
  const isChosen = chosen > 0;
  const atCategories = isChosen ? null : (faults["selected_category_ids"] ?? null);
  return (
    <form {...form} ref={place} aria-label="Contact Multiple Vendors" className={styles.form}>
      <CategoryGrid
        categories={categories}
        selected={choice.selected}
        hasVenue={hasVenue}
        error={atCategories}
        onSelect={draft.setTicked}
      />
      <Band quiet />
      <BulkFields values={draft.values} faults={faults} onChange={draft.change} />
      <Honeypot />
      <div className={styles.foot}>
        <RecipientsLine isWanted={isChosen} {...preview} />
        <EntryError
          sentence={isChosen && error === enquiryMessages.categories_missing ? null : error}
          isAtField={Object.keys(faults).length > 0}
        />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" icon={Send} busy={isBusy}>
            Send to {formatCount(chosen, "Category", "Categories")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The fields of the form that the enquiry has. */
function valuesOf(typed: EntryValues): BulkValues {
  const known = Object.entries(typed).filter(([name]) => isBulkField(name));
  return { ...emptyBulk, ...Object.fromEntries(known) };
}

/** Back to where the person was on this site; home for whoever came from elsewhere. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (globalThis.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate("/");
  };
}
