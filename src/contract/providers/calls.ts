import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") &
  typeof import("./admin-schema.ts") &
  typeof import("./my-schema.ts") &
  typeof import("./page-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const suggestWaysCall: Call<"suggestWays"> = {
  method: "get",
  path: "/api/providers/ways",
  who: "anyone",
  cached: ["catalogue"],
};
export const readReachCall: Call<"readReach"> = {
  method: "get",
  path: "/api/providers/reach",
  who: "anyone",
  cached: ["catalogue"],
};
export const readProviderCall: Call<"readProvider"> = {
  method: "get",
  path: "/api/providers/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
};
export const registerProviderCall: Call<"registerProvider"> = {
  method: "post",
  path: "/api/auth/register",
  who: "anyone",
};
export const readMyProfileCall: Call<"readMyProfile"> = {
  method: "get",
  path: "/api/providers/profile",
  who: "provider",
};
export const readMyCardCall: Call<"readMyCard"> = {
  method: "get",
  path: "/api/providers/profile/card",
  who: "provider",
};
export const saveProfileCall: Call<"saveProfile"> = { method: "put", path: "/api/providers/profile", who: "provider" };
export const publishProfileCall: Call<"publishProfile"> = {
  method: "put",
  path: "/api/providers/profile/publish",
  who: "provider",
};
export const readProfilePageCall: Call<"readProfilePage"> = {
  method: "get",
  path: "/api/providers/{id}/page",
  who: "provider",
};
export const listAllProvidersCall: Call<"listAllProviders"> = {
  method: "get",
  path: "/api/admin/providers",
  who: "super_admin",
};
export const unpublishProviderCall: Call<"unpublishProvider"> = {
  method: "put",
  path: "/api/providers/{id}/unpublish",
  who: "super_admin",
  proof: true,
};
export const previewDeletionCall: Call<"previewDeletion"> = {
  method: "get",
  path: "/api/admin/providers/{id}/deletion",
  who: "super_admin",
};
export const deleteProviderCall: Call<"deleteProvider"> = {
  method: "delete",
  path: "/api/providers/{id}",
  who: "super_admin",
  proof: true,
};
export const suspendProviderCall: Call<"suspendProvider"> = {
  method: "put",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
};
export const restoreProviderCall: Call<"restoreProvider"> = {
  method: "delete",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
};
export const recordRatingsCall: Call<"recordRatings"> = {
  method: "put",
  path: "/api/admin/providers/{id}/ratings",
  who: "super_admin",
  proof: true,
};
export const listSuperAdminsCall: Call<"listSuperAdmins"> = {
  method: "get",
  path: "/api/admin/super-admins",
  who: "super_admin",
};
export const nameSuperAdminCall: Call<"nameSuperAdmin"> = {
  method: "post",
  path: "/api/admin/super-admins",
  who: "super_admin",
  proof: true,
};
export const demoteSuperAdminCall: Call<"demoteSuperAdmin"> = {
  method: "delete",
  path: "/api/admin/super-admins/{id}",
  who: "super_admin",
  proof: true,
};
export const signOutSuperAdminCall: Call<"signOutSuperAdmin"> = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/sessions",
  who: "super_admin",
  proof: true,
};
export const removeSuperAdminFactorsCall: Call<"removeSuperAdminFactors"> = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/second-factors",
  who: "super_admin",
  proof: true,
};
export const visitDashboardCall: Call<"visitDashboard"> = {
  method: "post",
  path: "/api/providers/profile/visits",
  who: "provider",
};

/** Monday first, as in South Africa. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Separate, so that maps don't load the other words. */

export const listProvidersCall: Call<"listProviders"> = {
  method: "get",
  path: "/api/providers",
  who: "anyone",
  cached: ["catalogue"],
};
export const mapProvidersCall: Call<"mapProviders"> = {
  method: "get",
  path: "/api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
};

/** Separate, so that maps don't load them. */
export const listOthersCall: Call<"listOthers"> = { method: "get", path: "/api/providers/{id}/others", who: "anyone" };
export const listSimilarCall: Call<"listSimilar"> = {
  method: "get",
  path: "/api/providers/{id}/similar",
  who: "anyone",
  cached: ["catalogue"],
};
export const compareProvidersCall: Call<"compareProviders"> = {
  method: "get",
  path: "/api/providers/compare",
  who: "anyone",
  cached: ["catalogue"],
};
export const viewProfileCall: Call<"viewProfile"> = {
  method: "post",
  path: "/api/providers/{id}/viewed",
  who: "anyone",
};
