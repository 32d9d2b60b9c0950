import { useEffect, useRef, useState } from "react";
import { readCoupleRecord, useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { Category } from "../../../contract/categories/shapes.ts";
import { readOwnCouple } from "../../../contract/couples/words.ts";
import type { BulkOutcome } from "../../../contract/enquiries/bulk-shapes.ts";
import { keepOffer } from "../../couples/web/wedding-offer.ts";
import { BulkForm } from "./bulk-form.tsx";
import { BulkSent } from "./bulk-sent.tsx";
import type { BulkValues } from "./bulk-values.ts";
import { coupleFields, type CoupleFields } from "./couple-fields.ts";
import { useBulkDraft } from "./use-bulk-draft.ts";

/** The form, and in its place what became of it. Both know the couple that is signed in. */
export function BulkContact({ categories, hasOutbox }: { categories: readonly Category[]; hasOutbox: boolean }) {
  const place = useRef<HTMLFormElement>(null);
  const draft = useBulkDraft(place);
  const known = useKnownCouple();
  const [sent, setSent] = useState<{ outcome: BulkOutcome; values: BulkValues } | null>(null);
  const fillIn = useRef(draft.fillIn);
  useEffect(() => {
    fillIn.current = draft.fillIn;
  });
  useEffect(() => {
    if (known) fillIn.current(known);
  }, [known]);
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && !sent) {
      globalThis.scrollTo(0, 0);
      place.current?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
    }
    wasSent.current = sent !== null;
  }, [sent]);
  if (sent) {
    return <BulkSent {...sent} hasOutbox={hasOutbox} onAnother={() => setSent(null)} />;
  }
  return (
    <BulkForm
      place={place}
      categories={categories}
      draft={draft}
      hasVenue={known !== null && known.venue_name !== ""}
      onSent={(outcome, values) => {
        keepOffer(values);
        draft.beginAnew();
        setSent({ outcome, values });
      }}
    />
  );
}

/** What is known of the couple that is signed in: at once what this browser keeps, then what the server says. */
function useKnownCouple(): CoupleFields | null {
  const isCouple = useVisitor().kind === "couple";
  const { value } = useFetched(readOwnCouple, { as: isCouple ? "couple" : null, failed: "" });
  const [known, setKnown] = useState<CoupleFields | null>(null);
  useEffect(() => {
    setKnown(isCouple ? coupleFields(value ?? readCoupleRecord()) : null);
  }, [isCouple, value]);
  return known;
}
