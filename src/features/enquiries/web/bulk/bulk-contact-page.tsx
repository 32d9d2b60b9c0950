import { useState, useEffect, useMemo, useRef } from "react";
import { data, href } from "react-router";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { readCoupleRecord, useVisitor } from "../../../../client/session/session.ts";
import { useMayChange } from "../../../../client/use-may-change.ts";
import { listCategoriesWithCountsCall as countsCall } from "../../../../contract/categories/calls.ts";
import {
  listCategoriesWithCountsRoute as categoriesCall,
  type Category,
} from "../../../../contract/categories/schema.ts";
import { readMyCoupleCall } from "../../../../contract/couples/calls.ts";
import type { BulkOutcome } from "../../../../contract/enquiries/bulk-schema.ts";
import { enquiryMessages } from "../../../../contract/enquiries/calls.ts";
import * as limits from "../../../../contract/limits.ts";
import { readPlanCall } from "../../../../contract/plan/calls.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { cachedLoader } from "../../../../platform/http/cached-page.ts";
import { listedAnswer } from "../../../../platform/http/listed-answer.ts";
import { retryAfterSeconds } from "../../../../platform/http/page.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Chips } from "../../../../ui/form/chips.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { PageFrame } from "../../../../ui/page/page-frame.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { TitleBlock } from "../../../../ui/page/section.tsx";
import { listCategoriesWithCounts } from "../../../categories/list-categories-with-counts.ts";
import { saveOffer } from "../../../couples/web/wedding-offer.ts";
import { OnlyReads } from "../../../weddings/web/only-reads.tsx";
import { findArea, readAreaQuery } from "../../bulk/read-area-query.ts";
import { coupleFields, type CoupleFieldValues } from "../couple-fields.ts";
import { requestedDate } from "../requested-date.ts";
import type { Route } from "./+types/bulk-contact-page";
import type { RecipientArea } from "./area.ts";
import { BulkForm } from "./bulk-form.tsx";
import { BulkSentPanel } from "./bulk-sent.tsx";
import type { BulkValues } from "./bulk-values.ts";
import { useBulkDraft } from "./use-bulk-draft.ts";
import styles from "./bulk-form.module.css";

const title = "Contact Multiple Vendors";

/** Without the categories the page still renders and requests them again [texts-5]. */
export const loader = cachedLoader({ tags: ["catalogue"], read: readAreaQuery }, async (ctx, query) => {
  const near = findArea(query);
  // A demo without a mail server links to its outbox.
  const has_outbox = ctx.demo && ctx.config.smtpUrl === undefined;
  try {
    const { categories } = listedAnswer(categoriesCall, await listCategoriesWithCounts(ctx), ctx.log);
    return data({ categories, has_outbox, ...near });
  } catch (cause) {
    ctx.log.warn("categories missing", { message: String(cause) });
    const headers = { "Retry-After": String(retryAfterSeconds) };
    return data({ categories: null, has_outbox, ...near }, { status: 503, headers });
  }
});

export function meta({ matches }: Route.MetaArgs) {
  const description =
    "Tell us about your wedding once and ask up to 50 vendors in each category that you choose for a quote, free of charge.";
  return pageMeta(matches, { title, description, path: href("/bulk-contact") });
}

/** For couples and guests [enquiries-12]. */
export default function BulkContactPage({
  loaderData: { categories, has_outbox, area, unknown },
}: Route.ComponentProps) {
  return (
    <PageFrame>
      <TitleBlock
        title={title}
        lead={`Choose the categories you still need, tell us about your day and check who gets your enquiry: up to ${limits.bulk_recipients_per_category_max} vendors in each category.`}
      />
      <noscript>
        <p className={styles.without}>
          Writing to many vendors at once needs JavaScript: please switch it on in your browser. Without it you can{" "}
          <a href={href("/providers")}>browse every vendor</a> and use the phone number or address on their profile.
        </p>
      </noscript>
      {unknown && <UnknownArea {...unknown} />}
      <Contact served={categories} hasOutbox={has_outbox} area={area} />
    </PageFrame>
  );
}

function Contact({ served, ...rest }: Omit<BulkContactProps, "categories"> & { served: readonly Category[] | null }) {
  const [fetched, setFetched] = useState<readonly Category[] | null>(null);
  const categories = fetched ?? served;
  async function fetchAgain() {
    const failed = enquiryMessages.categories_failed;
    const outcome = await call(countsCall, { failed });
    if (outcome.ok) setFetched(outcome.body.categories);
  }
  if (categories) return <BulkContact key={rest.area?.slug} categories={categories} {...rest} />;
  return <LoadFailure onRetry={() => void fetchAgain()}>{enquiryMessages.categories_failed}</LoadFailure>;
}

interface UnknownAreaProps {
  near: string;
  offered: readonly { slug: string; text: string }[];
}

function UnknownArea({ near, offered }: UnknownAreaProps) {
  return (
    <div className={styles.unknown}>
      <Banner>
        <p>
          We don’t know which place “{near}” is, so we haven’t left anyone out for being too far away.
          {offered.length > 0 && " Did you mean:"}
        </p>
        <Chips>
          {offered.map(({ slug, text }) => (
            <ButtonLink
              key={slug}
              small
              variant="outline"
              to={href("/bulk-contact") + listQuery.write({ ...listQuery.empty, near: slug })}
            >
              {text}
            </ButtonLink>
          ))}
        </Chips>
      </Banner>
    </div>
  );
}

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
  const [from] = useState<RecipientArea>(() => {
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
    return <BulkSentPanel {...sent} hasOutbox={hasOutbox} onAnother={() => setSent(null)} />;
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
  const { value } = useFetched(readPlanCall, { as: isCouple ? "couple" : null, failed: "" });
  return useMemo(() => (isCouple && value ? new Set(value.plan.booked_category_ids) : none), [isCouple, value]);
}

/** The browser's copy first, then the server's. */
function useKnownCouple(): CoupleFieldValues | null {
  const isCouple = useVisitor().kind === "couple";
  const { value } = useFetched(readMyCoupleCall, { as: isCouple ? "couple" : null, failed: "" });
  const [known, setKnown] = useState<CoupleFieldValues | null>(null);
  useEffect(() => {
    setKnown(isCouple ? coupleFields(value ?? readCoupleRecord()) : null);
  }, [isCouple, value]);
  return known;
}
