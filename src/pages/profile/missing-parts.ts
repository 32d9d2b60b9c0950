import type { ProfilePage } from "../../contract/providers/page-shapes.ts";

/** What the owner is asked to add [profile-14]: of the description, the established year and the services, those that are missing. */
export function missingParts({ about, business, services }: ProfilePage["overview"]): string[] {
  return [
    ...(about.length === 0 ? ["a description"] : []),
    ...(business.some(({ term }) => term === "Established") ? [] : ["the year you were established"]),
    ...(services.length === 0 ? ["the services you offer"] : []),
  ];
}
