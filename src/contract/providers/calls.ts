import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") &
  typeof import("./admin-schema.ts") &
  typeof import("./my-schema.ts") &
  typeof import("./page-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const suggestWaysCall: Call<"suggestWays"> = {
  at: "get /api/providers/ways",
  who: "anyone",
  cached: ["catalogue"],
};
export const readReachCall: Call<"readReach"> = {
  at: "get /api/providers/reach",
  who: "anyone",
  cached: ["catalogue"],
};
export const readProviderCall: Call<"readProvider"> = {
  at: "get /api/providers/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
};
export const registerProviderCall: Call<"registerProvider"> = { at: "post /api/auth/register", who: "anyone" };
export const readMyProfileCall: Call<"readMyProfile"> = { at: "get /api/providers/profile", who: "provider" };
export const readMyCardCall: Call<"readMyCard"> = { at: "get /api/providers/profile/card", who: "provider" };
export const saveProfileCall: Call<"saveProfile"> = { at: "put /api/providers/profile", who: "provider" };
export const publishProfileCall: Call<"publishProfile"> = { at: "put /api/providers/profile/publish", who: "provider" };
export const readProfilePageCall: Call<"readProfilePage"> = { at: "get /api/providers/{id}/page", who: "provider" };
export const listAllProvidersCall: Call<"listAllProviders"> = { at: "get /api/admin/providers", who: "super_admin" };
export const unpublishProviderCall: Call<"unpublishProvider"> = {
  at: "put /api/providers/{id}/unpublish",
  who: "super_admin",
  proof: true,
};
export const previewDeletionCall: Call<"previewDeletion"> = {
  at: "get /api/admin/providers/{id}/deletion",
  who: "super_admin",
};
export const deleteProviderCall: Call<"deleteProvider"> = {
  at: "delete /api/providers/{id}",
  who: "super_admin",
  proof: true,
};
export const suspendProviderCall: Call<"suspendProvider"> = {
  at: "put /api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
};
export const restoreProviderCall: Call<"restoreProvider"> = {
  at: "delete /api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
};
export const recordRatingsCall: Call<"recordRatings"> = {
  at: "put /api/admin/providers/{id}/ratings",
  who: "super_admin",
  proof: true,
};
export const listSuperAdminsCall: Call<"listSuperAdmins"> = { at: "get /api/admin/super-admins", who: "super_admin" };
export const nameSuperAdminCall: Call<"nameSuperAdmin"> = {
  at: "post /api/admin/super-admins",
  who: "super_admin",
  proof: true,
};
export const demoteSuperAdminCall: Call<"demoteSuperAdmin"> = {
  at: "delete /api/admin/super-admins/{id}",
  who: "super_admin",
  proof: true,
};
export const signOutSuperAdminCall: Call<"signOutSuperAdmin"> = {
  at: "delete /api/admin/super-admins/{id}/sessions",
  who: "super_admin",
  proof: true,
};
export const removeSuperAdminFactorsCall: Call<"removeSuperAdminFactors"> = {
  at: "delete /api/admin/super-admins/{id}/second-factors",
  who: "super_admin",
  proof: true,
};
export const visitDashboardCall: Call<"visitDashboard"> = { at: "post /api/providers/profile/visits", who: "provider" };

/** Monday first, as in South Africa. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export const listProvidersCall: Call<"listProviders"> = {
  at: "get /api/providers",
  who: "anyone",
  cached: ["catalogue"],
};
export const mapProvidersCall: Call<"mapProviders"> = {
  at: "get /api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
};

export const listOthersCall: Call<"listOthers"> = { at: "get /api/providers/{id}/others", who: "anyone" };
export const listSimilarCall: Call<"listSimilar"> = {
  at: "get /api/providers/{id}/similar",
  who: "anyone",
  cached: ["catalogue"],
};
export const compareProvidersCall: Call<"compareProviders"> = {
  at: "get /api/providers/compare",
  who: "anyone",
  cached: ["catalogue"],
};
export const viewProfileCall: Call<"viewProfile"> = { at: "post /api/providers/{id}/viewed", who: "anyone" };
