import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { FreeDates } from "./free-dates.tsx";

const days = [
  { date: "2027-03-20", availability: "taken" },
  { date: "2027-03-27", availability: "taken" },
];
const booking = { provider: { id: "p1" }, state: "confirmed", wedding_date: "2027-03-20" };
const bookings = [
  booking,
  { ...booking, provider: { id: "p2" }, wedding_date: "2027-03-27" },
  { ...booking, state: "cancelled", wedding_date: "2027-03-27" },
];

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime("2027-03-01T08:00:00Z");
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      Response.json(address.includes("/bookings") ? { bookings } : { days, kept_at: "2027-02-28T08:00:00.000Z" }),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cell = (name: string) => screen.findByRole("cell", { name });
const openCalendar = async () => fireEvent.click(await screen.findByRole("button", { name: "View calendar" }));

test("a couple's own booking is no day that is taken", async () => {
  localStorage.setItem("umshado.couple_token", "a-token");
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1" }));
  renderComponent(<FreeDates provider_id="p1" />);
  await openCalendar();
  expect(await cell("20 your booking")).toBeTruthy();
  expect(await cell("27 not available")).toBeTruthy();
  expect(screen.getByText("You booked this vendor for 20 March 2027.")).toBeTruthy();
});

test("for everybody else the date is taken", async () => {
  renderComponent(<FreeDates provider_id="p1" />);
  await openCalendar();
  expect(await cell("20 not available")).toBeTruthy();
  expect(screen.queryByText(/You booked/)).toBeNull();
});

test.each([
  ["/", "April 2027"],
  ["/?date=2027-06-19", "June 2027"],
  ["/?date=2027-02-20", "April 2027"],
  ["/?date=2077-06-19", "March 2027"],
])("%s opens on %s", async (address, month) => {
  const kept_at = "2027-02-28T08:00:00.000Z";
  vi.stubGlobal("fetch", async () =>
    Response.json({ days: [...days, { date: "2027-04-03", availability: "limited" }], kept_at }),
  );
  renderComponent(<FreeDates provider_id="p1" />, address);
  await openCalendar();
  expect(screen.getByText(month)).toBeTruthy();
});

test("an unconfirmed calendar offers no button", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ days, kept_at: null })));
  renderComponent(<FreeDates provider_id="p1" />);
  expect(await screen.findByText("This vendor hasn’t shared a calendar. Ask if your date is available.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
