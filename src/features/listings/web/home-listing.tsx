import { Suspense, useRef, useState, type MouseEvent } from "react";
import { href, useLocation } from "react-router";
import { pageNumber } from "../../../client/page-number.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { messages } from "../../../contract/messages.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useFormInput } from "../../../ui/form/use-form-input.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { LinkOn } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { picturesFirst } from "./cards/card-provider.ts";
import { MyCardPosition } from "./cards/my-card-position.tsx";
import { ProviderGrid } from "./cards/provider-grid.tsx";
import { filterListing, listingOrders, type ListedProvider } from "./filters/filter-listing.ts";
import { formQuery } from "./form-query.ts";
import { HomeNarrowing } from "./home-narrowing.tsx";
import { SortDescription } from "./sort-description.tsx";
import styles from "./home-listing.module.css";

const ListingSuggestions = lazyComponent(async () => (await import("./listing-ways.tsx")).ListingSuggestions);

interface HomeListingProps {
  category: { name: string; slug: string };
  providers: readonly ListedProvider[];
}

function choiceOf(address: string, slug: string): { filters: ListQuery; pages: number } {
  const query = new URLSearchParams(address);
  const { search, priceRanges, sortBy } = listQuery.read(query);
  const pages = pageNumber(query);
  return { filters: { ...listQuery.empty, category: slug, search, priceRanges, sortBy }, pages };
}

/** Written to the address without a request, because the full list is loaded. */
function useChoice(slug: string) {
  const { key, search } = useLocation();
  const [choice, setChoice] = useState({ ...choiceOf(search, slug), key, version: 0 });
  if (choice.key !== key) setChoice({ ...choiceOf(search, slug), key, version: choice.version + 1 });
  function choose(filters: ListQuery, pages: number, isFromForm: boolean) {
    setChoice({ filters, pages, key, version: isFromForm ? choice.version : choice.version + 1 });
    window.history.replaceState(window.history.state, "", href("/") + listQuery.write(filters, pages));
  }
  return { ...choice, choose };
}

/** Filtered and sorted in the browser [visitors-16]. */
export function HomeListing({ category, providers }: HomeListingProps) {
  const { filters, pages, version, choose } = useChoice(category.slug);
  const order = listingOrders.find((name) => name === filters.sortBy) ?? "rating";
  const result = filterListing(providers, { ...filters, sortBy: order });
  const first = picturesFirst(result.slice(0, limits.page_size), { ...filters, sortBy: order });
  const visible = [...first, ...result.slice(limits.page_size, pages * limits.page_size)];
  const isFew = result.length <= limits.few_providers_max;
  const count = useRef<HTMLSpanElement>(null);

  /** The pressed link disappears, so the focus moves to the count. */
  function widen(wider: ListQuery) {
    choose(wider, 1, false);
    count.current?.focus({ preventScroll: true });
  }

  const form = useRef<HTMLFormElement>(null);
  const apply = () => form.current && choose(listQuery.read(formQuery(form.current)), 1, true);
  useFormInput(form, apply);

  return (
    <Section
      title={category.name}
      lead={
        <>
          <span ref={count} tabIndex={-1} aria-live="polite">
            {formatCount(result.length, "vendor", "vendors")}
          </span>
          {result.length > 1 && (
            <>
              . <SortDescription order={order} />
            </>
          )}
        </>
      }
      action={<LinkOn to={`${href("/providers")}?category=${category.slug}`}>More filters</LinkOn>}
    >
      <form
        ref={form}
        method="get"
        action={href("/")}
        autoComplete="off"
        className={styles.form}
        aria-label="Narrow this list"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <HomeNarrowing key={version} category={category.slug} filters={filters} order={order} />
      </form>
      <MyCardPosition list={href("/") + listQuery.write(filters)} category={category.name} />
      {visible.length > 0 ? (
        <ProviderGrid providers={visible} place="page" eager={0} />
      ) : (
        <Nothing slug={category.slug} onWiden={widen} />
      )}
      {isFew && (
        <Suspense>
          <ListingSuggestions {...{ category, providers, filters }} result={result.length} choose={widen} />
        </Suspense>
      )}
      {visible.length < result.length && (
        <div className={styles.more}>
          <ButtonLink
            variant="outline"
            to={href("/") + listQuery.write(filters, pages + 1)}
            onClick={(event) => {
              event.preventDefault();
              choose(filters, pages + 1, true);
            }}
          >
            Show more
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

function Nothing({ slug, onWiden }: { slug: string; onWiden: (wider: ListQuery) => void }) {
  const all = { ...listQuery.empty, category: slug };
  function clear(event: MouseEvent) {
    event.preventDefault();
    onWiden(all);
  }
  return (
    <EmptyState
      title={messages.no_providers_found}
      level={3}
      action={
        <ButtonLink to={href("/") + listQuery.write(all)} onClick={clear}>
          Clear the filters
        </ButtonLink>
      }
    >
      Try a different spelling or more price ranges.
    </EmptyState>
  );
}
