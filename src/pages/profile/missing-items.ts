import type { ProfilePage } from "../../contract/providers/page-schema.ts";

/** Description, established year and services that are missing [profile-14]. */
export function missingOverviewItems({ about, business, services }: ProfilePage["overview"]): string[] {
  return [
    ...(about.length === 0 ? ["a description"] : []),
    ...(business.some(({ term }) => term === "Established") ? [] : ["the year you were established"]),
    ...(services.length === 0 ? ["the services you offer"] : []),
  ];
}
