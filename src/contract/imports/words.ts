/*
 * The words about imported pages, plain data that browsers carry: the calls by which admins look after those that nobody has
 * claimed (shapes.ts says what each takes and answers), and what their list is narrowed down to.
 */

export const listImportedPages = { method: "get", path: "/api/admin/imported-pages", who: "super_admin" } as const;

export const readImportedPage = { method: "get", path: "/api/admin/imported-pages/{id}", who: "super_admin" } as const;

export const offerImportedPage = {
  method: "post",
  path: "/api/admin/imported-pages/{id}/invitation",
  who: "super_admin",
} as const;

export const removeImportedPage = {
  method: "delete",
  path: "/api/admin/imported-pages/{id}",
  who: "super_admin",
  proof: true,
} as const;

/** Whether anybody was invited to claim a page, or can be. */
export const importedPageStates = ["not_invited", "invited", "no_email"] as const;

export type ImportedPageState = (typeof importedPageStates)[number];
