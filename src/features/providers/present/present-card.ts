import { formatResponseTime } from "../../../contract/conversations/answering.ts";
import type { Picture, ProviderCard } from "../../../contract/providers/schema.ts";
import { presentCrop, presentFileUrl, presentPicture, presentUnpainted } from "../../../platform/pictures/pictures.ts";
import { card_crop_ratio } from "../../../schema/media.ts";
import type { KnownCategories } from "../../categories/look-up-categories.ts";
import { chosenIn } from "../admin/assigned-categories.ts";
import { badgeTypeOf, combineRatings } from "../rules.ts";
import type { CardRow, FileRow } from "../store.ts";
import { pickOpening } from "./pick-opening.ts";

export function pictureOf(file: FileRow | undefined): Picture | null {
  return file?.kind === "image" ? presentPicture(file) : null;
}

function logoOf(file: FileRow | undefined): Picture | null {
  return file?.kind === "image" ? presentUnpainted(file) : null;
}

function cropOf(file: FileRow | undefined): Picture | null {
  if (file?.kind !== "image") return null;
  return file.cut_widths.length > 0 ? presentCrop(file, card_crop_ratio) : presentPicture(file);
}

function categoriesOf({ category_ids, subcategory_ids }: CardRow, known: KnownCategories): ProviderCard["categories"] {
  return category_ids.flatMap((category_id) => {
    const category = known.byId.get(category_id);
    if (!category) return [];
    const { id, name, subcategories } = category;
    const selected = chosenIn(category, subcategory_ids);
    return [
      { id, name, selected_subcategory: selected?.name ?? null, subcategories: subcategories.map((each) => each.name) },
    ];
  });
}

/** Oldest first; Verified only while verification isn't paused [trust-24]. */
function badgesOf({ badge_types, is_verified }: CardRow): ProviderCard["badges"] {
  return badge_types
    .filter((badge_type) => badge_type !== "verified" || is_verified)
    .map((badge_type) => ({ badge_type }));
}

function cardPicture({ shown_files: files, stand_in }: Pick<CardRow, "shown_files" | "stand_in">): Picture | null {
  return cropOf(files?.banner) ?? (files?.banner ? (cropOf(files.poster) ?? cropOf(stand_in)) : null);
}

/** Never includes the account's email; the same holds for the functions below. */
export function presentCard(row: CardRow, known: KnownCategories): ProviderCard {
  const { logo, banner } = row.shown_files ?? {};
  const badges = badgesOf(row);
  const primary = known.byId.get(row.category_ids[0] ?? 0);
  const { rating, review_count } = combineRatings([
    { rating: row.google_rating, count: row.google_review_count },
    { rating: row.facebook_rating, count: row.facebook_review_count },
  ]);
  return {
    id: row.id,
    business_name: row.business_name,
    contact_person: row.contact_person,
    phone: row.phone,
    category_name: primary?.name ?? null,
    category_slug: primary?.slug ?? null,
    categories: categoriesOf(row, known),
    city: row.city,
    province: row.province,
    willing_to_travel: row.willing_to_travel,
    google_rating: row.google_rating,
    facebook_rating: row.facebook_rating,
    google_review_count: row.google_review_count,
    facebook_review_count: row.facebook_review_count,
    ratings_recorded: row.ratings_recorded_at !== null,
    rating,
    review_count,
    trust_score: row.trust_score,
    trust_tier: row.trust_tier,
    price_range: row.price_range,
    keywords: row.keywords,
    price_from: row.price_from,
    typical_price: row.typical_price,
    typical_price_for: row.typical_price_for,
    guests_max: row.guests_max,
    about: pickOpening(row.opening),
    answers: row.answers_within === null ? null : formatResponseTime(row.answers_within),
    logo_url: logo ? presentFileUrl(logo) : null,
    banner_url: banner ? presentFileUrl(banner) : null,
    logo: logoOf(logo),
    banner: cardPicture(row),
    badges,
    badge_type: badgeTypeOf(badges),
    verification_status: row.is_verified ? "verified" : "unverified",
    is_published: row.is_published,
    is_super_admin: row.is_super_admin,
  };
}
