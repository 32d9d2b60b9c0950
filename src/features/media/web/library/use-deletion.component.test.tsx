import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { useDeletion } from "./use-deletion.ts";

test("a deletion is announced at once, and Undo takes it back", () => {
  const [announce, clear] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  function Library() {
    const { hidden, remove } = useDeletion({
      changeGallery: () => undefined,
      reload: () => Promise.resolve(),
      announce,
      clear,
    });
    return (
      <button type="button" onClick={() => remove({ id: "a" }, "picture 1")}>
        Delete {hidden.size}
      </button>
    );
  }
  renderComponent(<Library />);
  fireEvent.click(screen.getByRole("button", { name: "Delete 0" }));
  expect(announce.mock.calls).toEqual([["Item deleted successfully"]]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("button", { name: "Delete 0" })).toBeTruthy();
  expect(clear).toHaveBeenCalledOnce();
});
