import * as accounts from "../../contract/accounts/schema.ts";
import { adminMessages } from "../../contract/admin-messages.ts";
import { dashboardMessages } from "../../contract/dashboard-messages.ts";
import * as admin from "../../contract/providers/admin-schema.ts";
import { ratings_recorded, recordRatingsRoute } from "../../contract/providers/admin-schema.ts";
import * as own from "../../contract/providers/my-schema.ts";
import { viewProfileRoute } from "../../contract/providers/my-schema.ts";
import * as calls from "../../contract/providers/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { signInProvider } from "./account/sign-in-provider.ts";
import { changeSuperAdmin } from "./admin/change-super-admin.ts";
import { listAllProviders } from "./admin/list-all-providers.ts";
import { listSuperAdmins } from "./admin/list-super-admins.ts";
import { nameSuperAdmin } from "./admin/name-super-admin.ts";
import { previewDeletion } from "./admin/preview-deletion.ts";
import { restoreProvider } from "./admin/restore-provider.ts";
import { suspendProvider } from "./admin/suspend-provider.ts";
import { unpublishProvider } from "./admin/unpublish-provider.ts";
import { publishProfile } from "./publish-profile.ts";
import { readMyProfile } from "./read-my-profile.ts";
import { readProvider } from "./read-provider.ts";
import { refuseIfDeleted } from "./refuse-if-deleted.ts";
import { validateProfile, saveProfile } from "./save-profile.ts";
import { rateProvider } from "./trust/rate-provider.ts";
import { countView } from "./views/count-view.ts";

/** The calls about providers [api-5], and sign-in [accounts-3]. */
export function registerProviders(router: Router): void {
  router.bind(accounts.signInProviderRoute, (ctx, { body, meta }) => signInProvider(ctx, body, meta));
  // Before the route with an id: "profile" is not an id.
  router.bind(own.readMyProfileRoute, (ctx) => readMyProfile(ctx));
  router.bind(
    own.saveProfileRoute,
    async (ctx, { body }) => ({ message: dashboardMessages.profile_saved, data: await saveProfile(ctx, body) }),
    validateProfile,
  );
  router.bind(own.publishProfileRoute, async (ctx) => {
    await publishProfile(ctx);
    return { data: { message: dashboardMessages.publish_done } };
  });
  router.bind(admin.listAllProvidersRoute, (ctx, { query }) => listAllProviders(ctx, query));
  router.bind(admin.unpublishProviderRoute, async (ctx, { params }) => ({
    message: adminMessages.unpublished(await unpublishProvider(ctx, params.id)),
  }));
  router.bind(admin.suspendProviderRoute, async (ctx, { params, body: { reason } }) => {
    const { name, suspended_at } = await suspendProvider(ctx, params.id, reason);
    const data = { suspended_at: suspended_at.toISOString(), suspended_reason: reason };
    return { message: adminMessages.suspended(name), data };
  });
  router.bind(admin.restoreProviderRoute, async (ctx, { params }) => ({
    message: adminMessages.restored(await restoreProvider(ctx, params.id)),
  }));
  router.bind(admin.previewDeletionRoute, async (ctx, { params }) => ({ data: await previewDeletion(ctx, params.id) }));
  router.bind(admin.listSuperAdminsRoute, async (ctx) => ({ super_admins: await listSuperAdmins(ctx) }));
  router.bind(admin.nameSuperAdminRoute, async (ctx, { body }) => ({
    message: adminMessages.super_admin_named(await nameSuperAdmin(ctx, body.email)),
  }));
  router.bind(admin.demoteSuperAdminRoute, async (ctx, { params }) => ({
    message: adminMessages.super_admin_demoted(await changeSuperAdmin(ctx, params.id, "demoted")),
  }));
  router.bind(admin.signOutSuperAdminRoute, async (ctx, { params }) => ({
    message: adminMessages.super_admin_signed_out(await changeSuperAdmin(ctx, params.id, "signed_out")),
  }));
  router.bind(admin.removeSuperAdminFactorsRoute, async (ctx, { params }) => ({
    message: adminMessages.super_admin_factors_removed(await changeSuperAdmin(ctx, params.id, "factors_removed")),
  }));
  router.bind(recordRatingsRoute, async (ctx, { params, body }) => ({
    message: ratings_recorded,
    data: await rateProvider(ctx, params.id, body),
  }));
  router.bind(viewProfileRoute, (ctx, { params, meta }) => {
    countView(ctx, params.id, meta);
    return Promise.resolve(null);
  });
  router.bind(calls.readProviderRoute, async (ctx, { params: { id } }) => ({
    data: await refuseIfDeleted(ctx, id, () => readProvider(ctx, id)),
  }));
}
