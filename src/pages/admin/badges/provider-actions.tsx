import { href } from "react-router";
import { RowActions } from "../../../client/list/row-actions.tsx";
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
      <Button small variant="quiet" onClick={() => onRequest("rate")} aria-label={`Ratings of ${business_name}`}>
        Ratings
      </Button>
      {badges.length > 0 && (
        <Button small variant="quiet" onClick={() => onRequest("note")} aria-label={`Notes on ${business_name}`}>
          Notes
        </Button>
      )}
      {is_published && (
        <Button small variant="quiet" onClick={() => onRequest("unpublish")} aria-label={`Unpublish ${business_name}`}>
          Unpublish
        </Button>
      )}
      {!is_super_admin && (
        <Button small variant="quiet" onClick={() => onRequest(act.act)} aria-label={`${act.aria} ${business_name}`}>
          {act.label}
        </Button>
      )}
      {!is_super_admin && (
        <Button small variant="quiet" onClick={() => onRequest("sign_out")} aria-label={`Log out ${business_name}`}>
          Log out
        </Button>
      )}
      {!is_super_admin && has_second_factor && (
        <Button
          small
          variant="quiet"
          onClick={() => onRequest("remove_factors")}
          aria-label={`Remove the second factor of ${business_name}`}
        >
          Second factor
        </Button>
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
