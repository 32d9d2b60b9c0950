/** Rule [texts-8]. */
export const coupleMessages = {
  favourite_add_failed: "Failed to add to favourites",
  favourite_remove_failed: "Failed to remove from favourites",
  /** For the dashboard; a profile uses the sentence above [texts-8]. */
  favourite_drop_failed: "Failed to remove favourite",
  went_wrong: "An error occurred. Please try again.",
  profile_save_failed: "Failed to update profile",
  profile_save_error: "An error occurred while updating profile",
  name_without_letters: "Enter a name with at least one letter.",
} as const;
