import { useCallback } from "react";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { mediaMessages, readProviderMediaCall } from "../../../../contract/media/calls.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";

export type ChangeGallery = (change: (gallery: MediaItem[]) => MediaItem[]) => void;

export function useLibrary(provider_id: string | null) {
  const { value, error, put, reload } = useFetched(readProviderMediaCall, {
    as: provider_id === null ? null : "provider",
    params: { id: provider_id ?? "" },
    failed: `${mediaMessages.load_failed}. Please check your connection and try again.`,
  });
  const changeGallery = useCallback<ChangeGallery>(
    (change) => put((now) => now && { data: { ...now.data, gallery: change(now.data.gallery) } }),
    [put],
  );
  return { media: value?.data ?? null, error, changeGallery, reload };
}
