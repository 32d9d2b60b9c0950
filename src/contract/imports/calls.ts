import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listImportedPagesCall: Call<"listImportedPages"> = {
  at: "get /api/admin/imported-pages",
  who: "super_admin",
};
export const readImportedPageCall: Call<"readImportedPage"> = {
  at: "get /api/admin/imported-pages/{id}",
  who: "super_admin",
};
export const offerImportedPageCall: Call<"offerImportedPage"> = {
  at: "post /api/admin/imported-pages/{id}/invitation",
  who: "super_admin",
  proof: true,
};
export const removeImportedPageCall: Call<"removeImportedPage"> = {
  at: "delete /api/admin/imported-pages/{id}",
  who: "super_admin",
  proof: true,
};

export const importedPageStates = ["not_invited", "invited", "no_email"] as const;

export type ImportedPageState = (typeof importedPageStates)[number];

/** Rule [texts-9]. */
export const importMessages = {
  imported_pages_failed: "Failed to load the imported pages",
  imported_page_failed: "Failed to load the page",
  imported_page_remove_failed: "Failed to remove the page",
  imported_page_removed: (business_name: string) => `The page of ${business_name} is removed.`,
} as const;

/** For unclaimed pages, since the import, the last change or the invitation. */
export const imported_page_days = 183;
export const import_file_bytes_max = 256 * 1024 * 1024;
export const external_id_length_max = 200;
/** Shorter names can't be misspelt; then the number of wrong letters. */
export const category_letters_min = 6;
export const category_slips_max = 2;
/** Mail providers treat a sudden large sender as spam. */
export const claim_emails_hourly_max = 300;
export const pictures_at_once = 4;
export const picture_seconds_max = 30;
