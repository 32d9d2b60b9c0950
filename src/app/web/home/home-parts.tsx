import { href } from "react-router";
import type { Category } from "../../../contract/categories/shapes.ts";
import type { CardProvider } from "../../../features/listings/web/card-provider.ts";
import { ProviderGrid } from "../../../features/listings/web/provider-grid.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { Section } from "../../../ui/section.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { LargePlaces } from "./large-places.tsx";
import { PlanningTimeline } from "./planning-timeline.tsx";
import { QuotesCall } from "./quotes-call.tsx";

interface BrowsingProps {
  tiles: readonly Omit<Category, "id">[];
  featured: readonly CardProvider[];
}

/** The ways into the directory: by many enquiries at once, by category, by who is featured. */
export function Browsing({ tiles, featured }: BrowsingProps) {
  return (
    <>
      <QuotesCall />
      <CategoryTiles categories={tiles} />
      {featured.length > 0 && (
        <PageFrame>
          <Section
            title="Featured Providers"
            lead="Verified by people who do this work themselves."
            action={<LinkOn to={`${href("/providers")}?verified=true`}>See all</LinkOn>}
          >
            <ProviderGrid providers={featured} place="row" eager={0} />
          </Section>
        </PageFrame>
      )}
    </>
  );
}

interface PlanningProps {
  places: readonly { label: string; to: string }[];
}

/** What is to be arranged when, and the ways to the largest pages by place. */
export function Planning({ places }: PlanningProps) {
  return (
    <>
      <PlanningTimeline />
      <LargePlaces ways={places} />
    </>
  );
}
