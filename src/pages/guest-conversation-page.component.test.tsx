import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../test/render-component.tsx";
import { pathOf } from "../client/address-of.ts";
import { events_path, readLinkedConversationCall, revokeLinkCall } from "../contract/conversations/calls.ts";
import GuestConversationPage from "./guest-conversation-page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/conversation#the-token");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fullConversation = {
  conversation: {
    id: "c1",
    side: "couple",
    status: "new",
    provider: { id: "p1", name: "Wild Fig" },
    category: null,
    couple_name: "Lwazi & Sam",
    wedding_date: null,
    venue_location: null,
    opened_at: "2026-11-28T10:00:00.000Z",
    reach: { phone: null, whatsapp: null },
    may_write: false,
    closed_reason: "other_gone",
    enquiry: { couple_email: "", couple_phone: null, guest_count: null, budget_range: null, services_interested: [] },
    inbox: null,
    unread: 0,
  },
  messages: [],
  held: [],
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("while a page deactivates its own link it makes no request by it, and goes on where that fails", async () => {
  const requests: string[] = [];
  const revoked = Promise.withResolvers<Response>();
  let endStream: () => void = () => undefined;
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    if (address.endsWith(pathOf(revokeLinkCall))) return revoked.promise;
    if (!address.endsWith(events_path)) return Promise.resolve(Response.json(fullConversation));
    const stream = new ReadableStream({ start: (controller) => void (endStream = () => controller.close()) });
    return Promise.resolve(new Response(stream));
  });
  renderComponent(<GuestConversationPage />);
  await pass(1);
  press("Deactivate this link");
  press("Deactivate the link");
  requests.length = 0;
  endStream();
  await pass(200);
  expect(requests).toEqual([]);
  revoked.resolve(Response.json({ error: "Not now.", code: "unavailable" }, { status: 503 }));
  await pass(1);
  expect(screen.getByText("Not now.")).toBeTruthy();
  expect(requests.map((address) => new URL(address, location.href).pathname)).toContain(
    pathOf(readLinkedConversationCall),
  );
});
