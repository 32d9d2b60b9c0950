import { Suspense, useState, type CSSProperties, type ReactNode } from "react";
import { href, Link as RouterLink } from "react-router";
import { useFetched } from "../../client/call/use-fetched.ts";
import { useVisitor } from "../../client/session/session.ts";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/listings/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { listBookingsCall } from "../../contract/quotes/calls.ts";
import { gradientFor } from "../../features/listings/web/cards/gradient-for.ts";
import { compareAddress } from "../../features/listings/web/compare/compare-address.ts";
import type { ComparedVendor } from "../../features/listings/web/compare/compared-vendor.ts";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { LinkOn, Link } from "../../ui/link.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import { Picture, pictureProps } from "../../ui/picture.tsx";
import { isPlainPress } from "../../ui/plain-press.ts";
import { type ComparedFor, vendorComparisonRows } from "./compare-rows.tsx";
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
  const query = { date, near, within };
  // stays while the dialog closes
  const [enquiry, setEnquiry] = useState<{ vendor: ComparedVendor; isOpen: boolean } | null>(null);
  return (
    <>
      <CompareTable
        vendors={vendors}
        query={query}
        onEnquire={(vendor) => setEnquiry({ vendor, isOpen: true })}
        onRemove={onRemove}
      />
      {category && vendors.length < limits.compared_vendors_max && (
        <p className={styles.more}>
          <LinkOn to={browseAddress(listQuery.withDefaults({ ...query, category: category.slug }))}>
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

interface CompareTableProps {
  vendors: readonly ComparedVendor[];
  query: ComparedFor;
  onEnquire: (vendor: ComparedVendor) => void;
  onRemove: () => void;
}

const caption = "Vendors side by side";

function CompareTable({ vendors, query, onEnquire, onRemove }: CompareTableProps) {
  const bookings = useMyBookings(query.date);
  const onward = listQuery.write(listQuery.withDefaults(query));
  const ids = vendors.map(({ id }) => id);
  const without = (id: string) => compareAddress({ ...query, vendors: ids.filter((each) => each !== id) });
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
                  <VendorHeader vendor={vendor} onward={onward} without={without(vendor.id)} onRemove={onRemove} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vendorComparisonRows.map(({ label, cell: Cell }) => (
            <Row key={label} label={label} vendors={vendors}>
              {(vendor) => <Cell vendor={vendor} query={query} booking={bookings.get(vendor.id) ?? null} />}
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

/** By vendor id: this couple's own bookings, whose date is not taken for them. */
function useMyBookings(date: string): ReadonlyMap<string | null, string> {
  const visitor = useVisitor();
  // hidden during impersonation
  const isRequested = date !== "" && visitor.kind === "couple" && !visitor.impersonated;
  const { value } = useFetched(listBookingsCall, { as: isRequested ? "couple" : null, failed: "" });
  const sentences = { confirmed: "You booked them for", held: "Awaiting their confirmation for" } as const;
  const entries = (value?.bookings ?? []).flatMap(({ provider, wedding_date, state }) =>
    wedding_date === date && (state === "confirmed" || state === "held")
      ? [[provider.id, `${sentences[state]} ${formatDate(date)}`] as const]
      : [],
  );
  return new Map(entries);
}

interface VendorActionsProps {
  vendor: Pick<ComparedVendor, "id" | "business_name">;
  onward: string;
  onEnquire: () => void;
}

/** Without scripts the enquiry leads to the form's own page. */
function VendorActions({ vendor: { id, business_name }, onward, onEnquire }: VendorActionsProps) {
  const visitor = useVisitor();
  const isOwner = visitor.kind === "provider" && visitor.id === id;
  return (
    <>
      {!isOwner && (
        <ButtonLink
          small
          className={styles.act}
          to={href("/provider/:id/enquiry", { id }) + onward}
          aria-label={`Send enquiry: ${business_name}`}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onEnquire();
          }}
        >
          Send enquiry
        </ButtonLink>
      )}
      <Link to={href("/provider/:id", { id }) + onward} aria-label={`View profile: ${business_name}`}>
        View profile
      </Link>
    </>
  );
}

interface VendorHeaderProps {
  vendor: ComparedVendor;
  onward: string;
  without: string;
  onRemove: () => void;
}

function VendorHeader({ vendor: { id, business_name, banner }, onward, without, onRemove }: VendorHeaderProps) {
  return (
    <>
      <div className={styles.picture} style={banner ? undefined : { backgroundImage: gradientFor(id) }}>
        {banner && <Picture {...pictureProps(banner)} sizes="(min-width: 48rem) 16rem, 45vw" alt="" eager />}
      </div>
      <RouterLink className={styles.name} to={href("/provider/:id", { id }) + onward}>
        {business_name}
      </RouterLink>
      <Link
        to={without}
        preventScrollReset
        className={styles.remove}
        aria-label={`Remove ${business_name}`}
        onClick={onRemove}
      >
        Remove
      </Link>
    </>
  );
}
