/** What couples read when they write to many providers at once [texts-5]. */
export const enquiryMessages = {
  categories_missing: "Please select at least one category",
  venue_location_missing: "Enter where you’re getting married, such as a town and province.",
  recipients_unknown: "We’re still looking up who gets your enquiry. Check the list, then send it.",
  recipients_missing: "Please tick at least one vendor.",
  bulk_sent: "Your enquiry has been sent.",
  bulk_failed: "Failed to submit enquiry. Please try again.",
  you_are_offline: "You’re offline. We’ve kept what you wrote: send it once you’re back online.",
  categories_failed: "Failed to load categories",
} as const;
