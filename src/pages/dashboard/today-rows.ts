import { href } from "react-router";
import { formatCount, formatDate } from "../../contract/format.ts";
import { formatDeadline } from "../../contract/quotes/format-due.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { ahead_days } from "../../contract/today/calls.ts";
import type { ProviderToday } from "../../contract/today/schema.ts";
import type { MissingItem } from "../../features/providers/web/missing-items.ts";

export interface TodayRow {
  id: "confirm" | "answer" | "expiring" | "wedding" | "due" | "missing";
  label: string;
  note: string;
  to: string;
}

export function todayRows(today: ProviderToday, missing: readonly MissingItem[], now_ms: number): TodayRow[] {
  const { waiting, bookings } = today;
  return [
    confirmRow(waiting.to_confirm ?? [], now_ms),
    answerRow(today),
    expiringRow(bookings?.expiring ?? [], now_ms),
    weddingRow(bookings?.weddings ?? []),
    dueRow(bookings?.due ?? []),
    missingRow(missing),
  ].filter((row) => row !== null);
}

type Bookings = NonNullable<ProviderToday["bookings"]>;
const named = (couple_name: string) => couple_name || "a couple";
const payments = `${href("/quotes")}#payments`;
const conversationPath = (id: string) => href("/enquiries/:id", { id });

function confirmRow(
  [first, ...more]: NonNullable<ProviderToday["waiting"]["to_confirm"]>,
  now_ms: number,
): TodayRow | null {
  if (first === undefined) return null;
  const what = `${first.couple_name} accepted your quote, ${formatRandCents(first.total_cents)}`;
  return {
    id: "confirm",
    label: `Confirm ${formatDate(first.wedding_date)} by ${formatDeadline(first.held_until, now_ms)}`,
    note: more.length === 0 ? what : `${what}. ${more.length} more to confirm`,
    to: more.length === 0 ? href("/quotes/:id", { id: first.quote_id }) : href("/quotes"),
  };
}

function answerRow({ waiting: { to_answer }, longest_waiting: longest }: ProviderToday): TodayRow | null {
  if (longest === null || to_answer === 0) return null;
  const since = formatDate(southAfricanDate(longest.since));
  if (to_answer > 1)
    return {
      id: "answer",
      label: `Answer ${named(longest.couple_name)} and ${formatCount(to_answer - 1, "other", "others")}`,
      note: `Waiting longest: ${named(longest.couple_name)}, since ${since}`,
      to: conversationPath(longest.conversation_id),
    };
  const day = longest.wedding_date === null ? "" : `Wedding on ${formatDate(longest.wedding_date)}, `;
  return {
    id: "answer",
    label: `Answer ${named(longest.couple_name)}`,
    note: `${day}${day === "" ? "Waiting" : "waiting"} since ${since}`,
    to: conversationPath(longest.conversation_id),
  };
}

function expiringRow([first, ...more]: Bookings["expiring"], now_ms: number): TodayRow | null {
  if (first === undefined) return null;
  const isToday = first.valid_until === southAfricanDate(now_ms);
  const when = isToday ? "today" : `on ${formatDate(first.valid_until)}`;
  if (more.length > 0)
    return {
      id: "expiring",
      label: `${more.length + 1} quotes expire soon`,
      note: `First: ${named(first.couple_name)}, ${when}`,
      to: `${href("/quotes")}?state=sent`,
    };
  return {
    id: "expiring",
    label: `Your quote for ${named(first.couple_name)} expires ${when}`,
    note: "Ask whether they have questions, or send a new version",
    to: conversationPath(first.conversation_id),
  };
}

function weddingRow([first, second]: Bookings["weddings"]): TodayRow | null {
  if (first === undefined) return null;
  const after = second && `. After that: ${formatDate(second.wedding_date)}`;
  return {
    id: "wedding",
    label: `Next wedding: ${formatDate(first.wedding_date)}`,
    note: `${first.couple_name || "Details removed"}${after ?? ""}`,
    to: conversationPath(first.conversation_id),
  };
}

function dueRow(due: Bookings["due"]): TodayRow | null {
  const [first] = due;
  if (first === undefined) return null;
  const from = `${first.part} from ${first.couple_name || "a couple"}`;
  if (due.length === 1)
    return {
      id: "due",
      label: `${formatRandCents(first.cents)} due by ${formatDate(first.due_on)}`,
      note: from.charAt(0).toUpperCase() + from.slice(1),
      to: payments,
    };
  const cents = due.reduce((sum, each) => sum + each.cents, 0);
  return {
    id: "due",
    label: `${formatRandCents(cents)} due within ${ahead_days} days`,
    note: `First: ${formatRandCents(first.cents)} by ${formatDate(first.due_on)}, ${from}`,
    to: payments,
  };
}

function missingRow([first, ...more]: readonly MissingItem[]): TodayRow | null {
  if (first === undefined) return null;
  return {
    id: "missing",
    label: first.label,
    note:
      more.length === 0
        ? "The last part your profile is missing"
        : `${formatCount(more.length, "more part is", "more parts are")} missing from your profile`,
    to: first.to,
  };
}
