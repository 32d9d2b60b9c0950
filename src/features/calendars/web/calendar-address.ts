import { href } from "react-router";

/** How the own calendar is looked at. */
export type CalendarView = "month" | "agenda";

export const views = [
  { view: "month", name: "Month" },
  { view: "agenda", name: "Agenda" },
] as const satisfies readonly { view: CalendarView; name: string }[];

/** The view that an address names; the month where it names none. */
export function readView(named: string | null): CalendarView {
  return views.find(({ view }) => view === named)?.view ?? "month";
}

/** The address of a view, at a month where one is said. */
export function calendarAddress({ view, month }: { view: CalendarView; month: string | null }): string {
  const query = new URLSearchParams({ ...(view !== "month" && { view }), ...(month !== null && { month }) });
  return query.size === 0 ? href("/calendar") : `${href("/calendar")}?${query}`;
}
