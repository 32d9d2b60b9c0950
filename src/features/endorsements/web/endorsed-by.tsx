import { useId, useState } from "react";
import { href } from "react-router";
import type { EndorsementReceived } from "../../../contract/endorsements.ts";
import { formatDate } from "../../../contract/format.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FactsList } from "../../../ui/facts-list.tsx";
import { PeopleList, type Person } from "../../../ui/people-list.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import styles from "./endorsed-by.module.css";

/** How many stand in the column before "Show all" is asked for. */
const shown_at_first = 4;

interface EndorsedByProps {
  endorsements: readonly EndorsementReceived[];
  className?: string;
}

/** Who stands up for a provider, newest first, each with its detail dialog. Nothing for none. */
export function EndorsedBy({ endorsements, className }: EndorsedByProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<EndorsementReceived | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (endorsements.length === 0) return null;

  const people = endorsements.map<Person>((endorsement) => ({
    id: endorsement.id,
    name: endorsement.endorser_name,
    detail: <Detail {...endorsement} />,
    picture: endorsement.endorser_logo_url,
    to: href("/provider/:id", { id: endorsement.endorser_id }),
    onClick: (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      setOpened(endorsement);
      setOpen(true);
    },
  }));
  const rest = people.slice(shown_at_first);
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <h2 id={titleId}>
        Endorsed By <span className={styles.count}>{people.length}</span>
      </h2>
      <PeopleList people={people.slice(0, shown_at_first)} />
      {rest.length > 0 && (
        <>
          <div className={showsAll ? undefined : styles.rest}>
            <PeopleList people={rest} />
          </div>
          <Button
            variant="quiet"
            small
            className={styles.more}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? "Show fewer" : `Show all ${people.length}`}
          </Button>
        </>
      )}
      <EndorsementDialog endorsement={opened} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

/** The comment in one line where there is one, else what the endorser does. */
function Detail({ comment, endorser_category_name }: EndorsementReceived) {
  return <span className={styles.detail}>{comment ? `“${comment}”` : endorser_category_name}</span>;
}

interface EndorsementDialogProps {
  /** The last one that was opened; it stays while the dialog closes. */
  endorsement: EndorsementReceived | null;
  open: boolean;
  onClose: () => void;
}

function EndorsementDialog({ endorsement, open, onClose }: EndorsementDialogProps) {
  if (!endorsement) return null;
  const { points_given } = endorsement;
  return (
    <Dialog
      sheet
      open={open}
      onClose={onClose}
      title={endorsement.endorser_name}
      lead={endorsement.endorser_category_name}
      foot={
        <ButtonLink variant="outline" to={href("/provider/:id", { id: endorsement.endorser_id })} onClick={onClose}>
          View Profile
        </ButtonLink>
      }
    >
      {endorsement.comment && <blockquote className={styles.comment}>{endorsement.comment}</blockquote>}
      <FactsList
        facts={[
          {
            term: "Endorsed on",
            detail: <time dateTime={endorsement.created_at}>{formatDate(endorsement.created_at)}</time>,
          },
          { term: "Given", detail: points_given === 1 ? "1 point" : `${points_given} points` },
        ]}
      />
    </Dialog>
  );
}
