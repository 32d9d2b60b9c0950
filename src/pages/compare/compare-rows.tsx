import type { ReactNode } from "react";
import { formatRand, formatRating } from "../../contract/format.ts";
import { ProfileBadges } from "../../features/badges/web/profile-badges.tsx";
import type { ComparedVendor } from "../../features/listings/web/compare/compared-vendor.ts";
import { PriceRange } from "../../features/listings/web/filters/price-range.tsx";
import { TrustTier } from "../../features/providers/web/trust-tier.tsx";
import { Rating } from "../../ui/data/stars.tsx";
import styles from "./compare.module.css";

export interface ComparedFor {
  date: string;
  near: string;
  within?: number | undefined;
}

interface CellProps {
  vendor: ComparedVendor;
  query: ComparedFor;
  /** The couple's own booking with the vendor on the date. */
  booking: string | null;
}

interface Row {
  label: string;
  cell: (props: CellProps) => ReactNode;
}

/** The rows of a comparison, in this order [browse-30]. */
export const vendorComparisonRows: readonly Row[] = [
  { label: "Typical price", cell: Price },
  { label: "Availability", cell: Day },
  {
    label: "Distance",
    cell: ({ vendor, query }) => vendor.distance ?? <i>{query.near === "" ? "No place chosen" : "Not known"}</i>,
  },
  { label: "Travel fee", cell: ({ vendor }) => vendor.travel ?? <i>No place chosen</i> },
  {
    label: "Rating",
    cell: ({ vendor: { rating, review_count } }) =>
      review_count > 0 ? <Rating value={rating} count={review_count} /> : <i>No reviews yet</i>,
  },
  { label: "Trust", cell: Trust },
  {
    label: "Badges",
    cell: ({ vendor: { badges } }) => (badges.length > 0 ? <ProfileBadges short badges={badges} /> : <i>None</i>),
  },
  { label: "Response time", cell: ({ vendor }) => vendor.answers ?? <i>Not known yet</i> },
  { label: "Category", cell: ({ vendor }) => vendor.kind },
  { label: "Based in", cell: ({ vendor }) => vendor.place },
];

function Price({ vendor: { typical_price, typical_price_for, price_range } }: CellProps) {
  if (typical_price === null)
    return (
      <>
        Price on request <PriceRange tiers={price_range} />
      </>
    );
  return (
    <>
      <b className={styles.price}>{formatRand(typical_price)}</b>
      <small>{typical_price_for ?? "typical wedding"}</small>
    </>
  );
}

const tones = { free: styles.free, limited: undefined, taken: styles.taken, not_known: undefined } as const;

function Day({ vendor: { day, availability = "not_known" }, booking }: CellProps) {
  if (booking !== null) return <span className={styles.free}>{booking}</span>;
  return day === null ? <i>No date chosen</i> : <span className={tones[availability]}>{day}</span>;
}

function Trust({ vendor: { trust_score, trust_tier } }: CellProps) {
  if (trust_score === 0 && trust_tier === null) return <i>Not known yet</i>;
  return (
    <>
      <span>{formatRating(trust_score)} of 5</span>
      {trust_tier !== null && <TrustTier tier={trust_tier} />}
    </>
  );
}
