import { useState } from "react";

/** Each opening has its own key, which resets the dialog. */
export function useOpening() {
  const [opening, setOpening] = useState({ key: 0, isOpen: false });
  return {
    ...opening,
    open: () => setOpening(({ key }) => ({ key: key + 1, isOpen: true })),
    close: () => setOpening(({ key }) => ({ key, isOpen: false })),
  };
}
