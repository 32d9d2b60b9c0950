import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { RowActions, RowButton } from "../../../client/list/row-actions.tsx";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDate } from "../../../contract/format.ts";
import { importMessages, removeImportedPageCall, offerImportedPageCall } from "../../../contract/imports/calls.ts";
import type { ListedPage } from "../../../contract/imports/schema.ts";
import { resendInvitationCall } from "../../../contract/invitations/calls.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { useGuardedAction } from "../actions/use-guarded-action.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import type { DisplayedLink } from "./invite-link.tsx";

interface ImportedTableProps {
  pages: readonly ListedPage[];
  isStale: boolean;
  onLink: (link: DisplayedLink) => void;
  onChanged: () => void;
}

const columns: readonly Column[] = [
  { id: "business", label: "Business" },
  { id: "place", label: "Where" },
  { id: "email", label: "Email" },
  { id: "source", label: "Directory" },
  { id: "imported", label: "Imported", line: true },
  { id: "invited", label: "Invited", line: true },
  { id: "actions", label: "Actions", bare: true, below: true },
];

const tones = { Used: "good", Pending: "plain", Expired: "warn", Revoked: "bad" } as const;

type Requested = { act: "look" | "remove"; page: ListedPage };

/** Imported pages and their actions [moving-10]. */
export function ImportedTable({ pages, isStale, onLink, onChanged }: ImportedTableProps) {
  const [requested, setRequested] = useState<Requested | null>(null);
  const close = () => setRequested(null);
  return (
    <>
      <DataTable
        caption="Imported pages that nobody has claimed"
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        isStale={isStale}
        cells={(page) => cellsOf(page, { onRequest: setRequested, onLink, onChanged })}
      />
      {requested?.act === "look" && <DraftDialog page={requested.page} onClose={close} />}
      {requested?.act === "remove" && <RemovePageDialog page={requested.page} onClose={close} onRemoved={onChanged} />}
    </>
  );
}

interface Handlers {
  onRequest: (request: Requested) => void;
  onLink: (link: DisplayedLink) => void;
  onChanged: () => void;
}

const day = (instant: string) => formatDate(southAfricanTime(instant));

function cellsOf(page: ListedPage, handlers: Handlers) {
  const { business_name, category_name, city, province, email, source, created_at, goes_at } = page;
  return [
    <div key="business">
      {business_name}
      <small>{category_name ?? "No category"}</small>
    </div>,
    [city, province].filter((name) => name !== null && name !== "").join(", ") || "Not stated",
    email === null ? "None" : <Breakable key="email" text={email} />,
    <Breakable key="source" text={source} />,
    <div key="imported">
      {day(created_at)}
      <small>Deleted on {day(goes_at)}</small>
    </div>,
    <Invited key="invited" page={page} />,
    <Actions key="actions" page={page} {...handlers} />,
  ];
}

function Invited({ page: { email, invitation } }: { page: ListedPage }) {
  if (invitation === null) return email === null ? "Can’t be" : "Not yet";
  const { status, created_at } = invitation;
  return (
    <div>
      {day(created_at)} <Badge tone={tones[status]}>{status}</Badge>
    </div>
  );
}

function Actions({ page, onRequest, onLink, onChanged }: Handlers & { page: ListedPage }) {
  const { business_name, email } = page;
  return (
    <RowActions below>
      <RowButton of={business_name} spoken="View page of" onClick={() => onRequest({ act: "look", page })}>
        View page
      </RowButton>
      {email !== null && <InviteButton page={page} onLink={onLink} onChanged={onChanged} />}
      <RowButton of={business_name} spoken="Remove the page of" onClick={() => onRequest({ act: "remove", page })}>
        Remove
      </RowButton>
    </RowActions>
  );
}

interface RemovePageDialogProps {
  page: ListedPage;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms a permanent removal [moving-12]. */
function RemovePageDialog({ page: { id, business_name, invitation }, onClose, onRemoved }: RemovePageDialogProps) {
  const act = useGuardedAction();

  const goOn = () => {
    const failed = importMessages.imported_page_remove_failed;
    return act(() => call(removeImportedPageCall, { params: { id }, failed }), onRemoved);
  };
  return (
    <QuestionDialog
      open
      onClose={onClose}
      title={`Remove the page of ${business_name}?`}
      confirm="Remove the page"
      danger
      onConfirm={goOn}
    >
      <p>
        All its content and pictures are deleted at once, and no import restores it.
        {invitation?.status === "Pending" && " The link in its invitation stops working."}
      </p>
    </QuestionDialog>
  );
}

interface InviteButtonProps {
  page: ListedPage;
  onLink: (link: DisplayedLink) => void;
  onChanged: () => void;
}

/** Invites, or resends an open or expired invitation [moving-12]. */
function InviteButton({ page: { id, business_name, invitation }, onLink, onChanged }: InviteButtonProps) {
  const toast = useToast();
  const sent = invitation?.status === "Pending" || invitation?.status === "Expired" ? invitation : null;

  async function invite() {
    const failed = adminMessages.invitation_failed;
    const outcome =
      sent === null
        ? await withProof(() => call(offerImportedPageCall, { params: { id }, failed }))
        : await withProof(() => call(resendInvitationCall, { params: { id: sent.id }, failed }));
    // another admin may have changed it since
    onChanged();
    if (!outcome.ok) return outcome.error;
    toast(outcome.body.message, { tone: "good" });
    onLink({ invite_url: outcome.body.invite_url, name: business_name });
  }
  return (
    <ActionButton
      small
      variant="quiet"
      onPress={invite}
      aria-label={sent === null ? `Invite ${business_name}` : `Send again to ${business_name}`}
    >
      {sent === null ? "Invite" : "Send again"}
    </ActionButton>
  );
}
