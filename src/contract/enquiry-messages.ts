/** What couples read when they write to many providers at once (spec 5 and 8). */
export const enquiryMessages = {
  categories_missing: "Please select at least one category",
  venue_location_missing: "Enter where you will marry, such as a town and its province.",
  recipients_unknown: "We are still looking up who gets your enquiry. Look through the list, then send it.",
  recipients_missing: "Please tick at least one vendor who gets your enquiry.",
  bulk_sent: "Your enquiry has been sent.",
  bulk_failed: "Failed to submit enquiry. Please try again.",
  you_are_offline: "You are offline. What you wrote is kept here: send it once you are connected.",
  categories_failed: "Failed to load categories",
} as const;
