import { href } from "react-router";
import { useVisitor } from "../../../client/session.ts";
import type { ComparedVendor } from "../../../features/listings/web/compared-vendor.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import styles from "./compare.module.css";

interface VendorActionsProps {
  vendor: Pick<ComparedVendor, "id" | "business_name">;
  onward: string;
  onEnquire: () => void;
}

/** What is done about a vendor after comparing; before our scripts have come the enquiry leads to the page that has its form. */
export function VendorActions({ vendor: { id, business_name }, onward, onEnquire }: VendorActionsProps) {
  const visitor = useVisitor();
  const isOwn = visitor.kind === "provider" && visitor.id === id;
  return (
    <>
      {!isOwn && (
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
