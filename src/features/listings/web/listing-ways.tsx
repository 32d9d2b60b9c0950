import { useEffect, useState } from "react";
import { href } from "react-router";
import { pathOf } from "../../../client/address-of.ts";
import { callApi } from "../../../client/call/call-api.ts";
import { messages } from "../../../contract/messages.ts";
import { suggestWaysCall } from "../../../contract/providers/calls.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways, WaysAnswer } from "../../../contract/providers/schema.ts";
import { browseAddress } from "./filters/browse-filters.ts";
import { filterListing, type ListedProvider } from "./filters/filter-listing.ts";
import { pickedFilters } from "./filters/picked-filters.ts";
import { SuggestionList, FilterSuggestions } from "./ways-on.tsx";

interface ListingSuggestionsProps {
  category: { name: string; slug: string };
  providers: readonly ListedProvider[];
  filters: ListQuery;
  result: number;
  choose: (filters: ListQuery) => void;
}

const nowhere: WaysAnswer = {
  total: 0,
  without: {},
  alone: {},
  is_place_searched: false,
  wider: null,
  towns: [],
  provinces: [],
};

export function ListingSuggestions({ category, providers, filters, result, choose }: ListingSuggestionsProps) {
  const suggestions = useSuggestions(filters) ?? nowhere;
  const addressOf = (each: ListQuery) =>
    each.category === category.slug && each.city + each.province === ""
      ? href("/") + listQuery.write(each)
      : browseAddress(each);
  const picked = pickedFilters(filters, { category: category.name, subcategory: "" }, addressOf);
  const without = { ...suggestions.without, ...countWithout(providers, filters, result) };
  const near =
    suggestions.total > result ? [{ to: browseAddress(filters), label: "Nearly alike", total: suggestions.total }] : [];

  function follow(to: string): boolean {
    const isHere = to.startsWith(`${href("/")}?`);
    if (isHere) choose(listQuery.read(new URLSearchParams(to.slice(2))));
    return isHere;
  }
  return (
    <FilterSuggestions ways={{ ...suggestions, without, alone: {} }} {...{ filters, picked, addressOf, follow }}>
      <SuggestionList title="Written a little differently" suggestions={near} />
    </FilterSuggestions>
  );
}

function countWithout(providers: readonly ListedProvider[], filters: ListQuery, result: number): Ways["without"] {
  const count = (change: Partial<ListQuery>) => {
    const { search, priceRanges } = { ...filters, ...change };
    return filterListing(providers, { search, priceRanges, sortBy: "rating" }).length;
  };
  const [search, priceRanges] = [count({ search: "" }), count({ priceRanges: [] })];
  return {
    search: search > result ? search : undefined,
    priceRanges: priceRanges > result ? priceRanges : undefined,
  };
}

const pause_milliseconds = 350;

function useSuggestions(filters: ListQuery): WaysAnswer | null {
  const query = listQuery.write({ ...filters, sortBy: listQuery.empty.sortBy }).slice(1);
  const [answer, setAnswer] = useState<{ query: string; suggestions: WaysAnswer } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function makeRequest() {
      const { signal } = leaving;
      const outcome = await callApi<WaysAnswer>(`${pathOf(suggestWaysCall)}?${query}`, {
        failed: messages.no_providers_found,
        signal,
      });
      if (outcome.ok && !signal.aborted) setAnswer({ query, suggestions: outcome.body });
    }
    const timer = window.setTimeout(() => void makeRequest(), pause_milliseconds);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return answer?.query === query ? answer.suggestions : null;
}
