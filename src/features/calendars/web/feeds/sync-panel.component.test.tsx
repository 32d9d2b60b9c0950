import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { feedErrors } from "../../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../../contract/calendars/schema.ts";
import { SyncPanel } from "./sync-panel.tsx";

const followed: CalendarSubscription = {
  id: "s1",
  name: "Weddings",
  host: "calendars.example",
  hint: "ic.ics",
  effect: "taken",
  days: 12,
  unread: 0,
  fault: null,
  fetched_at: "2026-11-23T08:00:00.000Z",
  good_at: "2026-11-23T08:00:00.000Z",
  next_at: "2026-11-23T08:30:00.000Z",
};
let subscriptions: CalendarSubscription[] = [];
const sent: [string, string, unknown][] = [];
let refusal: string | null = null;

beforeEach(() => {
  [subscriptions, refusal, sent.length] = [[], null, 0];
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) =>
    Promise.resolve(answer(method.toUpperCase(), new URL(address, "http://localhost").pathname, body)),
  );
});
afterEach(() => vi.unstubAllGlobals());

function answer(method: string, path: string, body: unknown): Response {
  if (method === "GET") return Response.json(path.endsWith("/feed") ? { url: null } : { subscriptions });
  sent.push([method, path, typeof body === "string" ? JSON.parse(body) : null]);
  if (refusal !== null)
    return Response.json({ error: refusal, code: "feed_refused", fields: { url: refusal } }, { status: 400 });
  if (path.endsWith("/feed")) return Response.json({ url: "https://umshado.test/calendar/a.ics" }, { status: 201 });
  subscriptions = method === "DELETE" ? [] : [followed];
  return method === "DELETE"
    ? new Response(null, { status: 204 })
    : Response.json({ subscription: followed }, { status: 201 });
}

const follow = async (url: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(/Address of the calendar/);
  fireEvent.change(field, { target: { value: url } });
  fireEvent.click(screen.getByRole("button", { name: "Follow calendar" }));
  return field;
};

test("an address that is refused stays, with the reason at it", async () => {
  refusal = feedErrors.not_calendar;
  renderComponent(<SyncPanel />);
  const field = await follow("https://calendars.example/page");
  await screen.findAllByText(feedErrors.not_calendar);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["https://calendars.example/page", "true"]);
});

test("a new subscription is listed, its form is empty again, and the days above are read again", async () => {
  const onChanged = vi.fn<() => Promise<void>>().mockResolvedValue();
  renderComponent(<SyncPanel onChanged={onChanged} />);
  await follow("https://calendars.example/basic.ics");
  await screen.findByRole("button", { name: "Stop following Weddings" });
  expect(sent).toEqual([
    ["POST", "/api/calendar/subscriptions", { url: "https://calendars.example/basic.ics", name: "", effect: "taken" }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Address of the calendar/).value).toBe("");
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test("an unreadable subscription shows its error, and is removed after a question", async () => {
  subscriptions = [{ ...followed, fault: "gone" }];
  renderComponent(<SyncPanel />);
  await screen.findByText(/There is no calendar at this address/);
  fireEvent.click(screen.getByRole("button", { name: "Stop following Weddings" }));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Stop following" }));
  await vi.waitFor(() => expect(screen.queryByText(/There is no calendar/)).toBeNull());
  expect(sent).toEqual([["DELETE", "/api/calendar/subscriptions/s1", null]]);
});

test("the secret address is made when it is wanted", async () => {
  renderComponent(<SyncPanel />);
  fireEvent.click(await screen.findByRole("button", { name: "Create private link" }));
  const field = await screen.findByLabelText<HTMLInputElement>(/Private link/);
  expect(field.value).toBe("https://umshado.test/calendar/a.ics");
});

test("unreadable events are reported beside the calendar", async () => {
  subscriptions = [{ ...followed, unread: 3 }];
  renderComponent(<SyncPanel />);
  expect(await screen.findByText("3 events could not be read.")).toBeTruthy();
});
