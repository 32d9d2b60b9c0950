import { Suspense, useId } from "react";
import { href } from "react-router";
import { useVisitor } from "../client/session/session.ts";
import { listCategoriesWithCountsRoute as categoriesCall, type Category } from "../contract/categories/schema.ts";
import * as limits from "../contract/limits.ts";
import * as listQuery from "../contract/providers/list-query.ts";
import type { ProviderQuery } from "../contract/providers/query-schema.ts";
import type { Settings } from "../contract/settings/schema.ts";
import { listCategoriesWithCounts } from "../features/categories/list-categories-with-counts.ts";
import { listFeatured } from "../features/listings/list-featured.ts";
import { listHome } from "../features/listings/list-home.ts";
import { listLargePages } from "../features/listings/list-large-pages.ts";
import { readHomeQuery } from "../features/listings/read-list-query.ts";
import { cardProviders, picturesFirst } from "../features/listings/web/cards/card-provider.ts";
import { formatCategoryTitle } from "../features/listings/web/cards/format-category-title.ts";
import { listedProvider } from "../features/listings/web/filters/filter-listing.ts";
import { readHero } from "../features/media/read-hero.ts";
import { readSettings } from "../features/settings/read-settings.ts";
import share from "../features/settings/web/hero/art/hero-share.jpg";
import { Hero } from "../features/settings/web/hero/hero.tsx";
import type { Context } from "../platform/context.ts";
import { cachedLoader } from "../platform/http/cached-page.ts";
import { listedAnswer } from "../platform/http/listed-answer.ts";
import { ButtonLink } from "../ui/button.tsx";
import { lazyComponent } from "../ui/lazy-component.ts";
import "../features/listings/web/home-listing.module.css";
import { Band } from "../ui/page/band.tsx";
import { PageFrame } from "../ui/page/page-frame.tsx";
import type { PageHandle } from "../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../ui/page/page-meta.ts";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/home-page";
import narrow from "./home/art/planning-720.webp";
import wide from "./home/art/planning-1000.webp";
import { Finder } from "./home/finder.tsx";
import { Browsing, LargePlaces } from "./home/home-parts.tsx";
import { homeStructure } from "./home/home-structure.ts";
import { PlanningTimeline } from "./home/planning-timeline.tsx";
import text from "../ui/text.module.css";
import styles from "./home/home.module.css";
import planningStyles from "./home/planning-call.module.css";

/** Loads with a category in the address; its styles are loaded from the start. */
const HomeListing = lazyComponent(async () => (await import("../features/listings/web/home-listing.tsx")).HomeListing);

/** For categories too large to send whole. */
const HomeSearched = lazyComponent(
  async () => (await import("../features/listings/web/search/home-searched.tsx")).HomeSearched,
);

export const loader = cachedLoader({ tags: ["catalogue", "settings"], read: readHomeQuery }, async (ctx, query) => {
  const [all, featured, picture, settings] = await Promise.all([
    listCategoriesWithCounts(ctx),
    listFeatured(ctx),
    readHero(ctx),
    readSettings(ctx),
  ]);
  const { categories } = listedAnswer(categoriesCall, all, ctx.log);
  return {
    hero: { settings: heroOf(settings), picture },
    tiles: tilesOf(categories),
    places: await listLargePages(ctx, categories),
    featured: cardProviders(featured),
    listing: await loadListing(ctx, query, categories),
  };
});

function tilesOf(categories: readonly Category[]): Omit<Category, "id">[] {
  return categories
    .filter(({ provider_count }) => provider_count > 0)
    .slice(0, limits.home_categories_max)
    .map(({ name, slug, provider_count }) => ({ name, slug, provider_count }));
}

function heroOf({ hero_title, hero_subtitle, hero_overlay_color, hero_overlay_opacity }: Settings) {
  return { hero_title, hero_subtitle, hero_overlay_color, hero_overlay_opacity };
}

