/** What couples read when they write to many providers at once (spec 5 and 8). */
export const enquiryMessages = {
  categories_missing: "Please select at least one category",
  venue_location_missing: "Enter where you will marry, such as a town and its province.",
  bulk_sent: "Your enquiry has been sent.",
  bulk_failed: "Failed to submit enquiry. Please try again.",
  categories_failed: "Failed to load categories",
} as const;
