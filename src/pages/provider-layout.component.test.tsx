import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "../client/session/session.ts";
import { providerWaiting } from "../client/waiting.ts";
import type { ToConfirm } from "../contract/today/schema.ts";
import { ToastProvider } from "../ui/overlay/toast.tsx";
import { AcceptedNotice, WaitingWatch } from "./frame/signed-in.tsx";
import ProviderLayout from "./provider-layout.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  act(() => {
    writeSession({ providerToken: null, user: null, coupleToken: null });
    providerWaiting.put(null);
  });
});

const pending: ToConfirm = {
  conversation_id: "c1",
  couple_name: "Thandi & Sipho",
  booking_id: "b1",
  quote_id: "q1",
  wedding_date: "2027-03-20",
  held_until: "2026-12-01T21:58:00.000Z",
  total_cents: 47_500_00,
};

async function open(address: string, to_confirm: ToConfirm[] | null = []) {
  const waiting = { unread: 1, to_answer: 3, to_confirm };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ data: waiting }))));
  const page = (
    <ToastProvider>
      <WaitingWatch />
      <AcceptedNotice />
      <ProviderLayout />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
}

const signIn = () => writeSession({ providerToken: "token", user: JSON.stringify({ id: "p1" }) });
const current = () => screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);

test.each([
  ["/dashboard", "Today"],
  ["/dashboard#pricing", "Profile"],
  ["/enquiries/c1", "Enquiries3 to answer"],
  ["/quotes/q1", "Quotes"],
])("on %s the navigation says that it is %s", async (address, name) => {
  signIn();
  await open(address);
  expect(current()).toEqual([name]);
});

test("a couple reads its own quotes without it", async () => {
  writeSession({ coupleToken: "token", couple: JSON.stringify({ id: "c1" }) });
  await open("/quotes");
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("an accepted quote is counted and announced with a link, until the notice is dismissed", async () => {
  signIn();
  await open("/calendar", [pending]);
  expect(screen.getByRole("link", { name: /^Quotes ?1 to confirm$/ })).toBeTruthy();
  expect(screen.getByText("Thandi & Sipho accepted: confirm by 1 December, 23:58")).toBeTruthy();
  expect(screen.getByRole("link", { name: /accepted: confirm/ }).getAttribute("href")).toBe("/quotes/q1");
  act(() => screen.getByRole("button", { name: "Dismiss" }).click());
  expect(screen.queryByRole("link", { name: /accepted: confirm/ })).toBeNull();
  act(() =>
    providerWaiting.put({ unread: 0, to_answer: 0, to_confirm: [{ ...pending }, { ...pending, booking_id: "b2" }] }),
  );
  expect(screen.getAllByRole("link", { name: /accepted: confirm/ })).toHaveLength(1);
});

test.each(["/quotes", "/quotes/q1", "/enquiries/c1", "/dashboard"])("%s shows it itself", async (address) => {
  signIn();
  await open(address, [pending]);
  expect(screen.queryByRole("link", { name: /accepted: confirm/ })).toBeNull();
});

test("an acceptance while a page is open is announced there", async () => {
  signIn();
  await open("/media");
  act(() => providerWaiting.put({ unread: 1, to_answer: 0, to_confirm: [pending] }));
  expect(screen.getByRole("link", { name: /accepted: confirm/ })).toBeTruthy();
});

test("a second acceptance is announced with the first", async () => {
  signIn();
  await open("/media", [pending]);
  act(() =>
    providerWaiting.put({
      unread: 2,
      to_answer: 0,
      to_confirm: [pending, { ...pending, booking_id: "b2", quote_id: "q2" }],
    }),
  );
  const link = screen.getByText("2 couples accepted: confirm the first by 1 December, 23:58");
  expect(link.getAttribute("href")).toBe("/quotes");
});
