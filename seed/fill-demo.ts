import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { southAfricanDate } from "../src/contract/south-african-time.ts";
import { hashPassword } from "../src/features/accounts/password/hash-password.ts";
import { measureAnswering } from "../src/features/conversations/inbox/measure-answering.ts";
import { recomputeAllTrust } from "../src/features/providers/trust/recompute-trust.ts";
import type { Runtime } from "../src/platform/context.ts";
import { announceChange, type Database } from "../src/platform/database/database.ts";
import type { KeyedHash } from "../src/platform/keyed-hash.ts";
import type { StoredPicture } from "../src/platform/pictures/pictures.ts";
import { account } from "../src/schema/accounts.ts";
import { auditEntry } from "../src/schema/audit.ts";
import { calendar, calendarEntry } from "../src/schema/calendars.ts";
import { savedReply } from "../src/schema/conversations.ts";
import { couple, favourite, favouriteVote, favouriteWatch } from "../src/schema/couples.ts";
import { invitation, invitationToken } from "../src/schema/invitations.ts";
import { storedFile } from "../src/schema/media.ts";
import { quoteTemplate } from "../src/schema/quotes.ts";
import { setting } from "../src/schema/settings.ts";
import { endorsement, verification, verificationRequest } from "../src/schema/trust.ts";
import { weddingMember } from "../src/schema/weddings.ts";
import { demoDirectory, demoLogins, demoMarkerId } from "./demo-directory.ts";
import type { DemoDirectory } from "./directory.ts";
import { insertBudgets, insertPlans } from "./insert-budgets.ts";
import { insertConversations } from "./insert-conversations.ts";
import { insertEnquiries, insertPendingEnquiries, insertSuppressed } from "./insert-enquiries.ts";
import { insertImported } from "./insert-imported.ts";
import { insertProviders } from "./insert-providers.ts";
import { insertQuotes } from "./insert-quotes.ts";
import { insertRows } from "./insert-rows.ts";
import { demoSettings } from "./settings.ts";
import { storeConversationFiles } from "./store-conversation-files.ts";
import { fileRows, storePictures } from "./store-pictures.ts";

export { demoLogins, demoMarkerId };

export type Filled = Pick<Runtime, "database" | "storage" | "clock" | "keyedHash">;

/** All rows are inserted in one transaction; scores, tiers and response times are computed. */
export async function fillDemo(
  { database, storage, clock, keyedHash }: Filled,
  say: (line: string) => void,
): Promise<DemoDirectory> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const now = clock();
  const directory = demoDirectory(southAfricanDate(now));
  const pictures = await storePictures(storage, directory.pictures);
  const conversationFiles = await storeConversationFiles(storage, directory);
  say(`${pictures.size} pictures stored (${seconds()})`);
  const password_hash = await hashPassword(demoLogins[0].password);
  await insertDemo(database.db, directory, { pictures, conversationFiles, password_hash, now, keyedHash });
  // The planner needs statistics, and the embedded database has no autovacuum.
  await database.db.execute(sql`vacuum (analyze)`);
  const { providers, couples, endorsements, enquiries } = directory;
  const counts = `${providers.length} providers, ${couples.length} couples, ${endorsements.length} endorsements, ${enquiries.length} enquiries`;
  say(`${counts} (${seconds()})`);
  return directory;
}

interface Given {
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly conversationFiles: ReadonlyMap<string, typeof storedFile.$inferInsert>;
  readonly password_hash: string;
  readonly now: Date;
  readonly keyedHash: KeyedHash;
}

export async function insertDemo(db: Database, directory: DemoDirectory, given: Given): Promise<void> {
  await db.transaction(async (tx) => {
    await insertDirectory(tx, directory, given);
    await recomputeAllTrust({ clock: () => given.now }, tx);
    await measureAnswering({ clock: () => given.now, db: tx });
    await announceChange(tx, ["catalogue", "settings"]);
  });
}

async function insertDirectory(
  tx: Database,
  directory: DemoDirectory,
  { pictures, conversationFiles, password_hash, now, keyedHash }: Given,
): Promise<void> {
  const accountOf = (
    kind: "provider" | "couple",
    { id, created_at }: { id: string; created_at: Date },
    email: string,
  ) => ({
    id,
    kind,
    email,
    password_hash,
    email_verified_at: created_at,
    created_at,
  });
  await insertRows(tx, storedFile, fileRows(pictures.values()));
  await insertRows(tx, account, [
    ...directory.providers.map(({ row, email }) => accountOf("provider", row, email)),
    ...directory.couples.map(({ row, email }) => accountOf("couple", row, email)),
  ]);
  await insertProviders(tx, directory, pictures, now);
  await insertCalendars(tx, directory);
  await insertRows(tx, endorsement, directory.endorsements);
  await insertRows(tx, verification, directory.verifications);
  await insertCouples(tx, directory);
  await insertSuppressed(tx, directory.suppressed, keyedHash);
  await insertEnquiries(tx, directory.enquiries, directory.suppressed);
  await insertPendingEnquiries(tx, directory.held, now);
  await insertConversations(tx, directory.talks, conversationFiles);
  await insertQuotes(tx, directory.quotes);
  await insertBudgets(tx, directory.budgets);
  await insertPlans(tx, directory.plans);
  await insertRows(tx, savedReply, directory.replies);
  await insertRows(tx, quoteTemplate, directory.templates);
  await insertInvitations(tx, directory);
  await insertImported(tx, directory.imported, pictures);
  await insertRows(tx, verificationRequest, directory.requests);
  await insertRows(tx, auditEntry, directory.acts);
  await insertRows(
    tx,
    setting,
    Object.entries(demoSettings).map(([key, value]) => ({ key, value })),
  );
}

async function insertCouples(tx: Database, { couples, watches, members, votes }: DemoDirectory): Promise<void> {
  const rows = couples.map(({ row }) => row);
  await insertRows(tx, couple, rows);
  const saved = couples.flatMap(({ row, favourites }) =>
    favourites.map((each) => ({ ...each, couple_id: row.id, added_by: row.id })),
  );
  await insertRows(tx, favourite, saved);
  await insertRows(tx, favouriteWatch, watches);
  await insertRows(tx, weddingMember, members);
  await insertRows(tx, favouriteVote, votes);
}

async function insertCalendars(tx: Database, { calendars }: DemoDirectory): Promise<void> {
  await insertRows(
    tx,
    calendar,
    calendars.map(({ row }) => row),
  );
  const entries = calendars.flatMap(({ row, entries: some }) =>
    some.map((each) => ({ ...each, provider_id: row.provider_id })),
  );
  await insertRows(tx, calendarEntry, entries);
}

async function insertInvitations(tx: Database, { invitations }: DemoDirectory): Promise<void> {
  const rows = invitations.map(({ token: _token, ...row }) => ({ ...row, invited_by: demoMarkerId }));
  await insertRows(tx, invitation, rows);
  const links = invitations.map(({ id: invitation_id, token, created_at }) => ({
    token_hash: createHash("sha256").update(token).digest("hex"),
    invitation_id,
    created_at,
  }));
  await insertRows(tx, invitationToken, links);
}
