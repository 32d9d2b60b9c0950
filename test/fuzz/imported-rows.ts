import { eq } from "drizzle-orm";
import { newId } from "../../src/platform/jobs/clock.ts";
import { importedPage } from "../../src/schema/imports.ts";
import type { TestApp } from "../harness.ts";

export async function buildImportedPage(app: TestApp): Promise<string> {
  const { db } = app.runtime.database;
  const [known] = await db.select().from(importedPage).where(eq(importedPage.source, "fuzz")).limit(1);
  if (known) return known.id;
  const id = newId();
  const at = app.clock.now();
  await db.insert(importedPage).values({
    id,
    source: "fuzz",
    external_id: id,
    email: `page-${id}@people.test`,
    business_name: "Barn",
    profile: { business_name: "Barn", city: "Paarl", primary_category_id: 1 },
    content_hash: id,
    created_at: at,
    updated_at: at,
  });
  return id;
}
