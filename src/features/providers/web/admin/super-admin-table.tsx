import { RowActions } from "../../../../client/list/row-actions.tsx";
import { formatCount } from "../../../../contract/format.ts";
import { formatDateTime } from "../../../../contract/moments.ts";
import type { SuperAdmin } from "../../../../contract/providers/super-admin-schema.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { DataTable, type Column } from "../../../../ui/data-table.tsx";

export type PowersAction = "demote" | "sign_out" | "remove_factors";

const columns: readonly Column[] = [
  { id: "name", label: "Name" },
  { id: "email", label: "Email" },
  { id: "sessions", label: "Logged in" },
  { id: "actions", label: "Actions", bare: true },
];

interface SuperAdminTableProps {
  admins: readonly SuperAdmin[];
  onRequest: (act: PowersAction, admin: SuperAdmin) => void;
}

/** Super admins and their sessions [admin-33]. */
export function SuperAdminTable({ admins, onRequest }: SuperAdminTableProps) {
  return (
    <DataTable
      caption="Super admins"
      columns={columns}
      rows={admins}
      rowKey={({ id }) => id}
      cells={(admin) => cellsOf(admin, onRequest)}
    />
  );
}

function cellsOf(admin: SuperAdmin, onRequest: SuperAdminTableProps["onRequest"]) {
  const { business_name, contact_person, email, is_you, sessions, has_second_factor, last_used_at } = admin;
  return [
    <div key="name">
      {business_name}
      <small>{contact_person}</small>
      {is_you && <Badge>You</Badge>}
    </div>,
    email,
    <div key="sessions">
      {sessions === 0 ? "Nowhere" : formatCount(sessions, "browser", "browsers")}
      {last_used_at !== null && <small>last used {formatDateTime(last_used_at)}</small>}
    </div>,
    !is_you && (
      <RowActions key="actions">
        <Button
          small
          variant="quiet"
          onClick={() => onRequest("sign_out", admin)}
          aria-label={`Log out ${business_name}`}
        >
          Log out
        </Button>
        {has_second_factor && (
          <Button
            small
            variant="quiet"
            onClick={() => onRequest("remove_factors", admin)}
            aria-label={`Remove the second factor of ${business_name}`}
          >
            Second factor
          </Button>
        )}
        <Button small variant="quiet" onClick={() => onRequest("demote", admin)} aria-label={`Demote ${business_name}`}>
          Demote
        </Button>
      </RowActions>
    ),
  ];
}
