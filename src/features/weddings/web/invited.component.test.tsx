import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { WeddingInvitationPanel } from "./invited.tsx";

const opened = {
  wedding_name: "Thandeka & Pieter",
  invited_by: "Thandeka",
  role: "editor",
  email: "lindiwe@people.test",
  expires_at: "2026-12-07T10:00:00.000Z",
};
let own: string | null;
let isInvalid: boolean;

beforeEach(() => {
  [own, isInvalid] = ["lindiwe@people.test", false];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("/api/couples/profile"))
      return Response.json({ email: own, role: "owner", partner1_name: "Lindiwe" });
    if (isInvalid) return Response.json({ code: "dead_link", error: "" }, { status: 400 });
    return Response.json(opened);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function follow() {
  if (own !== null) localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  renderComponent(<WeddingInvitationPanel token="t" onDone={() => undefined} />);
}
const waits = /^Your own favourites and enquiries are saved/;

test("an invited person sees the waiting invitation, and a missing name causes one error", async () => {
  follow();
  const name = await screen.findByLabelText("What name should the others see?");
  screen.getByText(waits);
  fireEvent.change(name, { target: { value: " " } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Join" })));
  expect(screen.getAllByText("Enter the name the others should see.")).toHaveLength(1);
});

test("a person who is signed in with another address can't join, and has no invitation", async () => {
  own = "pieter@people.test";
  follow();
  await screen.findByText(/^You are logged in as pieter@people\.test/);
  expect(screen.queryByText(waits)).toBeNull();
});

test.each([
  ["a guest to log in", null, "Log in"],
  ["a couple to its own wedding", "lindiwe@people.test", "Go to your own wedding"],
])("an invalid link leads %s", async (_who, email, way) => {
  [own, isInvalid] = [email, true];
  follow();
  await screen.findByText("This invitation has ended");
  expect(screen.getByRole("button", { name: way })).toBeTruthy();
});
