import { useEffect, useRef } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { useVenue } from "../client/use-venue.ts";
import { useWeddingDate } from "../client/use-wedding-date.ts";
import * as limits from "../contract/listings/limits.ts";
import * as listQuery from "../contract/providers/list-query.ts";
import { southAfricanDate } from "../contract/south-african-time.ts";
import { describeUnusableDate, findDate } from "../features/calendars/require-date.ts";
import { compareProviders } from "../features/listings/compare-providers.ts";
import { readCompareQuery } from "../features/listings/read-compare-query.ts";
import { comparedVendor, type ComparedVendor } from "../features/listings/web/compare/compared-vendor.ts";
import { browseAddress } from "../features/listings/web/filters/browse-filters.ts";
import { fullName, getPlace } from "../features/places/rules.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { Banner } from "../ui/page/banner.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta } from "../ui/page/page-meta.ts";
import { TitleBlock } from "../ui/page/section.tsx";
import type { Route } from "./+types/compare-page";
import { CompareFields } from "./compare/compare-fields.tsx";
import { CompareVendors } from "./compare/compare-vendors.tsx";
import { BackToDirectory } from "./profile/back-to-directory.tsx";

export const loader = cachedLoader({ tags: ["catalogue"], read: readCompareQuery }, async (ctx, query) => {
  const { vendors, near = "", within, isCut, hasStrange, lost } = query;
  const [date = ""] = findDate(query.date, ctx.clock())?.days ?? [];
  const { providers, missing } = await compareProviders(ctx, { vendors, date, near, within });
  const place = near === "" ? null : getPlace(near);
  const [first] = providers;
  return {
    vendors: providers.map((card) => comparedVendor(card, { date, place: place?.name ?? "" })),
    date,
    near,
    ...(within !== undefined && { within }),
    placeName: place === null ? (lost ?? "") : fullName(place),
    category: first?.category_slug ? { name: first.category_name ?? "", slug: first.category_slug } : null,
    notices: [
      missing > 0 || hasStrange
        ? `${missing > 1 ? "Some of these vendors are" : "One of these vendors is"} no longer listed.`
        : null,
      isCut ? `These are the first ${limits.compared_vendors_max}: no more fit side by side.` : null,
      query.date !== undefined && date === ""
        ? `${describeUnusableDate(query.date, southAfricanDate(ctx.clock())) ?? ""} Choose another date.`
        : null,
      lost === undefined
        ? null
        : `We couldn’t find “${lost}”. ${place === null ? "Enter a town." : `Compared near ${fullName(place)}.`}`,
    ].filter((sentence) => sentence !== null),
  };
});

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // After a failure the error page sets the title.
  if (!loaderData) return [];
  const description = "Prices, availability, travel, ratings and badges of wedding vendors, side by side.";
  return pageMeta(matches, { title: "Compare vendors", description, path: href("/compare"), noindex: true });
}

/** Two to four vendors side by side [browse-30]; vendors, date and place are in the address. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { vendors, notices } = loaderData;
  const { place, onRemove } = useFocusAfterRemoval(vendors.length);
  useMyDefaults();
  return (
    <PageFrame>
      <BackToDirectory />
      <TitleBlock title="Compare vendors" lead="What they charge, and whether they are available, side by side." />
      {notices.map((sentence) => (
        <Banner key={sentence} tone="warn" announce>
          {sentence}
        </Banner>
      ))}
      <div ref={place} tabIndex={-1}>
        {vendors.length < 2 ? (
          <TooFewVendors {...loaderData} />
        ) : (
          <>
            <CompareFields {...loaderData} />
            <CompareVendors {...loaderData} onRemove={onRemove} />
          </>
        )}
      </div>
    </PageFrame>
  );
}

interface TooFewVendorsProps {
  vendors: readonly Pick<ComparedVendor, "id" | "business_name">[];
  category: { name: string; slug: string } | null;
  date: string;
  near: string;
  within?: number;
}

export function TooFewVendors({ vendors: [only], category, date, near, within }: TooFewVendorsProps) {
  const query = { date, near, within };
  const list = browseAddress(listQuery.withDefaults({ ...query, category: category?.slug }));
  return (
    <EmptyState
      title={only ? "Choose another vendor to compare" : "Choose two to four vendors to compare"}
      action={<ButtonLink to={list}>{category ? `Browse ${category.name}` : "Browse vendors"}</ButtonLink>}
    >
      Tap the heart on vendors in the list, then choose Compare.
      {only && (
        <>
          {" "}
          So far there is only{" "}
          <Link to={href("/provider/:id", { id: only.id }) + listQuery.write(listQuery.withDefaults(query))}>
            {only.business_name}
          </Link>
          .
        </>
      )}
    </EmptyState>
  );
}

/** Removing a column would lose its focus. `place` is the surrounding element. */
function useFocusAfterRemoval(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    const wasRemoved = isRemoving.current && document.activeElement === document.body;
    isRemoving.current = false;
    if (!wasRemoved) return;
    const table = place.current?.querySelector<HTMLElement>("[role=region]");
    (table ?? place.current)?.focus({ preventScroll: true });
  }, [count]);
  return {
    place,
    onRemove() {
      isRemoving.current = true;
    },
  };
}

/** An empty parameter means none and is not filled in. */
function useMyDefaults(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const date = useWeddingDate();
  const near = useVenue()?.slug ?? null;
  useEffect(() => {
    const wanted = new URLSearchParams(query);
    if (date !== null && !query.has("date")) wanted.set("date", date);
    if (near !== null && !query.has("near")) wanted.set("near", near);
    if (wanted.size > query.size) void navigate({ search: `?${wanted}` }, { replace: true, preventScrollReset: true });
  }, [query, date, near, navigate]);
}
