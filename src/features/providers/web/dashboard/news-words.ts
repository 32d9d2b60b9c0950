import { formatCount, formatDate, formatList } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import type { ProviderNews } from "../../../../contract/providers/my-schema.ts";
import { southAfricanDate } from "../../../../contract/south-african-time.ts";

export function formatNewActivity({ enquiries, endorsements }: Pick<ProviderNews, "enquiries" | "endorsements">) {
  const counts = [
    enquiries > 0 && formatCount(enquiries, "new enquiry", "new enquiries"),
    endorsements > 0 && formatCount(endorsements, "new endorsement", "new endorsements"),
  ].filter((count) => count !== false);
  return counts.length > 0 ? formatList(counts) : null;
}

export function formatSince({ since, is_first_visit }: Pick<ProviderNews, "since" | "is_first_visit">): string {
  return is_first_visit
    ? `in the last ${limits.first_visit_days} days`
    : `since ${formatDate(southAfricanDate(since))}`;
}

export function compareWeeks({ this_week, week_before }: ProviderNews["views"]): string {
  const more = this_week - week_before;
  if (more === 0) return "the same as the week before";
  return `${Math.abs(more)} ${more > 0 ? "more" : "fewer"} than the week before`;
}
