/** What providers read at their own desk: dashboard, publishing, website badge and media library (spec 4, 5 and 8). */
export const deskMessages = {
  profile_saved: "Profile updated successfully!",
  profile_save_failed: "Failed to update profile",
  publish_question: "Ready to publish your profile? It will be visible to couples searching for vendors.",
  publish_missing: "Couples would not find these things on it yet:",
  publish_done: "Profile published successfully! Your business is now visible to couples.",
  publish_failed: "Failed to publish profile. Please try again.",
  unpublished_card: "UNPUBLISHED - Not visible to couples",
  deposit_percentage_too_high: "A percentage deposit is at most 100.",
  deposit_percentage_not_whole: "Enter a whole percent from 0 to 100, such as 50.",
  price_tiers_apart: "Choose price tiers that stand next to each other.",
  price_to_too_low: "The highest price can't be below the lowest.",
  badge_copied: "Badge code copied to clipboard!",
  badge_copy_failed: "Failed to copy. Please select and copy the code manually.",

  // the media library (spec 5 and 8)
  logo_uploaded: "Logo uploaded successfully",
  frame_saved: "Frame saved successfully. Cards show it.",
  banner_uploaded: "Banner uploaded successfully",
  image_upload_failed: "Failed to upload image. Please try again.",
  image_drop_wrong: "Please drop an image file",
  file_unreadable: "Failed to read file",
  video_added: "YouTube video added successfully",
  video_url_missing: "Please enter a YouTube URL",
  medium_deleted: "Item deleted successfully",
  medium_saved: "Changes saved successfully",
  order_saved: "Order saved successfully",
} as const;
