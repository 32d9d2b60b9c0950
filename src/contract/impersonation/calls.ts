export const impersonateProviderCall = {
  method: "post",
  path: "/api/admin/impersonate/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const impersonateCoupleCall = {
  method: "post",
  path: "/api/admin/impersonate-couple/{id}",
  who: "super_admin",
  proof: true,
} as const;
