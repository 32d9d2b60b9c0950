import { useEffect, useMemo, useRef, useState } from "react";
import { readCoupleRecord, useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { useMayChange } from "../../../client/use-may-change.ts";
import type { Category } from "../../../contract/categories/schema.ts";
import { readMyCouple } from "../../../contract/couples/calls.ts";
import type { BulkOutcome } from "../../../contract/enquiries/bulk-schema.ts";
import { readPlan } from "../../../contract/plan/calls.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { saveOffer } from "../../couples/web/wedding-offer.ts";
import { OnlyReads } from "../../weddings/web/only-reads.tsx";
import type { findArea } from "../read-area-query.ts";
import type { Area } from "./area.ts";
import { BulkForm } from "./bulk-form.tsx";
import { BulkSent } from "./bulk-sent.tsx";
import type { BulkValues } from "./bulk-values.ts";
import { coupleFields, type CoupleFields } from "./couple-fields.ts";
import { requestedDate } from "./requested-date.ts";
import { useBulkDraft } from "./use-bulk-draft.ts";

export interface BulkContactProps {
  categories: readonly Category[];
  area: ReturnType<typeof findArea>["area"];
  hasOutbox: boolean;
}

export function BulkContact(props: BulkContactProps) {
  return useMayChange() ? <Writing {...props} /> : <OnlyReads level={2} what="Writing to businesses" />;
}

function Writing({ categories, area, hasOutbox }: BulkContactProps) {
  const place = useRef<HTMLFormElement>(null);
  const [from] = useState<Area>(() => {
    const { slug, name, within = listQuery.empty.within } = area ?? {};
    return slug && name ? { near: { slug, name }, within } : { within };
  });
  const draft = useBulkDraft(place, from);
  const known = useKnownCouple();
  const booked = useBooked();
  const [sent, setSent] = useState<{ outcome: BulkOutcome; values: BulkValues } | null>(null);
  const fillIn = useRef(draft.fillIn);
  useEffect(() => {
    fillIn.current = draft.fillIn;
  });
  const venueAt = area?.text ?? "";
  useEffect(() => {
    // a list's date and place are reused here
    const date = requestedDate();
    if (known || venueAt || date)
      fillIn.current({
        ...known,
        venue_location: known?.venue_location || venueAt,
        wedding_date: date || known?.wedding_date || "",
      });
  }, [known, venueAt]);
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
      booked={booked}
      hasVenue={known !== null && known.venue_name !== ""}
      onSent={(outcome, values) => {
        saveOffer(values);
        draft.startOver();
        setSent({ outcome, values });
      }}
    />
  );
}

const none: ReadonlySet<number> = new Set();

/** Empty for anybody else, and until loaded. */
function useBooked(): ReadonlySet<number> {
  const visitor = useVisitor();
  const isCouple = visitor.kind === "couple" && !visitor.impersonated;
  const { value } = useFetched(readPlan, { as: isCouple ? "couple" : null, failed: "" });
  return useMemo(() => (isCouple && value ? new Set(value.plan.booked_category_ids) : none), [isCouple, value]);
}

/** The browser's copy first, then the server's. */
function useKnownCouple(): CoupleFields | null {
  const isCouple = useVisitor().kind === "couple";
  const { value } = useFetched(readMyCouple, { as: isCouple ? "couple" : null, failed: "" });
  const [known, setKnown] = useState<CoupleFields | null>(null);
  useEffect(() => {
    setKnown(isCouple ? coupleFields(value ?? readCoupleRecord()) : null);
  }, [isCouple, value]);
  return known;
}
