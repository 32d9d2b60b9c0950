import { useState } from "react";
import { pathOf } from "../../client/address-of.ts";
import type { AnswerOf } from "../../client/call/call-types.ts";
import { ListResults } from "../../client/list/list-results.tsx";
import { FilterSearch, ListTools } from "../../client/list/list-tools.tsx";
import { RowActions, RowButton } from "../../client/list/row-actions.tsx";
import { useList } from "../../client/list/use-list.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { listCouplesCall } from "../../contract/couples/calls.ts";
import type { AdminCouple } from "../../contract/couples/dashboard-schema.ts";
import { formatDate } from "../../contract/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breakable } from "../../ui/breakable.tsx";
import { DataTable, type Column } from "../../ui/data/data-table.tsx";
import { Figures } from "../../ui/data/figures.tsx";
import { ImpersonateButton } from "./actions/impersonate-button.tsx";
import { startCoupleImpersonation } from "./actions/impersonate.ts";
import { RemoveFactorsDialog } from "./actions/remove-factors-dialog.tsx";
import { SignOutDialog } from "./actions/sign-out-dialog.tsx";

type Answer = AnswerOf<typeof listCouplesCall>;

const columns: readonly Column[] = [
  { id: "name", label: "Name" },
  { id: "email", label: "Email" },
  { id: "wedding_date", label: "Wedding date", line: true },
  { id: "provider", label: "Signed up with" },
  { id: "actions", label: "Actions", bare: true },
];

/** Lists couples; an admin can act as one, sign it out or remove its second factor [admin-10, admin-37, admin-38]. */
export default function CouplesTab() {
  const list = useList<Answer>(pathOf(listCouplesCall), { failed: adminMessages.couples_failed, limit: 50 });
  const [requested, setRequested] = useState<Requested | null>(null);
  const search = list.filters["search"] ?? "";
  return (
    <>
      <Figures
        hasFailed={list.error !== null}
        figures={[{ label: search ? "Couples found" : "Total couples", value: list.answer?.total ?? null }]}
      />
      <ListTools>
        <FilterSearch list={list} name="search" label="Search by name or email" placeholder="Name or email" />
      </ListTools>
      <ListResults
        list={list}
        height="24rem"
        nothing={{
          title: "No couples yet",
          text: "Couples appear here once they register.",
          searched: { title: "No couples found", text: "No results. Try another name or email." },
        }}
      >
        {({ couples }) => (
          <DataTable
            caption="Couples"
            columns={columns}
            rows={couples}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            cells={(couple) => cellsOf(couple, setRequested)}
          />
        )}
      </ListResults>
      {requested?.act === "sign_out" && <SignOutDialog account={requested} onClose={() => setRequested(null)} />}
      {requested?.act === "remove_factors" && (
        <RemoveFactorsDialog account={requested} onClose={() => setRequested(null)} onDone={() => void list.reload()} />
      )}
    </>
  );
}

type Requested = { act: "sign_out" | "remove_factors"; id: string; name: string };

function cellsOf(couple: AdminCouple, onRequest: (request: Requested) => void) {
  const { id, name, email, wedding_date, provider, has_second_factor } = couple;
  const called = name || email;
  return [
    name || "No names yet",
    <Breakable key="email" text={email} />,
    wedding_date === null ? "Not set" : formatDate(wedding_date),
    <Badge key="provider">{provider === "google" ? "Google" : "Email"}</Badge>,
    <RowActions key="actions">
      <ImpersonateButton name={called} onImpersonate={() => startCoupleImpersonation(id)} />
      <RowButton of={called} onClick={() => onRequest({ act: "sign_out", id, name: called })}>
        Log out
      </RowButton>
      {has_second_factor && (
        <RowButton
          of={called}
          spoken="Remove the second factor of"
          onClick={() => onRequest({ act: "remove_factors", id, name: called })}
        >
          Second factor
        </RowButton>
      )}
    </RowActions>,
  ];
}
