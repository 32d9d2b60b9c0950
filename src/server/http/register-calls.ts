import type { Call } from "../../contract/call.ts";
import { registerAccounts } from "../../features/accounts/routes.ts";
import { registerAudit } from "../../features/audit/routes.ts";
import { registerBadges } from "../../features/badges/routes.ts";
import { registerBudget } from "../../features/budget/routes.ts";
import { registerCalendars } from "../../features/calendars/routes.ts";
import { registerCategories } from "../../features/categories/routes.ts";
import { registerComplaints } from "../../features/complaints/routes.ts";
import { registerConversations } from "../../features/conversations/routes.ts";
import { registerCouples } from "../../features/couples/routes.ts";
import { registerEmails } from "../../features/emails/routes.ts";
import { registerEndorsements } from "../../features/endorsements/routes.ts";
import { checkWaiting } from "../../features/enquiries/check-waiting.ts";
import { registerEnquiries } from "../../features/enquiries/routes.ts";
import { registerFavourites } from "../../features/favourites/routes.ts";
import { registerHealth } from "../../features/health/routes.ts";
import { registerImpersonation } from "../../features/impersonation/routes.ts";
import { registerInvitations } from "../../features/invitations/routes.ts";
import { registerListings } from "../../features/listings/routes.ts";
import { registerMedia } from "../../features/media/routes.ts";
import { registerPlaces } from "../../features/places/routes.ts";
import { registerPlan } from "../../features/plan/routes.ts";
import { registerProviders } from "../../features/providers/routes.ts";
import { registerQuotes } from "../../features/quotes/routes.ts";
import { registerSecurity } from "../../features/security/routes.ts";
import { registerSettings } from "../../features/settings/routes.ts";
import { registerTrust } from "../../features/trust/routes.ts";
import { registerVerifications } from "../../features/verifications/routes.ts";
import { registerWeddings } from "../../features/weddings/routes.ts";
import type { Router } from "../../platform/http/router.ts";
import { followConfirmation } from "../account/follow-confirmation.ts";
import { registerWholeAccounts } from "../account/register-whole-accounts.ts";
import { registerCoupleDashboard } from "../couple-dashboard/register-couple-dashboard.ts";
import { registerDashboard } from "../dashboard/register-dashboard.ts";
import { registerNews } from "../news/register-news.ts";
import { registerPrivacy } from "../privacy/register-privacy.ts";
import { registerProfilePage } from "../profile/register-profile-page.ts";
import { registerSocialSignIn } from "./register-social-sign-in.ts";

/** Hangs every feature's calls on the router, in the features' declared order. */
export function registerCalls(router: Router): void {
  registerAudit(router);
  registerEmails(router);
  registerSettings(router);
  registerSecurity(router);
  registerHealth(router);
  registerComplaints(router);
  registerCategories(router);
  registerPlaces(router);
  registerAccounts(router, followConfirmation, checkWaiting);
  registerTrust(router);
  registerListings(router);
  registerProviders(router);
  registerCalendars(router);
  registerMedia(router);
  registerEndorsements(router);
  registerBadges(router);
  registerVerifications(router);
  registerCouples(router);
  registerWeddings(router, followConfirmation);
  registerFavourites(router);
  registerConversations(router);
  registerEnquiries(router);
  registerQuotes(router);
  registerBudget(router);
  registerPlan(router);
  registerInvitations(router);
  registerImpersonation(router);
  registerWholeAccounts(router);
  registerSocialSignIn(router);
  registerDashboard(router);
  registerCoupleDashboard(router);
  registerProfilePage(router);
  registerNews(router);
  registerPrivacy(router);
}

/** Every call there is, as the features hang them on the router. */
export function listCalls(): Call[] {
  const calls: Call[] = [];
  registerCalls({ bind: (call) => void calls.push(call) });
  return calls;
}
