export const suggestWays = {
  method: "get",
  path: "/api/providers/ways",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const readReach = { method: "get", path: "/api/providers/reach", who: "anyone", cached: ["catalogue"] } as const;

export const readProvider = {
  method: "get",
  path: "/api/providers/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
} as const;

export const registerProvider = { method: "post", path: "/api/auth/register", who: "anyone" } as const;

export const readMyProfile = { method: "get", path: "/api/providers/profile", who: "provider" } as const;

export const readMyCard = { method: "get", path: "/api/providers/profile/card", who: "provider" } as const;

export const saveProfile = { method: "put", path: "/api/providers/profile", who: "provider" } as const;

export const publishProfile = { method: "put", path: "/api/providers/profile/publish", who: "provider" } as const;

export const readProfilePage = { method: "get", path: "/api/providers/{id}/page", who: "provider" } as const;

export const listAllProviders = { method: "get", path: "/api/admin/providers", who: "super_admin" } as const;

export const unpublishProvider = {
  method: "put",
  path: "/api/providers/{id}/unpublish",
  who: "super_admin",
  proof: true,
} as const;

export const previewDeletion = {
  method: "get",
  path: "/api/admin/providers/{id}/deletion",
  who: "super_admin",
} as const;

export const deleteProvider = {
  method: "delete",
  path: "/api/providers/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const suspendProvider = {
  method: "put",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
} as const;

export const restoreProvider = {
  method: "delete",
  path: "/api/admin/providers/{id}/suspension",
  who: "super_admin",
  proof: true,
} as const;

export const recordRatings = {
  method: "put",
  path: "/api/admin/providers/{id}/ratings",
  who: "super_admin",
  proof: true,
} as const;

export const listSuperAdmins = { method: "get", path: "/api/admin/super-admins", who: "super_admin" } as const;

export const nameSuperAdmin = {
  method: "post",
  path: "/api/admin/super-admins",
  who: "super_admin",
  proof: true,
} as const;

export const demoteSuperAdmin = {
  method: "delete",
  path: "/api/admin/super-admins/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const signOutSuperAdmin = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/sessions",
  who: "super_admin",
  proof: true,
} as const;

export const removeSuperAdminFactors = {
  method: "delete",
  path: "/api/admin/super-admins/{id}/second-factors",
  who: "super_admin",
  proof: true,
} as const;

export const visitDashboard = { method: "post", path: "/api/providers/profile/visits", who: "provider" } as const;

/** Monday first, as in South Africa. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Separate, so that maps don't load the other words. */

export const listProviders = { method: "get", path: "/api/providers", who: "anyone", cached: ["catalogue"] } as const;

export const mapProviders = {
  method: "get",
  path: "/api/providers/map",
  who: "anyone",
  cached: ["catalogue"],
} as const;

/** Separate, so that maps don't load them. */
export const listOthers = { method: "get", path: "/api/providers/{id}/others", who: "anyone" } as const;

export const listSimilar = {
  method: "get",
  path: "/api/providers/{id}/similar",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const compareProviders = {
  method: "get",
  path: "/api/providers/compare",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const viewProfile = { method: "post", path: "/api/providers/{id}/viewed", who: "anyone" } as const;
