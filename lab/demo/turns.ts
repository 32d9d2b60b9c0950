import type { Calendar } from "../../seed/calendar.ts";
import type { DemoProvider } from "../../seed/directory.ts";

const renamed = { by: "Ou Karre", was: "Ou Karre en Kie", days: 9 };

const suspended = {
  by: "Snoekie Sounds",
  days: 6,
  reason: "Two couples wrote to us that you took a deposit for the same Saturday. Please phone us about it.",
};

export function befall(provider: DemoProvider, calendar: Calendar): DemoProvider {
  const { row } = provider;
  if (row.business_name === renamed.by)
    return { ...provider, rests: { since: calendar.daysAgo(renamed.days, 10, 40), was: renamed.was } };
  if (row.business_name !== suspended.by) return provider;
  const suspended_at = calendar.daysAgo(suspended.days, 15, 5);
  const suspension = { is_published: false, suspended_at, suspended_reason: suspended.reason };
  return { ...provider, row: { ...row, ...suspension, published_at: calendar.daysAgo(suspended.days + 40, 11) } };
}
