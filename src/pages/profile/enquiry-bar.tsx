import { useEffect, useState } from "react";
import { formatRand } from "../../contract/format.ts";
import type { ProfileProvider } from "../../contract/providers/page-schema.ts";
import { classNames } from "../../ui/class-names.ts";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { contact_panel_id } from "./contact-panel.tsx";
import { EnquiryButton, type Enquiring } from "./enquiry-button.tsx";
import styles from "./enquiry-bar.module.css";

interface EnquiryBarProps extends Enquiring {
  provider: Pick<ProfileProvider, "business_name" | "typical_price">;
}

/** Always on phones and tablets; on wide screens while the contact panel is out of view. */
export function EnquiryBar({ provider: { business_name, typical_price }, day, writtenOn, onEnquire }: EnquiryBarProps) {
  const isFar = usePanelFar();
  return (
    <div className={classNames(styles.bar, isFar && styles.far)}>
      <PageFrame className={classNames(styles.row, (day ?? writtenOn) && styles.dated)}>
        <p>
          {typical_price === null ? (
            <>
              {day && <small>{day}</small>}
              <b className={styles.name}>{business_name}</b>
            </>
          ) : (
            <>
              <small>{day ?? "Typical price"}</small>
              <b>{formatRand(typical_price)}</b>
            </>
          )}
          {writtenOn && <small>{writtenOn}</small>}
        </p>
        <EnquiryButton onEnquire={onEnquire} />
      </PageFrame>
    </div>
  );
}

function usePanelFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const panel = document.getElementById(contact_panel_id);
    if (!panel) return;
    // half of the panel shows the button
    const half = { threshold: 0.5 };
    const observer = new IntersectionObserver(([entry]) => setFar((entry?.intersectionRatio ?? 1) < 0.5), half);
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return isFar;
}
