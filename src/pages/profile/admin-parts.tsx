import type { ProfileProvider } from "../../contract/providers/page-schema.ts";
import { ImpersonateButton } from "../admin/actions/impersonate-button.tsx";
import { startProviderImpersonation } from "../admin/actions/impersonate.ts";

type Business = Pick<ProfileProvider, "id" | "business_name">;

/** Impersonates the business; the reloaded page shows its owner's view [profile-16]. */
export function Impersonate({ business: { id, business_name } }: { business: Business }) {
  return (
    <ImpersonateButton
      variant="outline"
      name={business_name}
      onImpersonate={() => startProviderImpersonation(id, "reload")}
    />
  );
}
