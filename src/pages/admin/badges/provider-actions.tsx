import { href } from "react-router";
import { RowActions, RowButton } from "../../../client/list/row-actions.tsx";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ImpersonateButton } from "../actions/impersonate-button.tsx";
import { startProviderImpersonation } from "../actions/impersonate.ts";
import styles from "./provider-actions.module.css";

export type ProviderAction =
  | "explain_removal"
  | "note"
  | "rate"
  | "unpublish"
  | "suspend"
  | "restore"
  | "sign_out"
  | "remove_factors"
  | "delete";

interface ProviderActionsProps {
  provider: AdminProvider;
  onRequest: (act: ProviderAction) => void;
}

const suspending = { act: "suspend", label: "Suspend", aria: "Suspend" } as const;
const restoring = { act: "restore", label: "Lift suspension", aria: "Lift the suspension of" } as const;

/** Rules [admin-2]; super admins can't be impersonated or deleted [admin-11, admin-8]. */
export function ProviderActions({ provider, onRequest }: ProviderActionsProps) {
  const { id, business_name, is_published, is_super_admin, has_second_factor, suspended_at, badges } = provider;
  const act = suspended_at === null ? suspending : restoring;
  return (
    <RowActions below>
      <ButtonLink
        small
        variant="quiet"
        to={href("/provider/:id", { id })}
        aria-label={`View Profile of ${business_name}`}
      >
        View Profile
      </ButtonLink>
      {!is_super_admin && (
        <ImpersonateButton name={business_name} onImpersonate={() => startProviderImpersonation(id)} />
      )}
      <RowButton of={business_name} spoken="Ratings of" onClick={() => onRequest("rate")}>
        Ratings
      </RowButton>
      {badges.length > 0 && (
        <RowButton of={business_name} spoken="Notes on" onClick={() => onRequest("note")}>
          Notes
        </RowButton>
      )}
      {is_published && (
        <RowButton of={business_name} onClick={() => onRequest("unpublish")}>
          Unpublish
        </RowButton>
      )}
      {!is_super_admin && (
        <RowButton of={business_name} spoken={act.aria} onClick={() => onRequest(act.act)}>
          {act.label}
        </RowButton>
      )}
      {!is_super_admin && (
        <RowButton of={business_name} onClick={() => onRequest("sign_out")}>
          Log out
        </RowButton>
      )}
      {!is_super_admin && has_second_factor && (
        <RowButton of={business_name} spoken="Remove the second factor of" onClick={() => onRequest("remove_factors")}>
          Second factor
        </RowButton>
      )}
      {!is_super_admin && (
        <Button
          small
          variant="outline"
          className={styles.danger}
          onClick={() => onRequest("delete")}
          aria-label={`Delete ${business_name}`}
        >
          Delete
        </Button>
      )}
    </RowActions>
  );
}
