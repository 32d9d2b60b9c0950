import { formatCount } from "../../../contract/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { FilterColumnProps } from "./filter-column.tsx";
import { FilterFields } from "./filter-fields.tsx";

interface ShownTotal {
  /** How many providers match. */
  total: number;
  /** There are more than the total. */
  isCapped?: boolean | undefined;
  /** Nothing that was chosen is on its way. */
  isIdle: boolean;
  /** The list is from before, because the one that was asked for could not be fetched. */
  isOld?: boolean | undefined;
}

interface FilterSheetProps extends ShownTotal {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  fields: FilterColumnProps;
}

/** The filters of the browse page on narrow screens. */
export function FilterSheet({ open, onClose, onClear, fields, total, isCapped, isIdle, isOld }: FilterSheetProps) {
  const { version, ...rest } = fields;
  return (
    <Dialog
      sheet
      title="Filters"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={onClose}>
            <span aria-live="polite">{showWords({ total, isCapped, isIdle, isOld })}</span>
          </Button>
        </>
      }
    >
      {open && <FilterFields key={version} {...rest} />}
    </Dialog>
  );
}

/** What the sheet's button promises: how many it shows, once they are counted. */
function showWords({ total, isCapped, isIdle, isOld }: ShownTotal): string {
  if (!isIdle) return "Counting…";
  return isOld
    ? "No connection: show the list as it was"
    : `Show ${isCapped ? "more than " : ""}${formatCount(total, "vendor", "vendors")}`;
}
