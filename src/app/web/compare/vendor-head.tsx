import { href, Link } from "react-router";
import type { ComparedVendor } from "../../../features/listings/web/compared-vendor.ts";
import { gradientFor } from "../../../features/listings/web/gradient-for.ts";
import { Link as TextLink } from "../../../ui/link.tsx";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./compare.module.css";

interface VendorHeadProps {
  vendor: ComparedVendor;
  /** What its profile is asked to say, with its question mark. */
  onward: string;
  /** The comparison without it. */
  without: string;
  onRemove: () => void;
}

/** Picture and name of a vendor, with the way to leave it out. */
export function VendorHead({ vendor: { id, business_name, banner }, onward, without, onRemove }: VendorHeadProps) {
  return (
    <>
      <div className={styles.picture} style={banner ? undefined : { backgroundImage: gradientFor(id) }}>
        {banner && (
          <Picture
            src={banner.url}
            srcSet={banner.srcset}
            sizes="(min-width: 48rem) 16rem, 45vw"
            alt=""
            width={banner.width}
            height={banner.height}
            placeholder={banner.placeholder}
            eager
          />
        )}
      </div>
      <Link className={styles.name} to={href("/provider/:id", { id }) + onward}>
        {business_name}
      </Link>
      <TextLink
        to={without}
        preventScrollReset
        className={styles.remove}
        aria-label={`Remove ${business_name}`}
        onClick={onRemove}
      >
        Remove
      </TextLink>
    </>
  );
}
