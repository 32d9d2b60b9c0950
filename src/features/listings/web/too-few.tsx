import { formatCount } from "../../../contract/format.ts";
import { messages } from "../../../contract/messages.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/schema.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { browseAddress, isNarrowed } from "./filters/browse-filters.ts";
import type { PickedFilter } from "./filters/picked-filters.ts";
import { FilterSuggestions } from "./ways-on.tsx";

interface TooFewProps {
  filters: ListQuery;
  pages: number;
  total: number;
  ways: Ways | null;
  picked: readonly PickedFilter[];
}

export function TooFew({ filters, pages, total, ways, picked }: TooFewProps) {
  const isPastTheEnd = total > 0 && !ways;
  return (
    <>
      {(total === 0 || isPastTheEnd) && <Nothing filters={filters} pages={pages} total={total} />}
      {ways && <FilterSuggestions {...{ ways, filters, picked }} addressOf={browseAddress} />}
    </>
  );
}

/** Keeps the category, unless there is nothing else to clear. */
function clear({ category, sortBy, ...others }: ListQuery): ListQuery {
  const cleared = { ...listQuery.empty, sortBy };
  return isNarrowed({ ...cleared, ...others }) ? { ...cleared, category } : cleared;
}

function Nothing({ filters, pages, total }: { filters: ListQuery; pages: number; total: number }) {
  const isPastTheEnd = total > 0;
  if (isPastTheEnd) {
    return (
      <EmptyState
        title={messages.no_providers_found}
        level={3}
        action={<ButtonLink to={browseAddress(filters)}>Back to the first page</ButtonLink>}
      >
        This list has {formatCount(pages, "page", "pages")}, and this one comes after the last.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.no_providers_found}
      level={3}
      action={<ButtonLink to={browseAddress(clear(filters))}>Clear the filters</ButtonLink>}
    >
      Try a different spelling, a wider area or fewer filters.
    </EmptyState>
  );
}
