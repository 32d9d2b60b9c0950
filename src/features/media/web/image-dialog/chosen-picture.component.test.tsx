import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import { fullCrop, type CropView } from "./crop-area.ts";
import type { ImageRole } from "./image-roles.ts";
import type { OpenedPicture } from "./open-picture.ts";

const picture = { url: "/rings.webp", width: 800, height: 800 } as OpenedPicture;

function showPicture(isSending = false): () => CropView {
  const role: ImageRole = "logo";
  const moved = vi.fn<(view: CropView) => void>();
  function Page() {
    const [view, setView] = useState(fullCrop);
    const take = (next: CropView) => {
      moved(next);
      setView(next);
    };
    return <ChosenPicture role={role} picture={picture} view={view} onView={take} isSending={isSending} />;
  }
  renderComponent(<Page />);
  return () => moved.mock.lastCall?.[0] ?? fullCrop;
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Zoom" });

test("the buttons zoom in steps within the limits, and a text says when the crop becomes soft", () => {
  const shown = showPicture();
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect([shown().zoom, slider().getAttribute("aria-valuetext")]).toEqual([1.05, "105 per cent"]);
  expect(screen.queryByText(/may look soft/)).toBeNull();
  fireEvent.change(slider(), { target: { value: "4" } });
  expect(screen.getByText("200 pixels wide: may look soft")).toBeTruthy();
  fireEvent.change(slider(), { target: { value: "5" } });
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(shown().zoom).toBe(5);
});

test("keys move the picture as far as it covers the crop, and other keys do nothing", async () => {
  const shown = showPicture();
  const stage = await screen.findByRole("application", { name: "Position of the picture" });
  fireEvent.keyDown(stage, { key: "ArrowRight" });
  expect(shown()).toEqual(fullCrop);
  fireEvent.change(slider(), { target: { value: "2" } });
  fireEvent.keyDown(stage, { key: "ArrowRight" });
  expect(shown()).toEqual({ x: 0.02, y: 0, zoom: 2 });
  expect(fireEvent.keyDown(stage, { key: "Tab" })).toBe(true);
});

test("the picture can't be changed while it is sent", () => {
  showPicture(true);
  expect(slider().closest("[inert]")).not.toBeNull();
});
