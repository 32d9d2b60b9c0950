import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../test/render-component.tsx";
import { SecondsLeft } from "./seconds-left.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every second is counted down, and what follows comes once, when they are over", () => {
  const onOver = vi.fn<() => void>();
  renderComponent(<SecondsLeft seconds={3} onOver={onOver} />);
  for (const left of ["3 seconds", "2 seconds", "1 second"]) {
    screen.getByText(left);
    expect(onOver).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1_000));
  }
  act(() => void vi.advanceTimersByTime(9_000));
  expect(onOver).toHaveBeenCalledOnce();
});
