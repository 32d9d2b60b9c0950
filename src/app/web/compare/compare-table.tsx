import type { CSSProperties, ReactNode } from "react";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { compareAddress } from "../../../features/listings/web/compare-address.ts";
import type { ComparedVendor } from "../../../features/listings/web/compared-vendor.ts";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { compareRows, type ComparedFor } from "./compare-rows.tsx";
import { useOwnBookings } from "./use-own-bookings.ts";
import { VendorActions } from "./vendor-actions.tsx";
import { VendorHead } from "./vendor-head.tsx";
import styles from "./compare.module.css";

interface CompareTableProps {
  vendors: readonly ComparedVendor[];
  asked: ComparedFor;
  onEnquire: (vendor: ComparedVendor) => void;
  onRemove: () => void;
}

const caption = "Vendors side by side";

/** Vendors as the columns of a table, what is known of them as its rows; on a phone it scrolls sideways within its frame. */
export function CompareTable({ vendors, asked, onEnquire, onRemove }: CompareTableProps) {
  const own = useOwnBookings(asked.date);
  const onward = listQuery.write(listQuery.whole(asked));
  const ids = vendors.map(({ id }) => id);
  const without = (id: string) => compareAddress({ ...asked, vendors: ids.filter((each) => each !== id) });
  return (
    // it scrolls sideways, so the keyboard must be able to reach it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table} style={{ "--count": vendors.length } as CSSProperties}>
        <caption>
          <OutOfSight>{caption}</OutOfSight>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <OutOfSight>Vendor</OutOfSight>
            </th>
            {vendors.map((vendor) => (
              <th key={vendor.id} scope="col">
                <div className={styles.cell}>
                  <VendorHead vendor={vendor} onward={onward} without={without(vendor.id)} onRemove={onRemove} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows.map(({ label, cell: Cell }) => (
            <Row key={label} label={label} vendors={vendors}>
              {(vendor) => <Cell vendor={vendor} asked={asked} own={own.get(vendor.id) ?? null} />}
            </Row>
          ))}
          <Row label="Next step" vendors={vendors}>
            {(vendor) => <VendorActions vendor={vendor} onward={onward} onEnquire={() => onEnquire(vendor)} />}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: string;
  vendors: readonly ComparedVendor[];
  children: (vendor: ComparedVendor) => ReactNode;
}

function Row({ label, vendors, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
      </th>
      {vendors.map((vendor) => (
        <td key={vendor.id} data-name={vendor.business_name}>
          <div className={styles.cell}>{children(vendor)}</div>
        </td>
      ))}
    </tr>
  );
}
