import { capitalise, formatCount } from "../../../../contract/format.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import type { Picture, ProviderCard } from "../../../../contract/providers/schema.ts";
import { formatCategories } from "./format-categories.ts";
import { formatDateStatus, type DateQuery } from "./format-date-status.ts";
import { formatDistance } from "./format-distance.ts";

/** The card shows the first that applies [browse-10]. */
const cardBadges = ["verified", "trusted"] as const;
type CardBadge = (typeof cardBadges)[number];

type Requested = DateQuery & { guests?: number };

const noDate: Requested = { date: "", flex: "" };

/** 56 CSS pixels at three device pixels each. */
const logo_width_max = 192;

export type CardProvider = Pick<
  ProviderCard,
  | "id"
  | "business_name"
  | "city"
  | "province"
  | "rating"
  | "review_count"
  | "price_range"
  | "typical_price"
  | "typical_price_for"
  | "guests_max"
  | "banner"
  | "reaches"
> & {
  /** Availability, capacity, distance, cost and response time if requested; otherwise the description. */
  line: string | null;
  /** Date and place for the profile's address, with question mark. */
  query?: string;
  kind: string;
  badge: CardBadge | null;
  logo: Pick<Picture, "url" | "srcset"> | null;
};

/**
 * The fields that a card shows, with the rating to one decimal [visitors-24].
 * @param under the category of the list, which the card names first
 * @param requested the date and guests of the list
 */
export function cardProvider(
  provider: ProviderCard,
  under: string | null = null,
  requested: Requested = noDate,
): CardProvider {
  const { id, business_name, categories, city, province, rating, review_count } = provider;
  const { price_range, typical_price, typical_price_for, guests_max, about, badges, logo, banner, reaches } = provider;
  const room = requested.guests && guests_max !== null ? `Up to ${formatCount(guests_max, "guest", "guests")}` : "";
  const facts = [formatDateStatus(provider, requested), room, formatDistance(provider), provider.answers]
    .filter(Boolean)
    .join(" · ");
  return {
    id,
    business_name,
    kind: formatCategories(categories, under),
    city,
    province,
    rating: oneDecimal(rating),
    review_count,
    price_range,
    typical_price,
    typical_price_for,
    guests_max,
    line: capitalise(facts) || about,
    badge: cardBadges.find((type) => badges.some(({ badge_type }) => badge_type === type)) ?? null,
    logo: logo && smallOf(logo),
    banner,
    ...(reaches && { reaches }),
  };
}

/** Only the first cards get a placeholder. */
const painted_max = 4;

/**
 * Only the first cards include a placeholder: it doesn't compress, and later pictures load in time.
 * @param query for the links to profiles, with its question mark
 */
export function cardProviders(
  providers: readonly ProviderCard[],
  under: string | null = null,
  query = "",
  requested = noDate,
): CardProvider[] {
  return providers.map((provider, index) => {
    const card = { ...cardProvider(provider, under, requested), ...(query && { query }) };
    return index < painted_max || !card.banner ? card : { ...card, banner: { ...card.banner, placeholder: "" } };
  });
}

type Pictured = Pick<ProviderCard, "banner" | "reaches" | "typical_price">;
type Narrowed = Pick<ListQuery, "search" | "date" | "guests" | "prefer" | "sortBy" | "priceFrom" | "priceTo">;

/** In the default order, cards with pictures come first [browse-10] within each group [places-8]. */
export function picturesFirst<Provider extends Pictured>(
  providers: readonly Provider[],
  { search, date, guests, prefer, sortBy, priceFrom, priceTo }: Narrowed = listQuery.empty,
): readonly Provider[] {
  if (sortBy !== listQuery.empty.sortBy || search + date + prefer !== "" || guests > 0) return providers;
  const isPriced = priceFrom + priceTo > 0;
  const rank = ({ banner, reaches, typical_price }: Provider) =>
    4 * Number(isPriced && typical_price === null) + 2 * Number(reaches === "travels") + Number(banner === null);
  return providers.toSorted((a, b) => rank(a) - rank(b));
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Drops widths that are never needed. */
function smallOf({ url, srcset }: Picture): Pick<Picture, "url" | "srcset"> {
  const narrow = srcset.split(", ").filter((each) => Number(/ (\d+)w$/.exec(each)?.[1]) <= logo_width_max);
  const widest = narrow.at(-1);
  return widest === undefined ? { url, srcset } : { url: widest.replace(/ \d+w$/, ""), srcset: narrow.join(", ") };
}
