import { useMemo, useState } from "react";
import * as limits from "../../../../contract/limits.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { listProviders } from "../../../../contract/providers/list-words.ts";
import { Button } from "../../../../ui/button.tsx";
import type { MapPlace } from "../../../places/web/map/cluster-places.ts";
import { cardProviders } from "../card-provider.ts";
import { ProviderGrid } from "../provider-grid.tsx";
import { AskAgain } from "./ask-again.tsx";
import { useAnswer } from "./use-answer.ts";

interface PlaceCardsProps {
  place: Pick<MapPlace, "slug">;
  filters: ListQuery;
  category: string | null;
}

/** The cards of those providers of a list that are at home in a place, in the list's order; a page of them first. */
export function PlaceCards({ place, filters, category }: PlaceCardsProps) {
  const [limit, setLimit] = useState<number>(limits.page_size);
  const query = new URLSearchParams(listQuery.write(filters));
  query.set("place", place.slug);
  query.set("limit", String(limit));
  const { answer, error, isOld, retry } = useAnswer(listProviders, `?${query}`, "The businesses could not be loaded.");
  const cards = useMemo(() => cardProviders(answer?.providers ?? [], category), [answer, category]);
  if (error) return <AskAgain onRetry={retry}>{error}</AskAgain>;
  if (!answer) return <p>Loading …</p>;
  const isCut = answer.total > cards.length && limit < limits.list_limit_max;
  return (
    <>
      <ProviderGrid providers={cards} place="page" />
      {isCut && (
        <Button small variant="outline" busy={isOld} onClick={() => setLimit(limits.list_limit_max)}>
          Show more
        </Button>
      )}
    </>
  );
}
