import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { Menu } from "./menu.tsx";

const hide = vi.fn<() => void>();
beforeEach(() => {
  hide.mockClear();
  HTMLElement.prototype.hidePopover = hide;
});

function open() {
  const pressed = vi.fn<(name: string) => void>();
  renderComponent(
    <Menu label="More actions">
      <button type="button" onClick={() => pressed("Archive")}>
        Archive
      </button>
      <button type="button">Block</button>
      <button type="button">Report</button>
    </Menu>,
  );
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  const focused = () => document.activeElement?.textContent;
  screen.getByText("Archive").focus();
  return { pressed, key, focused };
}

test("the arrow keys wrap around, Home and End go to the ends", () => {
  const { key, focused } = open();
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((name) => {
    key(name);
    return focused();
  });
  expect(seen).toEqual(["Block", "Report", "Archive", "Report", "Archive", "Report"]);
});

test("pressing an action runs it and closes the menu; a press beside one doesn't", () => {
  const { pressed } = open();
  fireEvent.click(screen.getByRole("toolbar", { name: "More actions", hidden: true }));
  expect(hide).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Archive"));
  expect(pressed).toHaveBeenCalledWith("Archive");
  expect(hide).toHaveBeenCalledOnce();
});

test("the button names the menu that it opens", () => {
  open();
  const button = screen.getByRole("button", { name: "More actions" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.getAttribute("popover")).toBe("auto");
});
