import { useEffect, useState } from "react";
import { call } from "../../../../client/call.ts";
import { messages } from "../../../../contract/messages.ts";
import type { ProviderNews } from "../../../../contract/providers/visit-shapes.ts";
import { visitDashboard } from "../../../../contract/providers/words.ts";

/** Says that the provider is on its dashboard, and answers what is new: undefined until that is known, null where it can't be had. */
export function useNews(provider_id: string | null): ProviderNews | null | undefined {
  const [news, setNews] = useState<ProviderNews | null>();
  useEffect(() => {
    if (provider_id === null) return;
    const away = new AbortController();
    void call(visitDashboard, {
      failed: messages.profile_failed,
      signal: away.signal,
    }).then((outcome) => {
      // without it the dashboard greets nobody, and works as well
      if (!away.signal.aborted) setNews(outcome.ok ? outcome.body.data : null);
    });
    return () => away.abort();
  }, [provider_id]);
  return news;
}
