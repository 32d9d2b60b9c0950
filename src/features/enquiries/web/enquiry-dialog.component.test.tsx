import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { readRefusal } from "../../../client/call/call-api.ts";
import { BulkContact } from "./bulk/bulk-contact-page.tsx";
import { EnquiryDialog } from "./enquiry-dialog.tsx";

const answers: Record<string, unknown> = {
  "/api/wedding/members": { role: "reader", members: [{ id: "c1", name: "Thandeka", role: "owner" }], invitations: [] },
};
const as = (role: string) =>
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c3", name: "Nokuthula", role }));

beforeEach(() => {
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  as("reader");
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = answers[new URL(address, "http://localhost").pathname];
    return answer ? Response.json(answer) : Response.json({ code: "unavailable", error: "" }, { status: 503 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const to = { id: "p1", business_name: "Protea & Co" };
const toOne = <EnquiryDialog open onClose={() => undefined} provider={to} services={[]} />;
const toMany = <BulkContact categories={[]} area={null} hasOutbox={false} />;
const form = () => document.querySelector("form");

test("the form begins with the place of the search, unless the couple's own venue is known", async () => {
  localStorage.clear();
  renderComponent(<EnquiryDialog open onClose={() => undefined} provider={to} services={[]} near="Paarl" />);
  expect((await screen.findByLabelText<HTMLInputElement>(/Venue/)).value).toBe("Paarl");
});

test.each([
  ["one business", toOne],
  ["many", toMany],
])("in place of the form to %s a reader reads whom to ask", async (_who, part) => {
  renderComponent(part);
  await screen.findByText(/Thandeka can make you an editor\./);
  screen.getByText("You have view-only access to this wedding.");
  expect(form()).toBeNull();
});

test("a member who was made a reader sees that in place of the form, once the server has refused the enquiry", async () => {
  as("editor");
  renderComponent(toOne);
  expect(form()).not.toBeNull();
  act(() => void readRefusal(403, { code: "reader_only", error: "" }, { as: "couple", token: "t", failed: "" }));
  await screen.findByText(/Thandeka can make you an editor\./);
  expect(form()).toBeNull();
});
