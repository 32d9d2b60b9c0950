import { newId } from "../src/platform/jobs/clock.ts";
import { account } from "../src/schema/accounts.ts";
import { provider, providerCategory } from "../src/schema/providers.ts";
import type { TestApp } from "./harness.ts";

export async function buildMany(
  app: TestApp,
  count: number,
  row: Partial<typeof provider.$inferInsert>,
  category_id?: number,
): Promise<void> {
  const { db } = app.runtime.database;
  const now = app.clock.now();
  const ids = Array.from({ length: count }, () => newId());
  await db.transaction(async (tx) => {
    await tx.insert(account).values(
      ids.map((id) => ({
        id,
        kind: "provider" as const,
        email: `${id}@people.test`,
        created_at: now,
        password_hash: "none",
      })),
    );
    await tx.insert(provider).values(
      ids.map((id) => ({
        id,
        business_name: "Quiver tree",
        contact_person: "Thandi Nkosi",
        phone: "+27825550117",
        is_published: true,
        published_at: now,
        created_at: now,
        updated_at: now,
        ...row,
      })),
    );
    if (category_id !== undefined) {
      const assignments = ids.map((provider_id) => ({ provider_id, category_id, is_primary: true, position: 0 }));
      await tx.insert(providerCategory).values(assignments);
    }
  });
  app.discard();
}
