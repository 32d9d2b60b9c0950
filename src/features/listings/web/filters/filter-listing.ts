import { priceTiers, type SortOrder } from "../../../../contract/choices.ts";
import type { PriceTier } from "../../../../contract/primitives.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";
import { normaliseForSearch, searchTextOf } from "../../../providers/rules.ts";
import { cardProvider, type CardProvider } from "../cards/card-provider.ts";

export type ListedProvider = CardProvider &
  Pick<
    ProviderCard,
    | "contact_person"
    | "keywords"
    | "category_name"
    | "trust_score"
    | "google_rating"
    | "google_review_count"
    | "facebook_review_count"
    | "ratings_recorded"
  >;

/** Orders of the home listing [visitors-16]. */
export const listingOrders = ["rating", "reviews", "price"] as const satisfies readonly SortOrder[];

export type ListingChoice = {
  search: string;
  priceRanges: readonly PriceTier[];
  sortBy: (typeof listingOrders)[number];
};

export function listedProvider(provider: ProviderCard, under: string): ListedProvider {
  const { contact_person, category_name, keywords, trust_score, google_rating } = provider;
  const { google_review_count, facebook_review_count, ratings_recorded } = provider;
  return {
    ...cardProvider(provider, under),
    contact_person,
    keywords,
    category_name,
    trust_score,
    google_rating,
    google_review_count,
    facebook_review_count,
    ratings_recorded,
  };
}

/** Providers without prices pass the price filter [visitors-16]. */
export function filterListing<Provider extends ListedProvider>(
  providers: readonly Provider[],
  { search, priceRanges, sortBy }: ListingChoice,
): Provider[] {
  const searched = normaliseForSearch(search);
  return providers
    .filter((provider) => searched === "" || searchTextOf(provider).includes(searched))
    .filter(({ price_range }) => {
      if (priceRanges.length === 0 || price_range.length === 0) return true;
      return price_range.some((tier) => priceRanges.includes(tier));
    })
    .toSorted((a, b) => comparisons[sortBy](a, b) || (a.id < b.id ? -1 : 1));
}

type Comparison = (a: ListedProvider, b: ListedProvider) => number;

/** Must match the server's orders (store.ts) [browse-5]; missing prices come last. */
const comparisons: Record<ListingChoice["sortBy"], Comparison> = {
  rating: (a, b) => b.trust_score - a.trust_score || (b.google_rating ?? 0) - (a.google_rating ?? 0),
  reviews: (a, b) => Number(b.ratings_recorded) - Number(a.ratings_recorded) || reviewsOf(b) - reviewsOf(a),
  price: (a, b) => priceOf(a) - priceOf(b) || tierOf(a) - tierOf(b) || b.trust_score - a.trust_score,
};

function reviewsOf({ google_review_count, facebook_review_count }: ListedProvider): number {
  return (google_review_count ?? 0) + (facebook_review_count ?? 0);
}

function priceOf({ typical_price }: ListedProvider): number {
  return typical_price ?? Number.MAX_SAFE_INTEGER;
}

function tierOf({ price_range: [first] }: ListedProvider): number {
  return first === undefined ? priceTiers.length : priceTiers.indexOf(first);
}
