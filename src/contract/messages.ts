/** All sentences except errors [texts-4, texts-5, texts-8]. */
export const messages = {
  unexpected: "Something went wrong on our side. Please try again.",
  enquiry_sent: "Enquiry sent successfully! The provider will contact you soon.",
  enquiry_failed: "Failed to submit enquiry. Please try again.",
  profile_loading: "Loading provider details...",
  profile_failed: "Failed to load provider details",
  provider_not_found: "Provider not found",
  no_providers_found: "No providers found",
  favourite_needs_couple: "Please log in as a couple to save favourites.",
} as const;
