import * as limits from "../../contract/limits.ts";
import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { defineJob } from "../../platform/jobs.ts";
import { type EmailData, EmailDropped, type EmailTemplates, queueEmail } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { issueToken } from "./issue-token.ts";
import type { AccountEmailFacts } from "./mail.tsx";
import { isSameEmail } from "./rules.ts";
import { findAccount, findWaitingEmail, listByEmail, lockAccount, type AccountRow } from "./store.ts";

/** Looks up whether an email has accounts, and promises each a reset link [accounts-6]. Run twice, it makes a second link that works too. */
export const mailResetLinks = defineJob<{ email: string }>({
  name: "mail_reset_links",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 2,
});

/** Starts working on what accounts queue besides emails: the lookup behind "forgot password". */
export async function workOnResetLinks(runtime: Runtime): Promise<void> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(mailResetLinks, async ({ email }) => {
    await ctx.db.transaction(async (tx) => {
      for (const account of await listByEmail(tx, email)) {
        const about = { data: { account_id: account.id, email: account.email }, subject_id: account.id };
        await queueEmail(ctx, tx, { template: "password_reset", recipient: account.email, ...about });
      }
    });
  });
}

/**
 * The emails of an account. A link's token is made when its email is written, so that no row and no log ever holds it;
 * an email that is written again has a new one, and the earlier one works too until it is over.
 */
export const accountEmails: EmailTemplates = {
  async welcome(ctx, data) {
    const { writeConfirmedWelcome, writeWelcome } = await import("./mail.tsx");
    const account = await ownerOf(ctx.db, data);
    if (account.email_verified_at !== null) return writeConfirmedWelcome(await factsFor(ctx, account));
    return writeWelcome(...(await withConfirmation(ctx, data)));
  },
  async email_confirmation(ctx, data) {
    const { writeConfirmation } = await import("./mail.tsx");
    return writeConfirmation(...(await withConfirmation(ctx, data)));
  },
  async email_change(ctx, data) {
    const { writeEmailChange } = await import("./mail.tsx");
    return writeEmailChange(...(await withMove(ctx, data)));
  },
  async password_reset(ctx, data) {
    const { writeReset } = await import("./mail.tsx");
    return writeReset(...(await withReset(ctx, data)));
  },
  async password_changed(ctx, data) {
    const { writePasswordChanged } = await import("./mail.tsx");
    return writePasswordChanged(await factsFor(ctx, await ownerOf(ctx.db, data)));
  },
  async email_changed(ctx, { account_id = "", old_email = "" }) {
    const { writeEmailChanged } = await import("./mail.tsx");
    const account = (await findAccount(ctx.db, account_id)) ?? gone();
    return writeEmailChanged({ ...(await factsFor(ctx, account)), email: old_email });
  },
};

type WithLink = [AccountEmailFacts, link: string];

function gone(): never {
  throw new EmailDropped("The account is gone.");
}

/** The account, if it is still at the address that the email goes to: nobody else may read its links. */
async function ownerOf(db: Database, { account_id = "", email = "" }: EmailData, locked = false): Promise<AccountRow> {
  const account = (await (locked ? lockAccount : findAccount)(db, account_id)) ?? gone();
  if (!isSameEmail(account.email, email)) throw new EmailDropped("The account has moved to another address.");
  return account;
}

async function factsFor(ctx: Context, { kind, email }: AccountRow): Promise<AccountEmailFacts> {
  const { site_name } = await readSettings(ctx);
  return { site_name, kind, email, forgot_url: `${ctx.config.publicUrl}/forgot-password` };
}

async function withConfirmation(ctx: Context, data: EmailData): Promise<WithLink> {
  const [account, token] = await ctx.db.transaction(async (tx) => {
    const found = await ownerOf(tx, data, true);
    return [found, await issueConfirmation(ctx, tx, found.id, found.email)] as const;
  });
  return [await factsFor(ctx, account), `${ctx.config.publicUrl}/confirm-email?token=${token}`];
}

async function withMove(ctx: Context, { account_id = "", new_email = "" }: EmailData): Promise<WithLink> {
  const [account, token] = await ctx.db.transaction(async (tx) => {
    const found = (await lockAccount(tx, account_id)) ?? gone();
    if ((await findWaitingEmail(tx, found, ctx.clock())) !== new_email)
      throw new EmailDropped("The account does not wait for this address any more.");
    return [found, await issueConfirmation(ctx, tx, found.id, new_email)] as const;
  });
  const facts = { ...(await factsFor(ctx, account)), email: new_email };
  return [facts, `${ctx.config.publicUrl}/confirm-email?token=${token}`];
}

async function issueConfirmation(ctx: Context, tx: Database, account_id: string, new_email: string): Promise<string> {
  const lives_seconds = limits.confirmation_link_hours * 60 * 60;
  return issueToken(ctx, tx, { account_id, purpose: "email_confirmation", new_email, lives_seconds });
}

async function withReset(ctx: Context, data: EmailData): Promise<WithLink> {
  const [account, token] = await ctx.db.transaction(async (tx) => {
    const found = await ownerOf(tx, data, true);
    const lives_seconds = limits.reset_link_minutes * 60;
    return [
      found,
      await issueToken(ctx, tx, { account_id: found.id, purpose: "password_reset", lives_seconds }),
    ] as const;
  });
  return [await factsFor(ctx, account), `${ctx.config.publicUrl}/reset-password?token=${token}`];
}
