/** What the media library says when something fails or is asked first [texts-7]; what went well is in dashboard-messages. */
export const mediaMessages = {
  frame_failed: "Failed to save the frame",
  gallery_failed: "Failed to upload gallery",
  video_failed: "Failed to add YouTube video",
  delete_question: "Are you sure you want to delete this item?",
  delete_failed: "Failed to delete item",
  save_failed: "Failed to save your changes",
  order_failed: "Failed to save the order",
  load_failed: "Failed to load your media library",
} as const;
