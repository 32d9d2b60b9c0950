import "../../../src/ui/fonts.css";
import "../../../src/ui/tokens.css";
import "../../../src/ui/base.css";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import KitPage from "../../../src/pages/kit-page.tsx";
import { ToastProvider } from "../../../src/ui/overlay/toast.tsx";

const place = document.querySelector("main");
const page = (
  <ToastProvider>
    <KitPage />
  </ToastProvider>
);
if (place) createRoot(place).render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
