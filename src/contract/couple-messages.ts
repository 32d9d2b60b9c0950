/** What couples read on their dashboard: dashboard and favourites [texts-8]. */
export const coupleMessages = {
  favourite_add_failed: "Failed to add to favourites",
  favourite_remove_failed: "Failed to remove from favourites",
  /** On the dashboard; on a profile it is the sentence above [texts-8]. */
  favourite_drop_failed: "Failed to remove favourite",
  went_wrong: "An error occurred. Please try again.",
  profile_save_failed: "Failed to update profile",
  profile_save_error: "An error occurred while updating profile",
  name_without_letters: "Enter a name with at least one letter.",
} as const;
