import { href } from "react-router";
import type { MyProfile } from "../../../contract/providers/my-schema.ts";

export interface MissingItem {
  id: string;
  label: string;
  to: string;
}

/** The gallery counts from this many pictures [trust-3]. */
const gallery_images_min = 3;

const media = href("/media");

/**
 * The missing ones of the twelve parts that make a profile complete [trust-3, providers-20], and its category.
 * @param gallery_images null while unknown
 */
export function missingItems(profile: MyProfile, gallery_images: number | null): MissingItem[] {
  const links = ["website", "instagram_url", "youtube_url", "tiktok_url", "linkedin_url", "pinterest_url"] as const;
  const items: [isThere: boolean, id: string, label: string, to: string][] = [
    [profile.primary_category_id !== null, "primary_category_id", "Choose your category", "#primary_category_id"],
    [isFilled(profile.description), "description", "Describe your business", "#description"],
    [profile.logo_url !== null, "logo", "Add your logo", media],
    [profile.banner_url !== null, "banner", "Add a banner", media],
    [gallery_images === null || gallery_images >= gallery_images_min, "gallery", galleryErrand(gallery_images), media],
    [isFilled(profile.phone), "phone", "Add your phone number", "#phone"],
    [isFilled(profile.province), "province", "Choose your province", "#province"],
    [isFilled(profile.city), "city", "Add your town", "#city"],
    [profile.price_range.length > 0, "price_range", "Choose your price range", "#price_range"],
    [profile.services_offered.length > 0, "services_offered", "List the services you offer", "#services_offered"],
    [profile.established_year !== null, "established_year", "Add the year you started", "#established_year"],
    [links.some((name) => isFilled(profile[name])), "web_presence", "Add a website or a social page", "#website"],
    [profile.business_hours !== null, "business_hours", "Add your business hours", "#business_hours"],
  ];
  return items.flatMap(([isThere, id, label, to]) => (isThere ? [] : [{ id, label, to }]));
}

const isFilled = (text: string | null) => (text ?? "").trim() !== "";

function galleryErrand(images: number | null): string {
  const lacking = gallery_images_min - (images ?? 0);
  return lacking === 1 ? "Add one more picture" : `Add ${lacking === 3 ? "three" : "two more"} pictures`;
}
