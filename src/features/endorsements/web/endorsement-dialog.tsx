import { href } from "react-router";
import type { EndorsementReceived } from "../../../contract/endorsements/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import styles from "./endorsed-by.module.css";

interface EndorsementDialogProps {
  endorsement: EndorsementReceived | null;
  open: boolean;
  onClose: () => void;
}

/** One endorsement in full, with a link to its giver [profile-20]. */
export function EndorsementDialog({ endorsement, open, onClose }: EndorsementDialogProps) {
  if (!endorsement) return null;
  const { points_given, created_at } = endorsement;
  const facts = [
    { term: "Endorsed on", detail: <time dateTime={created_at}>{formatDate(created_at)}</time> },
    { term: "Given", detail: points_given === 1 ? "1 point" : `${points_given} points` },
  ];
  return (
    <Dialog
      sheet
      open={open}
      onClose={onClose}
      title={endorsement.endorser_name}
      lead={endorsement.endorser_category_name}
      footerContent={
        <ButtonLink variant="outline" to={href("/provider/:id", { id: endorsement.endorser_id })} onClick={onClose}>
          View Profile
        </ButtonLink>
      }
    >
      {endorsement.comment && <blockquote className={styles.comment}>{endorsement.comment}</blockquote>}
      <FactsList facts={facts} />
    </Dialog>
  );
}
