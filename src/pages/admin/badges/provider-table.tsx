import { useState } from "react";
import { badgeNames } from "../../../contract/badges/badge-names.ts";
import { badgeTypes } from "../../../contract/badges/calls.ts";
import { formatCount, formatDate, formatRating } from "../../../contract/format.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { ProfileBadges } from "../../../features/badges/web/profile-badges.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { DataTable, type Column } from "../../../ui/data/data-table.tsx";
import { ReasonDialog } from "../actions/reason-dialog.tsx";
import { RemoveFactorsDialog } from "../actions/remove-factors-dialog.tsx";
import { SignOutDialog } from "../actions/sign-out-dialog.tsx";
import { DeleteProviderDialog } from "../providers/delete-provider-dialog.tsx";
import { RatingsDialog } from "../providers/ratings-dialog.tsx";
import { RestoreDialog } from "../providers/restore-dialog.tsx";
import { SuspendDialog } from "../providers/suspend-dialog.tsx";
import { UnpublishDialog } from "../providers/unpublish-dialog.tsx";
import { BadgeTick } from "./badge-tick.tsx";
import { NotesDialog } from "./notes-dialog.tsx";
import { ProviderActions, type ProviderAction } from "./provider-actions.tsx";
import { useBadgeChange, type RowHandlers } from "./use-badge-change.ts";
import text from "../../../ui/text.module.css";
import styles from "./provider-table.module.css";

interface ProviderTableProps {
  providers: readonly AdminProvider[];
  /** All matches, super admins included. */
  total: number;
  super_admins: number;
  isStale: boolean;
  onChange: (id: string, changes: Partial<AdminProvider>) => void;
  onRemoved: (id: string) => void;
}

const columns: readonly Column[] = [
  { id: "name", label: "Business name" },
  { id: "contact", label: "Contact", card: "whole" },
  { id: "badges", label: "Badges", card: "whole" },
  ...badgeTypes.map((type): Column => ({ id: type, label: badgeNames[type], card: "half" })),
  { id: "actions", label: "Actions", bare: true, below: true },
];

/** Rule [admin-2]. */
export function ProviderTable({ providers, total, super_admins, isStale, onChange, onRemoved }: ProviderTableProps) {
  const [requested, setRequested] = useState<{ act: ProviderAction; provider: AdminProvider } | null>(null);
  const newest = (provider: AdminProvider) => providers.find(({ id }) => id === provider.id) ?? provider;
  const account = requested && { id: requested.provider.id, name: requested.provider.business_name };
  const dialog = { onClose: () => setRequested(null), onChange, onRemoved };
  return (
    <>
      <p className={text.fine} role="status">
        {formatProviderCount(total, super_admins)}
      </p>
      <DataTable
        caption="Providers and their badges"
        columns={columns}
        rows={providers}
        rowKey={({ id }) => id}
        isStale={isStale}
        cells={(provider) =>
          cellsOf(provider, { onChange, onRemoved, onRequest: (act) => setRequested({ act, provider }) })
        }
      />
      {requested?.act === "explain_removal" && <RemovalDialog provider={requested.provider} {...dialog} />}
      {requested?.act === "note" && <NotesDialog provider={newest(requested.provider)} {...dialog} />}
      {requested?.act === "unpublish" && <UnpublishDialog provider={requested.provider} {...dialog} />}
      {requested?.act === "suspend" && <SuspendDialog provider={requested.provider} {...dialog} />}
      {requested?.act === "restore" && <RestoreDialog provider={newest(requested.provider)} {...dialog} />}
      {requested?.act === "rate" && <RatingsDialog provider={requested.provider} {...dialog} />}
      {account && requested?.act === "sign_out" && <SignOutDialog account={account} onClose={dialog.onClose} />}
      {account && requested?.act === "remove_factors" && (
        <RemoveFactorsDialog
          account={account}
          onClose={dialog.onClose}
          onDone={() => onChange(account.id, { has_second_factor: false })}
        />
      )}
      {requested?.act === "delete" && <DeleteProviderDialog provider={requested.provider} {...dialog} />}
    </>
  );
}

/** The counts above leave super admins out, the list does not. */
function formatProviderCount(total: number, super_admins: number): string {
  const providers = formatCount(total - super_admins, "provider", "providers");
  return super_admins === 0
    ? providers
    : `${providers} and ${formatCount(super_admins, "super admin", "super admins")}`;
}

type Handlers = Pick<ProviderTableProps, "onChange" | "onRemoved"> & { onRequest: (act: ProviderAction) => void };

function cellsOf(provider: AdminProvider, { onChange, onRemoved, onRequest }: Handlers) {
  return [
    <Name key="name" provider={provider} />,
    <Contact key="contact" provider={provider} />,
    <BadgesCell key="badges" provider={provider} />,
    ...badgeTypes.map((type) => (
      <BadgeTick
        key={type}
        provider={provider}
        type={type}
        onChange={onChange}
        onRemoved={onRemoved}
        onRequest={onRequest}
      />
    )),
    <ProviderActions key="actions" provider={provider} onRequest={onRequest} />,
  ];
}

function Name({ provider }: { provider: AdminProvider }) {
  const { business_name, category_name, trust_score, trust_tier } = provider;
  return (
    <div className={styles.name}>
      {business_name}
      <small>{category_name ?? "No category"}</small>
      <small>
        {trust_tier === null ? "Trust" : `${trust_tier}, trust`} {formatRating(trust_score)}
      </small>
    </div>
  );
}

function Contact({ provider: { contact_person, email } }: { provider: AdminProvider }) {
  return (
    <div className={styles.contact}>
      {contact_person}
      <small>
        <Breakable text={email} />
      </small>
    </div>
  );
}

function BadgesCell({ provider: { badges, is_published, is_super_admin, suspended_at } }: { provider: AdminProvider }) {
  return (
    <div className={styles.badges}>
      {badges.length === 0 ? <span className={text.fine}>None</span> : <ProfileBadges badges={badges} short />}
      {badges.map(
        ({ badge_type, notes }) =>
          notes !== null && (
            <small key={badge_type} className={styles.note}>
              <b>{badgeNames[badge_type]}:</b> {notes}
            </small>
          ),
      )}
      {badges.map(
        ({ badge_type, rests_since, rests_for }) =>
          rests_since !== null && (
            <small key={`${badge_type} rests`} className={styles.rests}>
              <b>{badgeNames[badge_type]} rests</b> since {formatDate(rests_since)}: changed {rests_for}
            </small>
          ),
      )}
      {!is_published && !is_super_admin && (
        <Badge tone="bad">{suspended_at === null ? "Unpublished" : "Suspended"}</Badge>
      )}
      {is_super_admin && <Badge>Super admin</Badge>}
    </div>
  );
}

interface RemovalDialogProps extends RowHandlers {
  provider: AdminProvider;
  onClose: () => void;
}

function RemovalDialog({ provider, onClose, onChange, onRemoved }: RemovalDialogProps) {
  const changeBadge = useBadgeChange(provider, { onChange, onRemoved });
  async function confirm(reason: string) {
    const error = await changeBadge("add", { badge_type: "verified" });
    return error ?? changeBadge("remove", { badge_type: "verified", notes: reason });
  }
  return (
    <ReasonDialog
      title={`Why is ${provider.business_name} no longer verified?`}
      label="Why"
      help="It appears in the email to them and in the audit."
      confirm="Save the reason"
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
