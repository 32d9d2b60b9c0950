import { useCallback } from "react";
import { useFetchedFrom } from "../../../../client/use-fetched.ts";
import { mediaMessages } from "../../../../contract/media-messages.ts";
import type { MediaItem, ShownMedia } from "../../../../contract/media/shapes.ts";

export type ChangeGallery = (change: (gallery: MediaItem[]) => MediaItem[]) => void;

/** What the signed-in provider shows, and how what was changed on the server is changed here. */
export function useLibrary(provider_id: string | null) {
  const { value, error, put, reload } = useFetchedFrom<{ data: ShownMedia }>(
    `/api/media/provider/${provider_id ?? ""}`,
    {
      as: provider_id === null ? null : "provider",
      failed: `${mediaMessages.load_failed}. Please check your connection and try again.`,
    },
  );
  const changeGallery = useCallback<ChangeGallery>(
    (change) => put((now) => now && { data: { ...now.data, gallery: change(now.data.gallery) } }),
    [put],
  );
  return { media: value?.data ?? null, error, changeGallery, reload };
}
