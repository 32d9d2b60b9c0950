import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { updateSignedInCouple } from "../../../client/session/change-session.ts";
import { writeSession } from "../../../client/session/session.ts";
import type { Couple } from "../../../contract/couples/schema.ts";
import { isFavourite, useFavourites } from "./favourites.ts";
import { guestHearts, removeGuestHearts, setGuestHeart } from "./guest-hearts.ts";
import { HeartWork, type Press } from "./heart-work.tsx";

const couple = { id: "c1", name: "Nokuthula", wedding_id: "w1", role: "reader" } as Couple;
const [hers, his] = ["0198aaaa-1111-7111-8111-111111111111", "0198aaaa-1111-7111-8111-222222222222"];
const florist: Press = { id: hers, business_name: "Protea & Co" };

let known: Couple;
const savedBy: Record<string, string> = { w1: "p7", w2: "p8" };
let sent: string[];
let isAway = false;
let isRefused = false;

beforeEach(() => {
  [known, sent, isAway, isRefused] = [couple, [], false, false];
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify(couple));
  vi.stubGlobal("fetch", async (address: string, { method = "get" }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost");
    if (isAway) throw new TypeError("Failed to fetch");
    if (method !== "get") sent.push(pathname);
    if (method !== "get" && isRefused) return Response.json({ error: "No.", code: "conflict" }, { status: 409 });
    if (pathname === "/api/favorites/import") return Response.json({ added: 2, left_out: 0 });
    if (method !== "get") return Response.json({ favorite: { id: "f9" } }, { status: 201 });
    if (pathname === "/api/couples/profile") return Response.json(known);
    const provider_id = savedBy[known.wedding_id] ?? "";
    return Response.json({ favorites: [{ id: "f1", provider_id }], is_shared: true });
  });
});
afterEach(() => {
  act(() => removeGuestHearts(guestHearts()));
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = () => fireEvent.click(screen.getByRole("button", { name: "Heart" }));

function Page() {
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const { list } = useFavourites();
  return (
    <>
      <button type="button" onClick={() => setPresses((now) => [...now, florist])}>
        Heart
      </button>
      <HeartWork presses={presses} onSaved={() => undefined} />
      <p>{list?.map(({ provider_id }) => provider_id).join() ?? "nothing yet"}</p>
    </>
  );
}

function Seen({ onDraw }: { onDraw: (list: readonly { provider_id: string }[] | null) => void }) {
  onDraw(useFavourites().list);
  return null;
}

test("a reader's heart shows at once that it changes nothing, until the owner allows it", async () => {
  renderComponent(<Page />);
  await screen.findByText("p7");
  known = { ...couple, role: "editor" };
  press();
  screen.getByText("You have view-only access to this wedding.");
  expect([isFavourite(hers), sent]).toEqual([false, []]);
  await waitFor(() => expect(localStorage.getItem("umshado.couple")).toContain('"editor"'));
  press();
  await screen.findByText("Protea & Co is in your favourites.");
  await waitFor(() => expect(sent).toEqual(["/api/favorites"]));
});

test("a page never shows the favourites of the session before, not even at first", async () => {
  const { unmount } = renderComponent(<Page />);
  await screen.findByText("p7");
  unmount();
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  const seen = vi.fn<(list: readonly { provider_id: string }[] | null) => void>();
  renderComponent(<Seen onDraw={seen} />);
  expect(seen.mock.calls.flat()).not.toContainEqual([expect.objectContaining({ provider_id: "p7" })]);
  expect(seen).toHaveBeenCalled();
});

test("hearts are those of the wedding that the account works in, also while the next can't be loaded", async () => {
  renderComponent(<Page />);
  await screen.findByText("p7");
  isAway = true;
  act(() => updateSignedInCouple({ ...couple, wedding_id: "w2" }));
  await screen.findByText("nothing yet");
  expect(isFavourite("p7")).toBe(false);
  [isAway, known] = [false, { ...couple, wedding_id: "w2" }];
  act(() => void globalThis.dispatchEvent(new Event("online")));
  await screen.findByText("p8");
});

function asGuest(): void {
  act(() => writeSession({ coupleToken: null, couple: null }));
}
function signIn(role = "owner"): void {
  act(() => writeSession({ coupleToken: crypto.randomUUID(), couple: JSON.stringify({ ...couple, role }) }));
}

test("a guest's heart is saved in the browser at once, announced, and can be undone", () => {
  asGuest();
  renderComponent(<Page />);
  press();
  screen.getByText("Protea & Co is in your shortlist.");
  expect([guestHearts(), sent]).toEqual([[hers], []]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(guestHearts()).toEqual([]);
  press();
  press();
  screen.getByText("Protea & Co is no longer in your shortlist.");
  expect(guestHearts()).toEqual([]);
});

test("a guest's hearts are added to the favourites of the couple that signs in, once, and leave the browser", async () => {
  asGuest();
  act(() => [hers, his].forEach((id) => void setGuestHeart(id, true)));
  renderComponent(<Page />);
  signIn();
  await screen.findByText("2 vendors from this device were added to your favourites.");
  expect([guestHearts(), sent]).toEqual([[], ["/api/favorites/import"]]);
});

test("after a failure they stay in the browser for the next time", async () => {
  asGuest();
  isRefused = true;
  act(() => void setGuestHeart(hers, true));
  const { unmount } = renderComponent(<Page />);
  signIn();
  await waitFor(() => expect(sent).toEqual(["/api/favorites/import"]));
  expect(guestHearts()).toEqual([hers]);
  unmount();
  isRefused = false;
  renderComponent(<Page />);
  await waitFor(() => expect(guestHearts()).toEqual([]));
});

test("a reader's wedding, and a couple that an admin acts as, get no hearts of a guest", async () => {
  asGuest();
  act(() => void setGuestHeart(hers, true));
  renderComponent(<Page />);
  signIn("reader");
  await screen.findByText("p7");
  act(() => writeSession({ couple: JSON.stringify({ ...couple, role: "owner" }), impersonating: "true" }));
  await screen.findByText("p7");
  expect([guestHearts(), sent]).toEqual([[hers], []]);
  act(() => writeSession({ impersonating: null }));
});
