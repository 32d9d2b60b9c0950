import { createEvent, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { Dialog } from "./dialog.tsx";

function Page({ onClose }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isShown && (
        <Dialog open={isOpen} onClose={close} title="Your details">
          <input aria-label="Name" />
          <input aria-label="Picture" type="file" />
          <button type="button" onClick={() => setIsShown(false)}>
            Take it off the page
          </button>
        </Dialog>
      )}
    </>
  );
}

function open() {
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test("a dialog is named by its title, which has the focus", () => {
  renderComponent(<Page />);
  expect(screen.queryByLabelText("Name")).toBeNull();
  open();
  expect(screen.getByRole("dialog", { name: "Your details" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your details" }));
});

test("typed text in a dialog is there when it opens again", () => {
  renderComponent(<Page />);
  open();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Lerato" } });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  open();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Lerato");
});

test("Escape asks the parent to close; leaving a file chooser inside does not", () => {
  const onClose = vi.fn<() => void>();
  renderComponent(<Page onClose={onClose} />);
  open();
  fireEvent(screen.getByLabelText("Picture"), new Event("cancel", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  const dialog = screen.getByRole("dialog");
  const escape = createEvent("cancel", dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect([onClose.mock.calls.length, escape.defaultPrevented]).toEqual([1, true]);
});

test("a dialog that leaves the page while it is open gives the focus back to what opened it", () => {
  renderComponent(<Page />);
  const opener = open();
  fireEvent.click(screen.getByRole("button", { name: "Take it off the page" }));
  expect(document.activeElement).toBe(opener);
});
