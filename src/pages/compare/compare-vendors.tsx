import { Suspense, useState } from "react";
import * as limits from "../../contract/listings/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { browseAddress } from "../../features/listings/web/browse-filters.ts";
import type { ComparedVendor } from "../../features/listings/web/compared-vendor.ts";
import { lazyComponent } from "../../features/listings/web/lazy-component.ts";
import { LinkOn } from "../../ui/link.tsx";
import type { ComparedFor } from "./compare-rows.tsx";
import { CompareTable } from "./compare-table.tsx";
import styles from "./compare.module.css";

const EnquiryDialog = lazyComponent(
  async () => (await import("../../features/enquiries/web/enquiry-dialog.tsx")).EnquiryDialog,
);

interface CompareVendorsProps extends ComparedFor {
  vendors: readonly ComparedVendor[];
  category: { name: string; slug: string } | null;
  placeName: string;
  onRemove: () => void;
}

export function CompareVendors({ vendors, category, date, near, within, placeName, onRemove }: CompareVendorsProps) {
  const asked = { date, near, within };
  // stays while the dialog closes
  const [enquiry, setEnquiry] = useState<{ vendor: ComparedVendor; isOpen: boolean } | null>(null);
  return (
    <>
      <CompareTable
        vendors={vendors}
        asked={asked}
        onEnquire={(vendor) => setEnquiry({ vendor, isOpen: true })}
        onRemove={onRemove}
      />
      {category && vendors.length < limits.compared_vendors_max && (
        <p className={styles.more}>
          <LinkOn to={browseAddress(listQuery.whole({ ...asked, category: category.slug }))}>
            Find more {category.name}
          </LinkOn>
        </p>
      )}
      {enquiry && (
        <Suspense>
          <EnquiryDialog
            key={enquiry.vendor.id}
            open={enquiry.isOpen}
            onClose={() => setEnquiry({ ...enquiry, isOpen: false })}
            provider={enquiry.vendor}
            services={[]}
            near={placeName || null}
            back="Back to comparing"
          />
        </Suspense>
      )}
    </>
  );
}
