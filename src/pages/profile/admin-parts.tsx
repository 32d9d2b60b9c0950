import { ImpersonateButton } from "../../client/admin/impersonate-button.tsx";
import { impersonateProvider } from "../../client/admin/impersonate.ts";
import type { ProfileProvider } from "../../contract/providers/page-shapes.ts";

type Business = Pick<ProfileProvider, "id" | "business_name">;

/** A super admin's way to act as the business: the page is loaded anew and shows itself as its owner sees it [profile-16]. */
export function Impersonate({ business: { id, business_name } }: { business: Business }) {
  return (
    <ImpersonateButton variant="outline" name={business_name} onImpersonate={() => impersonateProvider(id, "reload")} />
  );
}
