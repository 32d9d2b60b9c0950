import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { RowActions, RowButton } from "../../../client/list/row-actions.tsx";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatCount } from "../../../contract/format.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import type { SuperAdmin } from "../../../contract/providers/admin-schema.ts";
import {
  listSuperAdminsCall,
  nameSuperAdminCall,
  demoteSuperAdminCall,
  removeSuperAdminFactorsCall,
  signOutSuperAdminCall,
} from "../../../contract/providers/calls.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { useGuardedAction } from "../actions/use-guarded-action.ts";
import styles from "../../../client/list/tab-form.module.css";

interface EndPowersDialogProps {
  wanted: PowersAction;
  admin: SuperAdmin;
  onClose: () => void;
  onDone: () => void;
}

const labels = {
  demote: {
    title: (name: string) => `Demote ${name}?`,
    confirm: "Demote",
    text: "It remains an ordinary provider account, and is logged out everywhere at once.",
  },
  sign_out: {
    title: (name: string) => `Log out ${name}?`,
    confirm: "Log out",
    text: "Every browser has to log in again, and any impersonation ends.",
  },
  remove_factors: {
    title: (name: string) => `Remove the second factor of ${name}?`,
    confirm: "Remove second factor",
    text: adminMessages.factors_question,
  },
} as const;

const calls = {
  demote: demoteSuperAdminCall,
  sign_out: signOutSuperAdminCall,
  remove_factors: removeSuperAdminFactorsCall,
};

/** Asks before a demotion, sign-out or removal of second factors [admin-33, admin-38]. */
function EndPowersDialog({ wanted, admin: { id, business_name }, onClose, onDone }: EndPowersDialogProps) {
  const act = useGuardedAction();
  const { title, confirm, text } = labels[wanted];

  const goOn = () =>
    act(() => call(calls[wanted], { params: { id }, failed: adminMessages.super_admin_failed }), onDone);
  return (
    <QuestionDialog
      open
      danger={wanted !== "sign_out"}
      onClose={onClose}
      title={title(business_name)}
      confirm={confirm}
      onConfirm={goOn}
    >
      <p>{text}</p>
    </QuestionDialog>
  );
}

/** Lists, adds, demotes and signs out super admins [admin-33]. */
export default function SuperAdminsTab() {
  const list = useFetched(listSuperAdminsCall, { as: "provider", failed: adminMessages.super_admins_failed });
  const [requested, setRequested] = useState<{ wanted: PowersAction; admin: SuperAdmin } | null>(null);
  const reload = () => void list.reload();
  return (
    <div>
      <FormSection
        title="Add a super admin"
        lead="They first register a provider account and confirm its email address. The account must otherwise be empty."
      >
        <NameForm onNamed={reload} />
      </FormSection>
      <section className={styles.list} aria-labelledby="super-admins">
        <h2 id="super-admins">Super admins</h2>
        <Fetched of={list} skeleton={<Skeleton height="12rem" />}>
          {({ super_admins }) => (
            <SuperAdminTable admins={super_admins} onRequest={(wanted, admin) => setRequested({ wanted, admin })} />
          )}
        </Fetched>
      </section>
      {requested && <EndPowersDialog {...requested} onClose={() => setRequested(null)} onDone={reload} />}
    </div>
  );
}

function NameForm({ onNamed }: { onNamed: () => void }) {
  const toast = useToast();
  const [round, setRound] = useState(0);
  const { form, fieldErrors, error, isBusy } = useForm({
    send: ({ email = "" }) =>
      withProof(() => call(nameSuperAdminCall, { body: { email }, failed: adminMessages.super_admin_failed })),
    onDone({ message }) {
      setRound(round + 1);
      toast(message, { tone: "good" });
      onNamed();
    },
  });
  return (
    <form {...form} key={round} className={styles.form}>
      <Field label="Email of the account" error={fieldErrors["email"]}>
        <Input name="email" type="email" autoComplete="off" required />
      </Field>
      <FormError sentence={fieldErrors["email"] ? null : error} />
      <Button type="submit" busy={isBusy} className={styles.start}>
        Add super admin
      </Button>
    </form>
  );
}

type PowersAction = "demote" | "sign_out" | "remove_factors";

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
function SuperAdminTable({ admins, onRequest }: SuperAdminTableProps) {
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
    <Breakable key="email" text={email} />,
    <div key="sessions">
      {sessions === 0 ? "Nowhere" : formatCount(sessions, "browser", "browsers")}
      {last_used_at !== null && <small>last used {formatDateTime(last_used_at)}</small>}
    </div>,
    !is_you && (
      <RowActions key="actions">
        <RowButton of={business_name} onClick={() => onRequest("sign_out", admin)}>
          Log out
        </RowButton>
        {has_second_factor && (
          <RowButton
            of={business_name}
            spoken="Remove the second factor of"
            onClick={() => onRequest("remove_factors", admin)}
          >
            Second factor
          </RowButton>
        )}
        <RowButton of={business_name} onClick={() => onRequest("demote", admin)}>
          Demote
        </RowButton>
      </RowActions>
    ),
  ];
}
