import type { Database } from "../src/platform/database/database.ts";
import type { StoredPicture } from "../src/platform/pictures/pictures.ts";
import { importedPage, importedPicture } from "../src/schema/imports.ts";
import { invitation } from "../src/schema/invitations.ts";
import type { DemoImportedPage } from "./directory.ts";
import { ids } from "./ids.ts";
import { insertRows } from "./insert-rows.ts";
import { readCategories } from "./read-categories.ts";

/** Nobody knows the links of these invitations. */
export async function insertImported(
  tx: Database,
  pages: readonly DemoImportedPage[],
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  const { bySlug } = await readCategories(tx);
  await insertRows(
    tx,
    importedPage,
    pages.map(({ id, source, email, business_name, category_slug, profile, created_at, invitation: sent }) => ({
      id,
      source,
      external_id: id,
      email,
      business_name,
      profile: { ...profile, primary_category_id: bySlug(category_slug).id },
      content_hash: id,
      created_at,
      updated_at: sent?.created_at ?? created_at,
    })),
  );
  const newId = ids("demo imported pictures");
  await insertRows(
    tx,
    importedPicture,
    pages.flatMap((page) =>
      page.pictures.map((name, position) => ({
        id: newId(),
        page_id: page.id,
        role: "gallery" as const,
        position,
        address: `https://${page.source}/pictures/${position + 1}.jpg`,
        file_hash: (name !== null && pictures.get(name)?.hash) || null,
        error: name === null ? "There is nothing at this address." : null,
      })),
    ),
  );
  await insertRows(tx, invitation, pages.flatMap(invitationOf));
}

function invitationOf({ id, email, business_name, profile, invitation: sent }: DemoImportedPage) {
  if (!sent || email === null) return [];
  const { id: invitation_id, created_at, expires_at } = sent;
  const name = profile.contact_person ?? business_name;
  return [{ id: invitation_id, email, name, imported_page_id: id, expires_at, created_at }];
}
