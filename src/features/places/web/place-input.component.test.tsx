import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Place } from "../../../contract/places/shapes.ts";
import { Field } from "../../../ui/field.tsx";
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

/** A field whose text is `known` is one of ours; whatever else is typed may mean Clarens. */
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

test("what is typed is looked up, and a known place tells its province", async () => {
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
