import type { ProfileProvider } from "../../../contract/providers/page-shapes.ts";
import { impersonateProvider } from "../../../features/impersonation/web/impersonate.ts";
import { ImpersonateButton } from "../admin/impersonate-button.tsx";

type Business = Pick<ProfileProvider, "id" | "business_name">;

/** A super admin's way to act as the business: the page is loaded anew and shows itself as its owner sees it [profile-16]. */
export function Impersonate({ business: { id, business_name } }: { business: Business }) {
  return (
    <ImpersonateButton variant="outline" name={business_name} onImpersonate={() => impersonateProvider(id, "reload")} />
  );
}
