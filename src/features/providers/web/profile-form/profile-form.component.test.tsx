import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../../test/render-part.tsx";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useProfileForm } from "./use-profile-form.ts";

afterEach(() => vi.unstubAllGlobals());

const site = { name: "Umshado", publicUrl: "https://umshado.test" };

/** The form of the sample profile, and what it sends to a server that answers as the test says. */
function showForm(status: number, answer: object) {
  const sent: unknown[] = [];
  const leads: string[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  function Dashboard() {
    const [profile, setProfile] = useState(sampleProfile);
    const state = useProfileForm({ profile, onSaved: setProfile, onFaults: (names) => leads.push(...names) });
    const place = {
      tab: "basic" as const,
      onTab: (id: string) => leads.push(id),
      onLead: (name: string) => leads.push(name),
    };
    return <ProfileForm {...place} state={state} profile={profile} categories={[]} site={site} endorsements={null} />;
  }
  renderPart(<Dashboard />);
  return { sent, leads };
}

const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const save = () => {
  const [first] = screen.getAllByRole("form", { name: "Your profile" });
  return act(async () => void (first && fireEvent.submit(first)));
};

test("only what was changed is sent, and then nothing is unsaved", async () => {
  const city = "Stellenbosch";
  const { sent } = showForm(200, { message: "Saved", data: { ...sampleProfile, city } });
  await type(/^City/, city);
  expect(screen.getByText("1 unsaved change")).toBeTruthy();
  await save();
  expect(sent).toEqual([{ city }]);
  expect(screen.queryByText(/unsaved/)).toBeNull();
});

test("a field at fault is named at itself, on its tab and beside Save, and nothing is sent", async () => {
  const { sent, leads } = showForm(200, {});
  await type(/^Business name/, "");
  await save();
  expect(sent).toEqual([]);
  expect(leads).toEqual(["business_name"]);
  expect(screen.getByLabelText(/^Business name/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("tab", { name: /1 to correct/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Business name" }));
  expect(leads).toEqual(["business_name", "business_name"]);
});

test("what the server refuses stands at its field, and what was typed stays", async () => {
  const fields = { city: "There is no such town." };
  const { sent } = showForm(400, { error: fields.city, code: "bad_input", fields });
  await type(/^City/, "Atlantis-on-Sea");
  await save();
  expect(sent).toHaveLength(1);
  const field = screen.getByLabelText<HTMLInputElement>(/^City/);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["Atlantis-on-Sea", "true"]);
});