const unknown = { name: "Unknown category", provider_count: 0 };

/** Null without a category; large ones come as one page [visitors-16]. */
async function loadListing(ctx: Context, query: ProviderQuery, categories: readonly Omit<Category, "id">[]) {
  const { category: slug } = query;
  if (slug === undefined) return null;
  const { name, provider_count } = categories.find((category) => category.slug === slug) ?? unknown;
  const { providers, result } = await listHome(ctx, query, { slug, provider_count });
  const isNarrowed = Object.entries(query).some(([key, value]) => key !== "category" && value !== undefined);
  const listing = { category: { name, slug }, isEmpty: provider_count === 0, isNarrowed };
  if (!result) {
    return { ...listing, whole: providers.map((provider) => listedProvider(provider, name)), result };
  }
  const cards = cardProviders(picturesFirst(providers, listQuery.withDefaults(query)), name);
  return { ...listing, whole: [], result: { ...result, cards } };
}

export const handle: PageHandle = { scripts: "late" };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { name, publicUrl } = siteOf(matches);
  const listing = loaderData?.listing;
  return pageMeta(matches, {
    title:
      listing && listing.category.name !== unknown.name
        ? formatCategoryTitle(listing.category.name)
        : "Wedding vendors in South Africa",
    description:
      "Find photographers, venues, caterers, DJs and every other wedding professional in all nine provinces of South Africa. Compare, read reviews and ask for a quote.",
    path: listing ? `${href("/")}?category=${listing.category.slug}` : href("/"),
    noindex: listing ? listing.isEmpty || listing.isNarrowed : false,
    image: { url: share, width: 1200, height: 630 },
    structured: homeStructure(name, publicUrl),
  });
}

/** Rule [visitors-2]. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, listing, tiles, featured, places } = loaderData;
  return (
    <div className={styles.home}>
      <Hero {...hero} />
      <Finder />
      <ForCouple section="offer" />
      {listing && (
        <PageFrame>
          <Suspense>
            {listing.result ? (
              <HomeSearched key={listing.category.slug} category={listing.category} result={listing.result} />
            ) : (
              <HomeListing key={listing.category.slug} category={listing.category} providers={listing.whole} />
            )}
          </Suspense>
        </PageFrame>
      )}
      <Browsing tiles={tiles} featured={featured} />
      <ForCouple section="near" />
      <PlanningCall />
      <PlanningTimeline />
      <LargePlaces links={places} />
    </div>
  );
}

const coupleSections = {
  offer: lazyComponent(async () => (await import("./home/finder-venue.tsx")).FinderVenue),
  near: lazyComponent(async () => (await import("./home/near-your-venue.tsx")).NearYourVenue),
};

function ForCouple({ section }: { section: keyof typeof coupleSections }) {
  const Content = coupleSections[section];
  return (
    useVisitor().kind === "couple" && (
      <Suspense>
        <Content />
      </Suspense>
    )
  );
}

/** For visitors without a couple profile [visitors-14]. */
function PlanningCall() {
  const titleId = useId();
  const { kind } = useVisitor();
  if (kind === "couple") return null;
  return (
    <PageFrame as="section" className={planningStyles.planning} aria-labelledby={titleId}>
      <Picture
        src={wide}
        srcSet={`${narrow} 720w, ${wide} 1000w`}
        sizes="(min-width: 75.5rem) 660px, (min-width: 56rem) 54vw, 92vw"
        alt=""
        width={1000}
        height={800}
      />
      <div>
        <Band className={planningStyles.band} />
        <h2 id={titleId}>Planning Your Wedding?</h2>
        <p className={text.lead}>
          Keep your favourites, your date and your enquiries in one place. It is free for couples, and always will be.
        </p>
        <div className={text.actions}>
          <ButtonLink to={href("/couple-register")}>Start Planning</ButtonLink>
          <ButtonLink variant="outline" to={href("/couple-login")}>
            Couple Login
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
