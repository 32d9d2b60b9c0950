import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { auto_dismiss_ms } from "../use-auto-dismiss.ts";
import { useToast } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

type ToastArgs = Parameters<ReturnType<typeof useToast>>;

function renderToasts(...all: ToastArgs[]): (text: string) => void {
  function Page() {
    const toast = useToast();
    return all.map((args) => (
      <button key={args[0]} type="button" onClick={() => toast(...args)}>
        Tell {args[0]}
      </button>
    ));
  }
  renderComponent(<Page />);
  return (text) => void fireEvent.click(screen.getByRole("button", { name: `Tell ${text}` }));
}

test("a toast disappears after its time, but not while somebody reads it", () => {
  renderToasts(["It is saved."])("It is saved.");
  const shown = screen.getByText("It is saved.");
  pass(auto_dismiss_ms - 1);
  fireEvent.mouseEnter(shown);
  pass(auto_dismiss_ms);
  expect(screen.queryByText("It is saved.")).not.toBeNull();
  fireEvent.mouseLeave(shown);
  pass(auto_dismiss_ms);
  expect(screen.queryByText("It is saved.")).toBeNull();
});

test("a new toast replaces the last, unless that offers Undo", () => {
  const action = { label: "Undo", onPress: vi.fn<() => void>() };
  const announce = renderToasts(["One."], ["Removed.", { action }], ["Two.", { tone: "bad" }]);
  for (const text of ["One.", "Removed.", "Two."]) announce(text);
  expect(screen.getByRole("status").textContent).toBe("Removed.UndoTwo.");
});

test("Undo closes its toast, which runs its action once", () => {
  const [onPress, onRemoved] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderToasts(["Removed.", { action: { label: "Undo", onPress }, onRemoved }])("Removed.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  pass(auto_dismiss_ms);
  expect(screen.queryByText("Removed.")).toBeNull();
  expect([onPress.mock.calls.length, onRemoved.mock.calls.length]).toEqual([1, 1]);
});

test("a failure never has the mark of a success", () => {
  const announce = renderToasts(["It is saved."], ["It is not saved.", { tone: "bad" }]);
  const marks = ["It is saved.", "It is not saved."].map((text) => {
    announce(text);
    return screen.getByRole("status").querySelector("svg")?.innerHTML;
  });
  expect(marks[0]).not.toBe(marks[1]);
});
