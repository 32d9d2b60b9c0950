import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ToastProvider } from "../src/ui/overlay/toast.tsx";

export function renderComponent(part: ReactElement): RenderResult {
  const router = createMemoryRouter([{ path: "*", element: <ToastProvider>{part}</ToastProvider> }]);
  return render(<RouterProvider router={router} />);
}
