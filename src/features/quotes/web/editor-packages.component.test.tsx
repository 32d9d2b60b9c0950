import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { EditorPackages } from "./editor-packages.tsx";

afterEach(() => vi.unstubAllGlobals());

function answer(customFields: object[]) {
  const profile = { customFields, typical_price: null, typical_price_for: null };
  vi.stubGlobal("fetch", async () => Response.json(profile));
}

test("one press adds a package as a line item with name and price", async () => {
  answer([
    { id: "a", name: "Full day, nine hours, from R 29 000" },
    { id: "b", name: "Album of your choice" },
  ]);
  const onAdd = vi.fn<(line: object) => void>();
  renderComponent(<EditorPackages terms="30 % deposit" guests={80} isFull={false} onAdd={onAdd} />);
  expect(await screen.findByText("With your terms: 30 % deposit.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Full day, nine hours, R.29.000$/ }));
  expect(onAdd).toHaveBeenCalledWith(
    expect.objectContaining({ text: "Full day, nine hours", price: "29000", quantity: "1" }),
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("where no package has a price a text says where prices come from", async () => {
  answer([{ id: "b", name: "Album of your choice" }]);
  renderComponent(<EditorPackages terms="" guests={null} isFull={false} onAdd={vi.fn<() => void>()} />);
  expect(await screen.findByRole("link", { name: "on your profile" })).toBeTruthy();
});
