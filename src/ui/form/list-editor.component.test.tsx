import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { ListEditor } from "./list-editor.tsx";

function Packages({ entries_max = 9 }: { entries_max?: number }) {
  const [entries, setEntries] = useState(["Bronze", "Silver", "Gold"].map((name) => ({ id: name, name })));
  return (
    <ListEditor
      entries={entries}
      onChange={setEntries}
      noun="package"
      entry_length_max={60}
      entries_max={entries_max}
    />
  );
}

const lines = () => screen.getAllByRole<HTMLInputElement>("textbox");
const names = () => lines().map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("Enter in a named line adds the next and moves there; in an empty one it adds none, nor in a full list", () => {
  renderComponent(<Packages entries_max={5} />);
  fireEvent.keyDown(screen.getByDisplayValue("Silver"), { key: "Enter" });
  expect(names()).toEqual(["Bronze", "Silver", "Gold", ""]);
  expect(document.activeElement).toBe(lines()[3]);
  fireEvent.keyDown(screen.getByDisplayValue(""), { key: "Enter" });
  expect(names()).toHaveLength(4);
  press("Add a package");
  fireEvent.keyDown(screen.getByDisplayValue("Silver"), { key: "Enter" });
  expect(names()).toHaveLength(5);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a package" }).disabled).toBe(true);
});

test("a removed line is restored at its position, with the focus", () => {
  renderComponent(<Packages />);
  press("Remove Silver");
  expect(names()).toEqual(["Bronze", "Gold"]);
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(names()).toEqual(["Bronze", "Silver", "Gold"]);
  expect(document.activeElement).toBe(screen.getByDisplayValue("Silver"));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a line moves by its arrows and announces its position; at the ends it stays", () => {
  renderComponent(<Packages />);
  press("Move Gold up");
  expect(names()).toEqual(["Bronze", "Gold", "Silver"]);
  expect(screen.getByText("Moved to place 2 of 3")).toBeTruthy();
  press("Move Bronze up");
  press("Move Silver down");
  expect(names()).toEqual(["Bronze", "Gold", "Silver"]);
});
