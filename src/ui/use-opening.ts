import { useState } from "react";

/** Whether a dialog is open. Each opening has a key of its own, by which the dialog begins anew with what holds then. */
export function useOpening() {
  const [opening, setOpening] = useState({ key: 0, isOpen: false });
  return {
    ...opening,
    open: () => setOpening(({ key }) => ({ key: key + 1, isOpen: true })),
    close: () => setOpening(({ key }) => ({ key, isOpen: false })),
  };
}
