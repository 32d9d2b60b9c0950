import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { formatCount } from "../../../contract/format.ts";
import { declinePageCall } from "../../../contract/invitations/calls.ts";
import type { ImportedPage } from "../../../contract/invitations/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import { Panel } from "../../../ui/overlay/panel.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import styles from "./imported-page.module.css";

interface ImportedPagePanelProps {
  page: ImportedPage;
  token: string;
  onRemoved: () => void;
}

/** The page to claim, with a button to have it removed [moving-6]. */
export function ImportedPagePanel({ page, token, onRemoved }: ImportedPagePanelProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { business_name, source, description } = page;
  return (
    <Panel className={styles.page} aria-labelledby="imported-page">
      <h2 id="imported-page">Your page: {business_name}</h2>
      <p>
        It was imported from {source}, and nobody can see it yet. Register below to claim it: its content will be in
        your profile, for you to edit and publish when you’re ready.
      </p>
      <FactsList facts={factsOf(page)} />
      {description !== null && (
        <details>
          <summary>How it describes you</summary>
          <p className={styles.text}>{description}</p>
        </details>
      )}
      <Button variant="outline" onClick={() => setDialogOpen(true)}>
        Remove this page
      </Button>
      <QuestionDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Remove this page for good?"
        confirm="Remove the page"
        danger
        onConfirm={async () => {
          const failed = "The page could not be removed. Please try again.";
          const outcome = await call(declinePageCall, { body: { token }, failed });
          if (!outcome.ok) return outcome.error;
          onRemoved();
          return null;
        }}
      >
        <p>Everything it says about {business_name} is deleted at once, and it won’t be imported again.</p>
      </QuestionDialog>
    </Panel>
  );
}

function factsOf({ categories, city, province, website, services, pictures }: ImportedPage) {
  const where = [city, province].filter((name) => name !== null && name !== "").join(", ");
  return [
    { term: "Categories", detail: categories.join(", ") },
    { term: "Where", detail: where },
    { term: "Website", detail: website?.replace(/^https?:\/\//, "") ?? "" },
    { term: "Services", detail: services.join(", ") },
    { term: "Pictures", detail: pictures === 0 ? "" : formatCount(pictures, "picture", "pictures") },
  ].filter(({ detail }) => detail !== "");
}
