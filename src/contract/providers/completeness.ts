/** The single definition of a complete profile [trust-3]. */
export const completenessItems = [
  "description",
  "logo",
  "banner",
  "phone",
  "city",
  "province",
  "price_range",
  "established_year",
  "services_offered",
  "gallery",
  "web_presence",
  "business_hours",
] as const;
export type CompletenessItem = (typeof completenessItems)[number];
