import { Suspense, type RefObject } from "react";
import { href, useLocation } from "react-router";
import { messages } from "../../../../contract/messages.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Pager } from "../../../../ui/data/pager.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import { LinkOn } from "../../../../ui/link.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import type { HomeResults } from "../../list-home.ts";
import type { CardProvider } from "../cards/card-provider.ts";
import { formatTotal } from "../cards/format-total.ts";
import { MyCardPosition } from "../cards/my-card-position.tsx";
import { ProviderGrid } from "../cards/provider-grid.tsx";
import { browseAddress } from "../filters/browse-filters.ts";
import { listingOrders } from "../filters/filter-listing.ts";
import { pickedFilters } from "../filters/picked-filters.ts";
import { useFilterForm } from "../filters/use-filter-form.ts";
import { HomeNarrowing } from "../home-narrowing.tsx";
import { SortDescription } from "../sort-description.tsx";
import { useRestoredFocus } from "../use-restored-focus.ts";
import styles from "../home-listing.module.css";

const FilterSuggestions = lazyComponent(async () => (await import("../ways-on.tsx")).FilterSuggestions);

interface HomeSearchedProps {
  category: { name: string; slug: string };
  result: HomeResults & { cards: readonly CardProvider[] };
}

const addressOf = (filters: ListQuery, page = 1) => href("/") + listQuery.write(filters, page);

/** For categories too large for the browser, filtered by the server [visitors-16]. */
export function HomeSearched({ category, result }: HomeSearchedProps) {
  const { total, isCapped, page, pages, ways, cards } = result;
  const address = useLocation().search;
  const { search, priceRanges, sortBy } = listQuery.read(new URLSearchParams(address));
  const order = listingOrders.find((name) => name === sortBy) ?? "rating";
  const all = { ...listQuery.empty, category: category.slug };
  const filters = { ...all, search, priceRanges, sortBy: order };
  const { chosen, version, form } = useFilterForm({ filters, addressOf, read: listQuery.read });
  const focus = useRestoredFocus(address);
  const isElsewhere = (each: ListQuery) => each.category !== category.slug || each.city + each.province !== "";
  const suggestionAddress = (each: ListQuery) => (isElsewhere(each) ? browseAddress(each) : addressOf(each));
  return (
    <div {...focus} ref={focus.ref as RefObject<HTMLDivElement | null>}>
      <Section
        title={category.name}
        lead={
          <>
            <span aria-live="polite">{formatTotal(total, isCapped)}</span>
            {total > 1 && (
              <>
                . <SortDescription order={order} />
              </>
            )}
          </>
        }
        action={<LinkOn to={browseAddress(all)}>More filters</LinkOn>}
      >
        <form {...form} action={href("/")} className={styles.form} aria-label="Narrow this list">
          <HomeNarrowing key={version} category={category.slug} filters={chosen} order={order} />
        </form>
        <MyCardPosition list={addressOf(filters)} category={category.name} />
        {cards.length > 0 ? (
          <ProviderGrid providers={cards} place="page" eager={0} />
        ) : (
          <EmptyState
            title={messages.no_providers_found}
            level={3}
            action={<ButtonLink to={addressOf(all)}>Clear the filters</ButtonLink>}
          >
            Try a different spelling or more price ranges.
          </EmptyState>
        )}
        {ways && (
          <Suspense>
            <FilterSuggestions
              {...{ ways, filters }}
              picked={pickedFilters(filters, { category: category.name, subcategory: "" }, suggestionAddress)}
              addressOf={suggestionAddress}
            />
          </Suspense>
        )}
        <Pager page={page} pages={pages} href={(each) => addressOf(filters, each)} />
      </Section>
    </div>
  );
}
