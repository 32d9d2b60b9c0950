import { href } from "react-router";
import * as limits from "../contract/listings/limits.ts";
import { findDate } from "../features/calendars/require-date.ts";
import { compareProviders } from "../features/listings/compare-providers.ts";
import { readCompareQuery } from "../features/listings/read-compare-query.ts";
import { comparedVendor } from "../features/listings/web/compared-vendor.ts";
import { fullName, getPlace } from "../features/places/rules.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { Banner } from "../ui/banner.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import type { PageHandle } from "../ui/page-handle.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { TitleBlock } from "../ui/section.tsx";
import type { Route } from "./+types/compare-page";
import { CompareFields } from "./compare/compare-fields.tsx";
import { CompareVendors } from "./compare/compare-vendors.tsx";
import { TooFewVendors } from "./compare/too-few-vendors.tsx";
import { useFocusAfterRemoval } from "./compare/use-focus-after-removal.ts";
import { useMyDefaults } from "./compare/use-my-defaults.ts";
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
        ? "That date has passed or is more than three years ahead. Choose another."
        : null,
      lost === undefined ? null : `We couldn’t find “${lost}”. Enter a town.`,
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
