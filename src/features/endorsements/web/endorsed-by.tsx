import { useId, useState } from "react";
import { href, useNavigate } from "react-router";
import type { EndorsementReceived } from "../../../contract/endorsements/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { PeopleList, type Person } from "../../../ui/data/people-list.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import { reportClientError } from "../../../ui/report.ts";
import styles from "./endorsed-by.module.css";

interface EndorsedByProps {
  provider_id: string;
  endorsements: readonly EndorsementReceived[];
  count: number;
  fullList?: readonly EndorsementReceived[];
  className?: string;
}

/** Newest first; renders nothing without endorsements. */
export function EndorsedBy({ provider_id, endorsements, count, fullList, className }: EndorsedByProps) {
  const titleId = useId();
  const { shown, showsAll, isFetching, toggle } = useAllOf(provider_id, endorsements, fullList);
  const { dialog, open } = useEndorsementDialog();
  if (count === 0) return null;
  return (
    <section className={className} aria-labelledby={titleId}>
      <h2 id={titleId}>
        Endorsed By <span className={styles.count}>{count}</span>
      </h2>
      <PeopleList people={shown.map((endorsement) => personOf(endorsement, open))} />
      {count > endorsements.length && (
        <Button
          variant="quiet"
          small
          className={styles.more}
          busy={isFetching}
          aria-expanded={showsAll}
          onClick={() => void toggle()}
        >
          {showsAll ? "Show fewer" : `Show all ${count}`}
        </Button>
      )}
      {dialog}
    </section>
  );
}

type DialogModule = typeof import("./endorsement-dialog.tsx");

/** Loaded with the first press; if that fails, the link navigates. */
function useEndorsementDialog() {
  const navigate = useNavigate();
  const [module, setModule] = useState<DialogModule | null>(null);
  const [opened, setOpened] = useState<EndorsementReceived | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function open(endorsement: EndorsementReceived) {
    try {
      setModule(await import("./endorsement-dialog.tsx"));
      setOpened(endorsement);
      setOpen(true);
    } catch (cause) {
      reportClientError(cause);
      await navigate(href("/provider/:id", { id: endorsement.endorser_id }));
    }
  }
  const dialog = module && (
    <module.EndorsementDialog endorsement={opened} open={isOpen} onClose={() => setOpen(false)} />
  );
  return { dialog, open: (endorsement: EndorsementReceived) => void open(endorsement) };
}

function useAllOf(
  provider_id: string,
  few: readonly EndorsementReceived[],
  fullList: readonly EndorsementReceived[] | null = null,
) {
  const toast = useToast();
  const [all, setAll] = useState(fullList);
  const [wantsAll, setWantsAll] = useState(false);
  const [isFetching, setFetching] = useState(false);
  async function toggle() {
    if (wantsAll || all) {
      setWantsAll(!wantsAll);
      return;
    }
    setFetching(true);
    try {
      const { fetchEndorsements } = await import("./fetch-endorsements.ts");
      setAll(await fetchEndorsements(provider_id));
      setWantsAll(true);
    } catch {
      toast("Failed to load data", { tone: "bad" });
    }
    setFetching(false);
  }
  const showsAll = wantsAll && all !== null;
  return { shown: showsAll ? all : few, showsAll, isFetching, toggle };
}

/** The link opens the dialog where scripts run, otherwise the profile. */
function personOf(endorsement: EndorsementReceived, open: (endorsement: EndorsementReceived) => void): Person {
  const { id, endorser_id, endorser_name, endorser_logo_url, endorser_category_name, comment } = endorsement;
  return {
    id,
    name: endorser_name,
    detail: <span className={styles.detail}>{comment ? `“${comment}”` : endorser_category_name}</span>,
    picture: endorser_logo_url,
    to: href("/provider/:id", { id: endorser_id }),
    onClick: (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open(endorsement);
    },
  };
}
