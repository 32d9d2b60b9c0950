import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ToastProvider } from "../src/ui/overlay/toast.tsx";

export function renderComponent(part: ReactElement, address = "/"): RenderResult {
  const routes = [{ path: "*", element: <ToastProvider>{part}</ToastProvider> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}
