import Send from "lucide/dist/esm/icons/send.mjs";
import { expectEnquiry } from "../../../features/enquiries/web/load-enquiry-dialog.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./enquiry-button.module.css";

/** What the parts of a page that offer an enquiry know of it. */
export interface Enquiring extends OwnWords {
  /** The form is on its way. */
  busy: boolean;
  onEnquire: () => void;
}

/** What only the visitor itself has to do with the provider. */
export interface OwnWords {
  /** When the visitor last wrote to them, as a sentence. */
  writtenOn: string | null;
  /** Has an address that opens WhatsApp begin with the visitor's own words, once they are known; others stay. */
  hello?: (href: string) => string;
}

interface EnquiryButtonProps extends Omit<Enquiring, keyof OwnWords> {
  wide?: boolean;
  className?: string;
}

/** Opens the enquiry. The form's code is fetched as soon as a pointer or the focus comes near. */
export function EnquiryButton({ wide, className, busy, onEnquire }: EnquiryButtonProps) {
  return (
    <Button
      icon={Send}
      wide={wide}
      busy={busy}
      className={classNames(styles.button, className)}
      aria-haspopup="dialog"
      onPointerEnter={expectEnquiry}
      onFocus={expectEnquiry}
      onClick={onEnquire}
    >
      Send Enquiry
    </Button>
  );
}
