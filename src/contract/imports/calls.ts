export const listImportedPages = { method: "get", path: "/api/admin/imported-pages", who: "super_admin" } as const;

export const readImportedPage = { method: "get", path: "/api/admin/imported-pages/{id}", who: "super_admin" } as const;

export const offerImportedPage = {
  method: "post",
  path: "/api/admin/imported-pages/{id}/invitation",
  who: "super_admin",
  proof: true,
} as const;

export const removeImportedPage = {
  method: "delete",
  path: "/api/admin/imported-pages/{id}",
  who: "super_admin",
  proof: true,
} as const;

export const importedPageStates = ["not_invited", "invited", "no_email"] as const;

export type ImportedPageState = (typeof importedPageStates)[number];

/** Rule [texts-9]. */
export const importMessages = {
  imported_pages_failed: "Failed to load the imported pages",
  imported_page_failed: "Failed to load the page",
  imported_page_remove_failed: "Failed to remove the page",
  imported_page_removed: (business_name: string) => `The page of ${business_name} is removed.`,
} as const;
