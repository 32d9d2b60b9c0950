import { href } from "react-router";

export type CalendarView = "month" | "agenda";

export const views = [
  { view: "month", name: "Month" },
  { view: "agenda", name: "Agenda" },
] as const satisfies readonly { view: CalendarView; name: string }[];

/** Defaults to the month. */
export function readView(named: string | null): CalendarView {
  return views.find(({ view }) => view === named)?.view ?? "month";
}

export function calendarAddress({ view, month }: { view: CalendarView; month: string | null }): string {
  const query = new URLSearchParams({ ...(view !== "month" && { view }), ...(month !== null && { month }) });
  return query.size === 0 ? href("/calendar") : `${href("/calendar")}?${query}`;
}
