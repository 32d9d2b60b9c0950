import { registerAccounts } from "../features/accounts/routes.ts";
import { registerAudit } from "../features/audit/routes.ts";
import { registerBadges } from "../features/badges/routes.ts";
import { registerCategories } from "../features/categories/routes.ts";
import { registerCouples } from "../features/couples/routes.ts";
import { registerEndorsements } from "../features/endorsements/routes.ts";
import { joinGuestEnquiries } from "../features/enquiries/join-guests.ts";
import { registerEnquiries } from "../features/enquiries/routes.ts";
import { registerFavourites } from "../features/favourites/routes.ts";
import { registerImpersonation } from "../features/impersonation/routes.ts";
import { registerInvitations } from "../features/invitations/routes.ts";
import { registerMedia } from "../features/media/routes.ts";
import { registerProviders } from "../features/providers/routes.ts";
import { registerSettings } from "../features/settings/routes.ts";
import { registerTrust } from "../features/trust/routes.ts";
import { registerVerifications } from "../features/verifications/routes.ts";
import type { Door } from "../platform/http/door.ts";
import { registerWholeAccounts } from "./account/register-whole-accounts.ts";
import { registerDesk } from "./desk/register-desk.ts";
import { registerNews } from "./news/register-news.ts";
import { registerProfilePage } from "./profile/register-profile-page.ts";
import { registerQueue } from "./queue/register-queue.ts";
import { registerSocialSignIn } from "./register-social-sign-in.ts";

/** Hangs every feature's calls in the door, in the features' declared order. */
export function registerCalls(door: Door): void {
  registerAudit(door);
  registerSettings(door);
  registerCategories(door);
  registerAccounts(door, joinGuestEnquiries);
  registerTrust(door);
  registerProviders(door);
  registerMedia(door);
  registerEndorsements(door);
  registerBadges(door);
  registerVerifications(door);
  registerCouples(door);
  registerFavourites(door);
  registerEnquiries(door);
  registerInvitations(door);
  registerImpersonation(door);
  registerWholeAccounts(door);
  registerSocialSignIn(door);
  registerDesk(door);
  registerProfilePage(door);
  registerQueue(door);
  registerNews(door);
}
