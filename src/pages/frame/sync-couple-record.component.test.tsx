import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMayChange } from "../../client/use-may-change.ts";
import { useVenue } from "../../client/use-venue.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { SyncCoupleRecord } from "./sync-couple-record.tsx";

const editor = { id: "c1", name: "Nokuthula", wedding_id: "w1", role: "editor" } as Couple;
let known: Couple;

beforeEach(() => {
  known = editor;
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify(editor));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(known)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Page() {
  return (
    <>
      <SyncCoupleRecord />
      <p>{useMayChange() ? "may change" : "only reads"}</p>
      <p>near {useVenue()?.name}</p>
      <Outlet />
    </>
  );
}

test("the rights of an account follow its owner's changes at the next page, and when this tab becomes visible again", async () => {
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText("may change");
  known = { ...editor, role: "reader" };
  await act(() => router.navigate("/elsewhere"));
  await screen.findByText("only reads");
  known = { ...editor, wedding_id: "c1", role: "owner" };
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await screen.findByText("may change");
  await waitFor(() => expect(localStorage.getItem("umshado.couple")).toBe(JSON.stringify(known)));
});

test("an older record is updated, with the venue's place for example", async () => {
  known = { ...editor, venue_place: "clarens", venue_place_name: "Clarens" };
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Page /> }])} />);
  expect(await screen.findByText("near Clarens")).toBeTruthy();
});
