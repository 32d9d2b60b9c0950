import { formatDate } from "../../../contract/format.ts";

export const services: Readonly<Record<string, string>> = {
  venues: "Wedding venue",
  photographers: "Wedding photography",
  videographers: "Wedding videography",
  "djs-and-mcs": "Wedding DJ and MC",
  "bands-and-musicians": "Wedding music",
  caterers: "Wedding catering",
  "cakes-and-desserts": "Wedding cake and desserts",
  florists: "Wedding flowers",
  "decor-and-hire": "Wedding decor and hire",
  "wedding-planners": "Wedding planning",
  "hair-and-makeup": "Wedding hair and makeup",
  "bridal-wear": "Bridal wear",
  menswear: "Wedding menswear",
  "traditional-wear": "Traditional wedding wear",
  jewellery: "Wedding jewellery",
  transport: "Wedding transport",
  "stationery-and-invitations": "Wedding stationery and invitations",
  "marriage-officers": "Marriage officer",
  "mobile-bars": "Mobile bar",
  "photo-booths": "Photo booth",
};

export function makeTitle(
  { category, category_slug }: { category: string | null; category_slug: string | null },
  wedding_date: string | null,
): string {
  const service = (category_slug === null ? undefined : services[category_slug]) ?? category ?? "";
  return wedding_date === null || service === "" ? service : `${service}, ${formatDate(wedding_date)}`;
}
