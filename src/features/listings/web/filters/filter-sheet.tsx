import { formatCount } from "../../../../contract/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { FilterColumnProps } from "./filter-column.tsx";
import { FilterFields } from "./filter-fields.tsx";

interface TotalProps {
  total: number;
  isCapped?: boolean | undefined;
  isIdle: boolean;
  isOld?: boolean | undefined;
}

interface FilterSheetProps extends TotalProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  fields: FilterColumnProps;
}

export function FilterSheet({ open, onClose, onClear, fields, total, isCapped, isIdle, isOld }: FilterSheetProps) {
  const { version, ...rest } = fields;
  return (
    <Dialog
      sheet
      title="Filters"
      open={open}
      onClose={onClose}
      footerContent={
        <>
          <Button variant="quiet" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={onClose}>
            <span aria-live="polite">{formatShowLabel({ total, isCapped, isIdle, isOld })}</span>
          </Button>
        </>
      }
    >
      {open && <FilterFields key={version} {...rest} />}
    </Dialog>
  );
}

function formatShowLabel({ total, isCapped, isIdle, isOld }: TotalProps): string {
  if (!isIdle) return "Counting…";
  return isOld
    ? "No connection: show the list as it was"
    : `Show ${isCapped ? "more than " : ""}${formatCount(total, "vendor", "vendors")}`;
}
