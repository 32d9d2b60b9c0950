import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Place } from "../../../contract/places/schema.ts";
import { Field } from "../../../ui/form/field.tsx";
import { PlaceInput } from "./place-input.tsx";

const clarens: Place = {
  slug: "clarens",
  name: "Clarens",
  kind: "town",
  province: "Free State",
  latitude: -28.5,
  longitude: 28.4,
  other_names: [],
};

afterEach(() => void vi.unstubAllGlobals());

function renderField() {
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "http://localhost").searchParams.get("query");
    return Promise.resolve(Response.json({ places: [clarens], named: query === "Clarens" ? ["clarens"] : [] }));
  });
  const onProvince = vi.fn<(province: string) => void>();
  render(
    <Field label="Town">
      <PlaceInput name="city" onProvince={onProvince} />
    </Field>,
  );
  return { field: screen.getByRole<HTMLInputElement>("combobox", { name: "Town" }), onProvince };
}

test("the typed text is looked up, and a known place shows its province", async () => {
  const { field, onProvince } = renderField();
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: "Clarens" } });
  await waitFor(() => expect(onProvince).toHaveBeenCalledWith("Free State"));
  fireEvent.blur(field);
  expect(screen.queryByText(/We don’t know this place/)).toBeNull();
});

test("an unknown place stays typed, and what may be meant is one press away", async () => {
  const { field, onProvince } = renderField();
  fireEvent.input(field, { target: { value: "Klarens" } });
  fireEvent.blur(field);
  await screen.findByText(/We don’t know this place/);
  expect(field.value).toBe("Klarens");
  expect(onProvince).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Clarens" }));
  expect(field.value).toBe("Clarens");
  await waitFor(() => expect(onProvince).toHaveBeenCalledWith("Free State"));
  expect(screen.queryByText(/We don’t know this place/)).toBeNull();
});

test("the text below the field waits for the press that leaves it, so that the press does not miss its target", async () => {
  const { field } = renderField();
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: "Klarens" } });
  await waitFor(() => expect(document.querySelector("datalist option")).not.toBeNull());
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field);
  expect(screen.queryByText(/We don’t know this place/)).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(screen.queryByText(/We don’t know this place/)).toBeNull();
  await screen.findByText(/We don’t know this place/);
});

const middelburg: Place[] = (["Eastern Cape", "Mpumalanga"] as const).map((province) => ({
  ...clarens,
  slug: `middelburg-${province}`,
  name: "Middelburg",
  province,
}));

function renderPlaceField(defaultValue: string) {
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "http://localhost").searchParams.get("query") ?? "";
    const places = [clarens, ...middelburg].filter(({ name, province }) =>
      query.includes(",") ? query === `${name}, ${province}` : query.endsWith(name),
    );
    return Promise.resolve(Response.json({ places, named: places.map(({ slug }) => slug) }));
  });
  render(
    <Field label="Venue location">
      <PlaceInput withProvince showsMatch name="venue_location" defaultValue={defaultValue} />
    </Field>,
  );
  return screen.getByRole<HTMLInputElement>("combobox", { name: "Venue location" });
}

test("the understood place is shown below from the beginning, not while somebody types", async () => {
  const field = renderPlaceField("The Mill Clarens");
  await screen.findByText("Clarens, Free State");
  fireEvent.input(field, { target: { value: "Clar" } });
  expect(screen.queryByText("Clarens, Free State")).toBeNull();
});

test("a place known from the start is shown without a request, until it is typed over", () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetch);
  render(
    <Field label="Venue location">
      <PlaceInput showsMatch match="Clarens, Free State" name="venue_location" defaultValue="The Mill Clarens" />
    </Field>,
  );
  expect(screen.getByText("Clarens, Free State")).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.input(screen.getByRole("combobox"), { target: { value: "Clar" } });
  expect(screen.queryByText("Clarens, Free State")).toBeNull();
});

test("a name in two provinces causes a question, which one press answers", async () => {
  const field = renderPlaceField("Middelburg");
  await screen.findByText(/There is more than one Middelburg/);
  fireEvent.click(screen.getByRole("button", { name: "Middelburg, Mpumalanga" }));
  expect(field.value).toBe("Middelburg, Mpumalanga");
  expect(await screen.findByText("Middelburg, Mpumalanga")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
