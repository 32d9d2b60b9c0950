import Send from "lucide/dist/esm/icons/send.mjs";
import { href } from "react-router";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./enquiry-button.module.css";

export interface Enquiring extends VisitorText {
  onEnquire: () => void;
  day: string | null;
}

export interface VisitorText {
  writtenOn: string | null;
  hello?: (href: string) => string;
}

interface EnquiryButtonProps extends Pick<Enquiring, "onEnquire"> {
  wide?: boolean;
  className?: string;
}

const enquiry_form_id = "enquire";

/** Without scripts, the buttons submit this form [enquiries-37]. Once on a page. */
export function EnquiryLink({ provider_id }: { provider_id: string }) {
  return <form id={enquiry_form_id} action={href("/provider/:id/enquiry", { id: provider_id })} hidden />;
}

/** Opens the dialog; without scripts, the form's own page. */
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
