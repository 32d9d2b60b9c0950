export const suggestWaysCall = {
  method: "get",
  path: "/api/providers/ways",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const readReachCall = {
  method: "get",
  path: "/api/providers/reach",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const readProviderCall = {
  method: "get",
  path: "/api/providers/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
} as const;

export const registerProviderCall = { method: "post", path: "/api/auth/register", who: "anyone" } as const;

export const readMyProfileCall = { method: "get", path: "/api/providers/profile", who: "provider" } as const;

export const readMyCardCall = { method: "get", path: "/api/providers/profile/card", who: "provider" } as const;

export const saveProfileCall = { method: "put", path: "/api/providers/profile", who: "provider" } as const;

export const publishProfileCall = { method: "put", path: "/api/providers/profile/publish", who: "provider" } as const;

export const readProfilePageCall = { method: "get", path: "/api/providers/{id}/page", who: "provider" } as const;

export const listAllProvidersCall = { method: "get", path: "/api/admin/providers", who: "super_admin" } as const;

export const unpublishProviderCall = {
  method: "put",
  path: "/api/providers/{id}/unpublish",
  who: "super_admin",
  proof: true,
} as const;

export const previewDeletionCall = {
  method: "get",
  path: "/api/admin/providers/{id}/deletion",
  who: "super_admin",
} as const;

export const deleteProviderCall = {
  method: "delete",
  path: "/api/providers/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const suspendProviderCall = {
  method: "put",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
} as const;

export const restoreProviderCall = {
  method: "delete",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
} as const;

export const recordRatingsCall = {
  method: "put",
  path: "/api/admin/providers/{id}/ratings",
  who: "super_admin",
  proof: true,
} as const;

export const listSuperAdminsCall = { method: "get", path: "/api/admin/super-admins", who: "super_admin" } as const;

export const nameSuperAdminCall = {
  method: "post",
  path: "/api/admin/super-admins",
  who: "super_admin",
  proof: true,
} as const;

export const demoteSuperAdminCall = {
  method: "delete",
  path: "/api/admin/super-admins/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const signOutSuperAdminCall = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/sessions",
  who: "super_admin",
  proof: true,
} as const;

export const removeSuperAdminFactorsCall = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/second-factors",
  who: "super_admin",
  proof: true,
} as const;

export const visitDashboardCall = { method: "post", path: "/api/providers/profile/visits", who: "provider" } as const;

/** Monday first, as in South Africa. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Separate, so that maps don't load the other words. */

export const listProvidersCall = {
  method: "get",
  path: "/api/providers",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const mapProvidersCall = {
  method: "get",
  path: "/api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
} as const;

/** Separate, so that maps don't load them. */
export const listOthersCall = { method: "get", path: "/api/providers/{id}/others", who: "anyone" } as const;

export const listSimilarCall = {
  method: "get",
  path: "/api/providers/{id}/similar",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const compareProvidersCall = {
  method: "get",
  path: "/api/providers/compare",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const viewProfileCall = { method: "post", path: "/api/providers/{id}/viewed", who: "anyone" } as const;
