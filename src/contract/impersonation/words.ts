/** The calls about impersonation as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const impersonateProvider = {
  method: "post",
  path: "/api/admin/impersonate/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const impersonateCouple = {
  method: "post",
  path: "/api/admin/impersonate-couple/{id}",
  who: "super_admin",
  proof: true,
} as const;
