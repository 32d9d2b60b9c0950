import { href, type To } from "react-router";
import type { CoupleDashboard, Decision, NextTask } from "../../contract/couples/dashboard-schema.ts";
import { formatCount, formatDate } from "../../contract/format.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";

export type NextStep = {
  key: string;
  kind: "date" | "quote" | "unread" | "task";
  title: string;
  detail: string;
  isLate: boolean;
  to: To;
};

type Where = { today: string; editHash: string | null };

/** What prevents answers first, then what waits for the couple, then its plan. */
export function listSteps(dashboard: CoupleDashboard, { today, editHash }: Where): NextStep[] {
  const { couple, planning } = dashboard;
  const quotes = planning?.quotes ?? [];
  const { wedding_date } = couple;
  const plain = { detail: "", isLate: false };
  return [
    ...(wedding_date !== null || editHash === null
      ? []
      : [
          {
            ...plain,
            key: "date",
            kind: "date" as const,
            title: "Add your wedding date and venue",
            detail: "To see who is available and who comes to you",
            to: { hash: editHash },
          },
        ]),
    ...quoteSteps(quotes),
    ...unreadSteps(dashboard.unread),
    ...(planning?.tasks ?? []).map((task) => taskStep(task, { ...couple, today, quotes })),
  ];
}

function quoteSteps(quotes: readonly Decision[]): NextStep[] {
  const groups = [...Map.groupBy(quotes, ({ category_slug, quote_id }) => category_slug ?? quote_id)];
  return groups.flatMap(([key, some]) => {
    const [first] = some;
    if (!first) return [];
    const { quote_id, provider_name, category, total_cents, valid_until } = first;
    const until = valid_until === null ? "" : `, valid until ${formatDate(valid_until)}`;
    const one = {
      title: `Quote from ${provider_name}`,
      detail: `${formatRandCents(total_cents)}${until}`,
      to: href("/quotes/:id", { id: quote_id }),
    };
    const lowest = formatRandCents(Math.min(...some.map((each) => each.total_cents)));
    const several = {
      title: `${category ?? "Quotes"}: compare ${some.length} quotes`,
      detail: `From ${lowest}${valid_until === null ? "" : `, one expires on ${formatDate(valid_until)}`}`,
      to: `${href("/quotes")}?category=${key}`,
    };
    return [{ key, kind: "quote" as const, isLate: false, ...(some.length === 1 ? one : several) }];
  });
}

function unreadSteps({ total, conversations }: CoupleDashboard["unread"]): NextStep[] {
  const [first, ...others] = conversations;
  if (!first) return [];
  const { conversation_id, provider_name } = first;
  const rest = total - conversations.length;
  const names = conversations.map((each) => each.provider_name).join(", ");
  const common = { key: "unread", kind: "unread" as const, isLate: false };
  if (others.length === 0)
    return [
      {
        ...common,
        title: `New message from ${provider_name}`,
        detail: "",
        to: href("/messages/:id", { id: conversation_id }),
      },
    ];
  const title = formatCount(total, "unread conversation", "unread conversations");
  return [{ ...common, title, detail: rest > 0 ? `${names} and ${rest} more` : names, to: href("/messages") }];
}

type Wedding = { wedding_date: string | null; venue_place: string | null; today: string };

type Known = Wedding & { quotes: readonly Decision[] };

function taskStep({ key, kind, text, due_on, category_slug }: NextTask, { quotes, ...wedding }: Known): NextStep {
  const isLate = due_on !== null && due_on < wedding.today;
  const detail = due_on === null ? "" : `${isLate ? "Was due" : "Due"} ${formatDate(due_on)}`;
  const common = { key, kind: "task" as const, title: text, detail, isLate };
  if (kind !== "category" || category_slug === null) return { ...common, to: href("/plan") };
  const isQuoted = quotes.some((each) => each.category_slug === category_slug);
  const to = isQuoted ? `${href("/quotes")}?category=${category_slug}` : vendorSearchAddress(category_slug, wedding);
  return { ...common, to };
}

export function vendorSearchAddress(category: string, { wedding_date, venue_place, today }: Wedding): string {
  const date = wedding_date !== null && wedding_date >= today ? wedding_date : "";
  return browseAddress({ ...listQuery.empty, category, near: venue_place ?? "", date });
}
