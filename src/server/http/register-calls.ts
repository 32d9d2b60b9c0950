import { readCoupleDashboardRoute } from "../../contract/couples/dashboard-schema.ts";
import { readNewsRoute } from "../../contract/news/schema.ts";
import { visitDashboardRoute } from "../../contract/providers/my-schema.ts";
import { readProfilePageRoute } from "../../contract/providers/page-schema.ts";
import type { Call } from "../../contract/route.ts";
import { countWaitingRoute, openTodayRoute } from "../../contract/today/schema.ts";
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
import { registerEnquiries } from "../../features/enquiries/routes.ts";
import { checkWaiting } from "../../features/enquiries/waiting/check-waiting.ts";
import { registerFavourites } from "../../features/favourites/routes.ts";
import { registerHealth } from "../../features/health/routes.ts";
import { registerImpersonation } from "../../features/impersonation/routes.ts";
import { registerInvitations } from "../../features/invitations/routes.ts";
import { registerListings } from "../../features/listings/routes.ts";
import { registerMedia } from "../../features/media/routes.ts";
import { registerPlaces } from "../../features/places/routes.ts";
import { registerPlan } from "../../features/plan/routes.ts";
import { refuseIfDeleted } from "../../features/providers/refuse-if-deleted.ts";
import { registerProviders } from "../../features/providers/routes.ts";
import { registerQuotes } from "../../features/quotes/routes.ts";
import { registerSecurity } from "../../features/security/routes.ts";
import { registerSettings } from "../../features/settings/routes.ts";
import { registerTrust } from "../../features/trust/routes.ts";
import { registerVerifications } from "../../features/verifications/routes.ts";
import { registerWeddings } from "../../features/weddings/routes.ts";
import type { Router } from "../../platform/http/router.ts";
import { followConfirmation } from "../account/follow-confirmation.ts";
import { registerAccountCalls } from "../account/register-account-calls.ts";
import { readCoupleDashboard } from "../couple-dashboard/read-couple-dashboard.ts";
import { openToday, readWaiting } from "../dashboard/open-today.ts";
import { visitDashboard } from "../dashboard/visit-dashboard.ts";
import { readAdminNews } from "../news/read-news.ts";
import { registerPrivacy } from "../privacy/register-privacy.ts";
import { readProfilePage } from "../profile/read-profile-page.ts";
import { registerSocialSignIn } from "./register-social-sign-in.ts";

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
  registerAccountCalls(router);
  registerSocialSignIn(router);
  registerPages(router);
  registerPrivacy(router);
}

/** Each for one page with data of several features. */
function registerPages(router: Router): void {
  router.bind(visitDashboardRoute, async (ctx) => ({ data: await visitDashboard(ctx) }));
  router.bind(openTodayRoute, async (ctx) => ({ data: await openToday(ctx) }));
  router.bind(countWaitingRoute, async (ctx) => ({ data: await readWaiting(ctx) }));
  router.bind(readCoupleDashboardRoute, async (ctx) => ({ dashboard: await readCoupleDashboard(ctx) }));
  // for unpublished profiles, which shared pages can't show
  router.bind(readProfilePageRoute, async (ctx, { params: { id } }) => ({
    data: await refuseIfDeleted(ctx, id, () => readProfilePage(ctx, id)),
  }));
  router.bind(readNewsRoute, async (ctx) => ({ data: await readAdminNews(ctx) }));
}

export function listCalls(): Call[] {
  const calls: Call[] = [];
  registerCalls({ bind: (call) => void calls.push(call) });
  return calls;
}
