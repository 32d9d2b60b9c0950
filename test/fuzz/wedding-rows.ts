import { and, eq, gt } from "drizzle-orm";
import { hashOfToken, tokenOf } from "../../src/features/weddings/rules.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { weddingInvitation, weddingMember } from "../../src/schema/weddings.ts";
import { buildMember } from "../factories.ts";
import type { TestApp } from "../harness.ts";

export async function buildWeddingInvitation(app: TestApp, couple_id: string): Promise<string> {
  const { keyedHash } = app.runtime;
  const { db } = app.runtime.database;
  const open = and(eq(weddingInvitation.couple_id, couple_id), gt(weddingInvitation.expires_at, app.clock.now()));
  const [known] = await db.select({ id: weddingInvitation.id }).from(weddingInvitation).where(open).limit(1);
  if (known) return known.id;
  const id = newId();
  await db.insert(weddingInvitation).values({
    id,
    couple_id,
    email: `asked-${id}@people.test`,
    role: "editor",
    token_hash: hashOfToken(keyedHash, tokenOf(keyedHash, id)),
    expires_at: new Date(app.clock.now().getTime() + 60 * 60 * 1000),
    created_at: app.clock.now(),
  });
  return id;
}

export async function weddingTokenOf(app: TestApp, couple_id: string): Promise<string> {
  return tokenOf(app.runtime.keyedHash, await buildWeddingInvitation(app, couple_id));
}

export async function memberOf(app: TestApp, couple_id: string): Promise<string> {
  const { db } = app.runtime.database;
  const [known] = await db.select().from(weddingMember).where(eq(weddingMember.couple_id, couple_id)).limit(1);
  return known?.account_id ?? (await buildMember(app, couple_id)).id;
}
