import Send from "lucide/dist/esm/icons/send.mjs";
import { href } from "react-router";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./enquiry-button.module.css";

/** What the parts of a page that offer an enquiry know of it. */
export interface Enquiring extends OwnWords {
  onEnquire: () => void;
  /** Whether the provider is available on the date that is known, as a sentence. */
  day: string | null;
}

/** What only the visitor itself has to do with the provider. */
export interface OwnWords {
  /** When the visitor last wrote to them, as a sentence. */
  writtenOn: string | null;
  /** Has an address that opens WhatsApp begin with the visitor's own words, once they are known; others stay. */
  hello?: (href: string) => string;
}

interface EnquiryButtonProps extends Pick<Enquiring, "onEnquire"> {
  wide?: boolean;
  className?: string;
}

const enquiry_form_id = "enquire";

/** What the buttons send while nothing of ours runs: it leads to the form's own page, which needs no scripts [enquiries-37]. Stands once on a page. */
export function EnquiryWay({ provider_id }: { provider_id: string }) {
  return <form id={enquiry_form_id} action={href("/provider/:id/enquiry", { id: provider_id })} hidden />;
}

/** Opens the enquiry; before our scripts have come, the page that has its form. */
export function EnquiryButton({ wide, className, onEnquire }: EnquiryButtonProps) {
  return (
    <Button
      type="submit"
      form={enquiry_form_id}
      icon={Send}
      wide={wide}
      className={classNames(styles.button, className)}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onEnquire();
      }}
    >
      Send enquiry
    </Button>
  );
}
