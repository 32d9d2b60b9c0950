import { useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import { readProviderMedia } from "../../../contract/media/words.ts";
import { messages } from "../../../contract/messages.ts";

/** How many pictures a provider's gallery has: undefined until it is answered, null where it can't be had. */
export function useGalleryCount(provider_id: string | null): number | null | undefined {
  const [count, setCount] = useState<number | null>();
  useEffect(() => {
    if (provider_id === null) return;
    const away = new AbortController();
    void call(readProviderMedia, {
      params: { id: provider_id },
      as: "provider",
      failed: messages.profile_failed,
      signal: away.signal,
    }).then((outcome) => {
      if (away.signal.aborted) return;
      const gallery = outcome.ok ? outcome.body.data.gallery : null;
      // without it the prompt leaves the gallery out
      setCount(gallery?.filter((item) => item.media_type === "image").length ?? null);
    });
    return () => away.abort();
  }, [provider_id]);
  return count;
}
