import { useState } from "react";
import type { PaymentPart } from "../../../contract/budget/calls.ts";
import type { BudgetItem } from "../../../contract/budget/schema.ts";

export type Opening = { entry: BudgetItem | null } | { pay: BudgetItem; part: PaymentPart; open_cents: number };

type Opened = { what: Opening; key: number; isOpen: boolean };

/** Keeps the content while the closing animation runs; each opening is a new dialog. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (what: Opening | null) =>
    setOpened((last) => {
      if (what === null) return last && { ...last, isOpen: false };
      return { what, key: (last?.key ?? 0) + 1, isOpen: true };
    });
  return [opened, open] as const;
}
