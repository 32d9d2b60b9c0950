import type { CalendarEntry, CalendarRules, MyDay } from "../src/contract/calendars/schema.ts";
import type { ErrorAnswer } from "../src/contract/error-answer.ts";
import { buildProvider, buildToken, type ProviderOverrides } from "./factories.ts";
import type { TestApp } from "./harness.ts";

type Own = { days: MyDay[]; entries: CalendarEntry[]; kept_at: string | null };
type Fields = { kind: string; from: string; to?: string; note?: string; hold_days?: number };
type Entered = ErrorAnswer & { entry: CalendarEntry };

export async function openCalendar(app: TestApp, overrides: ProviderOverrides = {}, admin_id?: string) {
  const { id } = await buildProvider(app, overrides);
  let token = await buildToken(app, id, admin_id === undefined ? {} : { admin_id });
  const path = "/api/calendar/entries";
  return {
    id,
    token,
    signInAgain: async () => {
      token = await buildToken(app, id);
      return token;
    },
    add: (body: Fields) => app.call<Entered>(path, { token, body }),
    change: (entry_id: string, body: Fields) =>
      app.call<Entered>(`${path}/${entry_id}`, { method: "PUT", token, body }),
    remove: (entry_id: string) => app.call<ErrorAnswer>(`${path}/${entry_id}`, { method: "DELETE", token }),
    own: async (from: string, to = from) => (await app.call<Own>(`${path}?from=${from}&to=${to}`, { token })).body,
    rules: (body?: CalendarRules) =>
      app.call<CalendarRules & { kept_at: string | null } & ErrorAnswer>("/api/calendar/rules", {
        token,
        ...(body && { method: "PUT", body }),
      }),
    seen: async (from: string, to = from) => {
      const address = `/api/providers/${id}/availability?from=${from}&to=${to}`;
      const { body } = await app.call<{ days: { date: string; availability: string }[]; kept_at: string | null }>(
        address,
      );
      return body.days.map(({ availability }) => availability);
    },
  };
}

export const usualRules = { capacity: 1, weekdays_taken: [], seasons: [], notice_days: 0, hold_days: 14 };
