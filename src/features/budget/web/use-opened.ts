import { useState } from "react";
import type { BudgetItem } from "../../../contract/budget/shapes.ts";
import type { PaymentPart } from "../../../contract/budget/words.ts";

/** What a dialog is about: an entry, or a new one; or a payment of something. */
export type Opening = { entry: BudgetItem | null } | { pay: BudgetItem; part: PaymentPart; open_cents: number };

type Opened = { what: Opening; key: number; isOpen: boolean };

/** Which dialog is open. Closed it stays as it is, so that it can go with its movement; each opening is a dialog of its own. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (what: Opening | null) =>
    setOpened((last) => {
      if (what === null) return last && { ...last, isOpen: false };
      return { what, key: (last?.key ?? 0) + 1, isOpen: true };
    });
  return [opened, open] as const;
}
