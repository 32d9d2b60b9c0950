import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useVenue } from "../../client/use-venue.ts";
import { useWeddingDate } from "../../client/use-wedding-date.ts";

/** An empty parameter means none and is not filled in. */
export function useMyDefaults(): void {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const date = useWeddingDate();
  const near = useVenue()?.slug ?? null;
  useEffect(() => {
    const wanted = new URLSearchParams(asked);
    if (date !== null && !asked.has("date")) wanted.set("date", date);
    if (near !== null && !asked.has("near")) wanted.set("near", near);
    if (wanted.size > asked.size) void navigate({ search: `?${wanted}` }, { replace: true, preventScrollReset: true });
  }, [asked, date, near, navigate]);
}
