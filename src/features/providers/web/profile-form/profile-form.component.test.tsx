import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { sampleProfile } from "../../../../../test/sample-profile.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useProfileForm } from "./use-profile-form.ts";

afterEach(() => vi.unstubAllGlobals());

const site = { name: "Umshado", publicUrl: "https://umshado.test" };

const venues: ComponentProps<typeof ProfileForm>["categories"] = [
  { id: 6, name: "Venues", slug: "venues", provider_count: 1, subcategories: [] },
];

function showForm(
  status: number,
  answer: object,
  of: { tab?: "basic" | "business" | "operating"; categories?: typeof venues } = {},
) {
  const sent: unknown[] = [];
  const leads: string[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  function Dashboard() {
    const [profile, setProfile] = useState(sampleProfile);
    const state = useProfileForm({ profile, onSaved: setProfile, onErrors: (names) => leads.push(...names) });
    const place = {
      tab: of.tab ?? "basic",
      onTab: (id: string) => leads.push(id),
      onLead: (name: string) => leads.push(name),
    };
    return (
      <ProfileForm
        {...place}
        state={state}
        profile={profile}
        categories={of.categories ?? []}
        site={site}
        endorsements={null}
      />
    );
  }
  renderComponent(<Dashboard />);
  return { sent, leads };
}

const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const save = () => {
  const [first] = screen.getAllByRole("form", { name: "Your profile" });
  return act(async () => void (first && fireEvent.submit(first)));
};

test("only changed fields are sent, and then nothing is unsaved", async () => {
  const city = "Stellenbosch";
  const { sent } = showForm(200, { message: "Saved", data: { ...sampleProfile, city } });
  await type(/^City/, city);
  expect(screen.getByText("1 unsaved change")).toBeTruthy();
  await save();
  expect(sent).toEqual([{ city }]);
  expect(screen.queryByText(/unsaved/)).toBeNull();
});

test("an invalid field is named at the field, on its tab and beside Save, and nothing is sent", async () => {
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

test("an error of the server is at its field, and the typed text stays", async () => {
  const fields = { city: "There is no such town." };
  const { sent } = showForm(400, { error: fields.city, code: "bad_input", fields });
  await type(/^City/, "Atlantis-on-Sea");
  await save();
  expect(sent).toHaveLength(1);
  const field = screen.getByLabelText<HTMLInputElement>(/^City/);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["Atlantis-on-Sea", "true"]);
});

test("a business that travels reads what the road would cost a couple, as it is typed", async () => {
  const { sent } = showForm(200, { message: "Saved", data: sampleProfile }, { tab: "operating" });
  const rate = screen.getByRole("textbox", { name: /^Rand per kilometre/ });
  const example = () => rate.closest("form")?.textContent?.replaceAll("\u00a0", " ");
  expect(example()).toContain("120 km away: about R 1 350 for travel.");
  await type(/^Rand per kilometre/, "5,5");
  expect(example()).toContain("about R 990 for travel.");
  await type(/^Free kilometres/, "240");
  expect(example()).toContain("120 km away: nothing for travel.");
  await type(/^Rand per kilometre/, "a lot");
  expect(example()).toContain("couples don’t see an estimate");
  await type(/^Rand per kilometre/, "5,5");
  await save();
  expect(sent).toEqual([{ travel_free_km: 240, travel_rate_per_km: 5.5 }]);
});

test("the travel fields are shown while the business travels, and a venue may travel too", async () => {
  showForm(200, {}, { tab: "operating" });
  await act(async () => void fireEvent.click(screen.getByRole("switch", { name: /^We travel/ })));
  expect(screen.queryByLabelText(/^Free kilometres/)).toBeNull();
  cleanup();
  showForm(200, {}, { tab: "operating", categories: venues });
  expect(screen.getByText(/^Couples find a venue by where it is/)).toBeTruthy();
  expect(screen.getByRole("switch", { name: /^We travel/ })).toBeTruthy();
  expect(screen.getByLabelText(/^Travel radius/)).toBeTruthy();
});

test("a venue states its facilities and how many guests it can take; others have no such fields", async () => {
  const { sent } = showForm(200, { message: "Saved", data: sampleProfile }, { tab: "business", categories: venues });
  const toggle = (name: string) => act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })));
  await toggle("Step-free access");
  await toggle("Boho");
  await toggle("Accommodation");
  await toggle("Boho");
  await type(/^Most guests/, "1 200");
  await save();
  expect(sent).toEqual([{ guests_max: 1200, facts: ["accommodation", "step-free-access"] }]);
  cleanup();
  showForm(200, {}, { tab: "business" });
  expect(screen.getByRole("checkbox", { name: "Boho" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Step-free access" })).toBeNull();
});
