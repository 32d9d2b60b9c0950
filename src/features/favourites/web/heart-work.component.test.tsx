import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../test/render-part.tsx";
import { updateCouple } from "../../../client/change-session.ts";
import type { Couple } from "../../../contract/couples/shapes.ts";
import { isFavourite, useFavourites } from "./favourites.ts";
import { HeartWork, type Press } from "./heart-work.tsx";

const couple = { id: "c1", name: "Nokuthula", wedding_id: "w1", role: "reader" } as Couple;
const florist: Press = { id: "p1", business_name: "Protea & Co" };

/** What the account may do as the server knows it, what each wedding keeps, and what was sent. */
let known: Couple;
const keptBy: Record<string, string> = { w1: "p7", w2: "p8" };
let sent: string[];
let isAway = false;

beforeEach(() => {
  [known, sent, isAway] = [couple, [], false];
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify(couple));
  vi.stubGlobal("fetch", async (address: string, { method = "get" }: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost");
    if (isAway) throw new TypeError("Failed to fetch");
    if (method !== "get") sent.push(pathname);
    if (method !== "get") return Response.json({ favorite: { id: "f9" } }, { status: 201 });
    if (pathname === "/api/couples/profile") return Response.json(known);
    const provider_id = keptBy[known.wedding_id] ?? "";
    return Response.json({ favorites: [{ id: "f1", provider_id }], is_shared: true });
  });
});
afterEach(() => {
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
      <HeartWork presses={presses} onKept={() => undefined} />
      <p>{list?.map(({ provider_id }) => provider_id).join() ?? "nothing yet"}</p>
    </>
  );
}

test("a reader's heart says at once that it changes nothing, until the owner has let it", async () => {
  renderPart(<Page />);
  await screen.findByText("p7");
  known = { ...couple, role: "editor" };
  press();
  screen.getByText("You have view-only access to this wedding.");
  expect([isFavourite("p1"), sent]).toEqual([false, []]);
  await waitFor(() => expect(localStorage.getItem("umshado.couple")).toContain('"editor"'));
  press();
  await screen.findByText("Protea & Co is in your favourites.");
  await waitFor(() => expect(sent).toEqual(["/api/favorites"]));
});

test("hearts are those of the wedding that the account works in, also while the next can't be loaded", async () => {
  renderPart(<Page />);
  await screen.findByText("p7");
  isAway = true;
  act(() => updateCouple({ ...couple, wedding_id: "w2" }));
  await screen.findByText("nothing yet");
  expect(isFavourite("p7")).toBe(false);
  [isAway, known] = [false, { ...couple, wedding_id: "w2" }];
  act(() => void globalThis.dispatchEvent(new Event("online")));
  await screen.findByText("p8");
});
