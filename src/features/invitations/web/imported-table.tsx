import { useState } from "react";
import { RowActions } from "../../../client/list/row-actions.tsx";
import { formatDate } from "../../../contract/format.ts";
import type { ListedPage } from "../../../contract/imports/shapes.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { DraftDialog } from "./draft-dialog.tsx";
import { InviteButton } from "./invite-button.tsx";
import type { Shown } from "./invite-link.tsx";
import { RemovePageDialog } from "./remove-page-dialog.tsx";

interface ImportedTableProps {
  pages: readonly ListedPage[];
  isStale: boolean;
  onLink: (link: Shown) => void;
  onChanged: () => void;
}

const columns: readonly Column[] = [
  { id: "business", label: "Business" },
  { id: "place", label: "Where" },
  { id: "email", label: "Email" },
  { id: "source", label: "Directory" },
  { id: "imported", label: "Imported" },
  { id: "invited", label: "Invited" },
  { id: "actions", label: "Actions", bare: true, below: true },
];

const tones = { Used: "good", Pending: "plain", Expired: "warn", Revoked: "bad" } as const;

type Asked = { act: "look" | "remove"; page: ListedPage };

/** The imported pages, and what can be done with each [moving-10]. */
export function ImportedTable({ pages, isStale, onLink, onChanged }: ImportedTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <DataTable
        caption="Imported pages that nobody has claimed"
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        isStale={isStale}
        cells={(page) => cellsOf(page, { onAsk: setAsked, onLink, onChanged })}
      />
      {asked?.act === "look" && <DraftDialog page={asked.page} onClose={close} />}
      {asked?.act === "remove" && <RemovePageDialog page={asked.page} onClose={close} onRemoved={onChanged} />}
    </>
  );
}

interface Handlers {
  onAsk: (asked: Asked) => void;
  onLink: (link: Shown) => void;
  onChanged: () => void;
}

const day = (moment: string) => formatDate(southAfricanTime(Date.parse(moment)));

function cellsOf(page: ListedPage, handlers: Handlers) {
  const { business_name, category_name, city, province, email, source, created_at, goes_at } = page;
  return [
    <div key="business">
      {business_name}
      <small>{category_name ?? "No category"}</small>
    </div>,
    [city, province].filter((part) => part !== null && part !== "").join(", ") || "Not told",
    email ?? "None",
    source,
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

function Actions({ page, onAsk, onLink, onChanged }: Handlers & { page: ListedPage }) {
  const { business_name, email } = page;
  return (
    <RowActions below>
      <Button
        small
        variant="quiet"
        onClick={() => onAsk({ act: "look", page })}
        aria-label={`View page of ${business_name}`}
      >
        View page
      </Button>
      {email !== null && <InviteButton page={page} onLink={onLink} onChanged={onChanged} />}
      <Button
        small
        variant="quiet"
        onClick={() => onAsk({ act: "remove", page })}
        aria-label={`Remove the page of ${business_name}`}
      >
        Remove
      </Button>
    </RowActions>
  );
}
