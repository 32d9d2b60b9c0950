import { z } from "zod";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { issueConfirmation } from "./email/issue-confirmation.ts";
import { issueToken } from "./email/issue-token.ts";
import {
  factorChanges,
  writeAdminSignedIn,
  writeConfirmation,
  writeConfirmedWelcome,
  writeEmailChange,
  writeEmailChangeRequested,
  writeEmailChanged,
  writePasswordChanged,
  writePasswordRemoved,
  writeReset,
  writeSecondFactorChanged,
  writeWelcome,
  type AccountEmailFacts,
  type AccountLinkFacts,
} from "./mail.ts";
import { isSameEmail } from "./rules.ts";
import { findAccount, findWaitingMove, lockAccount, type AccountRow } from "./store.ts";

/* Tokens are made while sending, so that no row or log has them. A retry makes another; both work. */

const atAddress = z.object({ account_id: z.string(), email: z.string() });
type AtAddress = z.output<typeof atAddress>;

const move = z.object({ account_id: z.string(), new_email: z.string() });
type Move = z.output<typeof move>;

export const welcome = defineEmail({
  name: "welcome",
  topic: "other",
  data: atAddress,
  async load(ctx, data) {
    const account = await ownerOf(ctx.db, data);
    if (account.email_verified_at === null) return withConfirmation(ctx, data);
    return { ...(await factsFor(ctx, account)), link: null };
  },
  write: ({ link, ...facts }) => (link === null ? writeConfirmedWelcome(facts) : writeWelcome({ ...facts, link })),
});

export const emailConfirmation = defineEmail({
  name: "email_confirmation",
  topic: "security",
  data: atAddress,
  load: withConfirmation,
  write: writeConfirmation,
});

export const emailChange = defineEmail({
  name: "email_change",
  topic: "security",
  data: move,
  load: withMove,
  write: writeEmailChange,
});

export const passwordReset = defineEmail({
  name: "password_reset",
  topic: "security",
  data: atAddress,
  load: withReset,
  write: writeReset,
});

export const passwordChanged = defineEmail({
  name: "password_changed",
  topic: "security",
  data: atAddress,
  load: async (ctx, data) => factsFor(ctx, await ownerOf(ctx.db, data)),
  write: writePasswordChanged,
});

export const passwordRemoved = defineEmail({
  name: "password_removed",
  topic: "security",
  data: atAddress,
  load: async (ctx, data) => factsFor(ctx, await ownerOf(ctx.db, data)),
  write: writePasswordRemoved,
});

export const emailChangeRequested = defineEmail({
  name: "email_change_asked",
  topic: "security",
  data: atAddress,
  load: (ctx, { account_id, email }) => withReturnLink(ctx, account_id, email),
  write: writeEmailChangeRequested,
});

export const emailChanged = defineEmail({
  name: "email_changed",
  topic: "security",
  data: z.object({ account_id: z.string(), old_email: z.string() }),
  load: (ctx, { account_id, old_email }) => withReturnLink(ctx, account_id, old_email),
  write: writeEmailChanged,
});

export const secondFactorChanged = defineEmail({
  name: "second_factor_changed",
  topic: "security",
  data: z.object({ account_id: z.string(), change: z.enum(factorChanges) }),
  async load(ctx, { account_id, change }) {
    const account = (await findAccount(ctx.db, account_id)) ?? throwAccountDeleted();
    return { ...(await factsFor(ctx, account)), change };
  },
  write: writeSecondFactorChanged,
});

export const adminSignedIn = defineEmail({
  name: "admin_signed_in",
  topic: "security",
  data: z.object({ account_id: z.string(), device: z.string(), at: z.string() }),
  async load(ctx, { account_id, device, at }) {
    const account = (await findAccount(ctx.db, account_id)) ?? throwAccountDeleted();
    const { site_name } = await readSettings(ctx);
    const security_url = `${pageUrl(ctx.config, "/admin")}#security`;
    return { site_name, email: account.email, device, at: new Date(at), security_url };
  },
  write: writeAdminSignedIn,
});

export const accountEmails: readonly Email[] = [
  welcome,
  emailConfirmation,
  emailChange,
  passwordReset,
  passwordChanged,
  passwordRemoved,
  emailChangeRequested,
  emailChanged,
  secondFactorChanged,
  adminSignedIn,
];

function throwAccountDeleted(): never {
  throw new EmailDropped("The account is gone.");
}

/** Only if still at the email's address: nobody else may read its links. */
async function ownerOf(db: Database, { account_id, email }: AtAddress, locked = false): Promise<AccountRow> {
  const account = (await (locked ? lockAccount : findAccount)(db, account_id)) ?? throwAccountDeleted();
  if (!isSameEmail(account.email, email)) throw new EmailDropped("The account has moved to another address.");
  return account;
}

async function factsFor(ctx: Context, { kind, email }: AccountRow): Promise<AccountEmailFacts> {
  const { site_name } = await readSettings(ctx);
  return { site_name, kind, email, forgot_url: pageUrl(ctx.config, "/forgot-password") };
}

async function withConfirmation(ctx: Context, data: AtAddress): Promise<AccountLinkFacts> {
  const [account, link] = await ctx.db.transaction(async (tx) => {
    const result = await ownerOf(tx, data, true);
    return [result, await issueConfirmation(ctx, tx, result.id, { new_email: result.email })] as const;
  });
  return { ...(await factsFor(ctx, account)), link };
}

async function withMove(ctx: Context, { account_id, new_email }: Move): Promise<AccountLinkFacts> {
  const [account, link] = await ctx.db.transaction(async (tx) => {
    const result = (await lockAccount(tx, account_id)) ?? throwAccountDeleted();
    const waiting = await findWaitingMove(tx, result, ctx.clock());
    if (waiting?.new_email !== new_email)
      throw new EmailDropped("The account does not wait for this address any more.");
    return [result, await issueConfirmation(ctx, tx, result.id, { new_email, bound_to: waiting.bound_to })] as const;
  });
  return { ...(await factsFor(ctx, account)), email: new_email, link };
}

/** The link works for the old address, wherever the account is later. */
async function withReturnLink(ctx: Context, account_id: string, email: string): Promise<AccountLinkFacts> {
  const [account, token] = await ctx.db.transaction(async (tx) => {
    const result = (await lockAccount(tx, account_id)) ?? throwAccountDeleted();
    const lives_seconds = limits.email_return_days * 24 * 60 * 60;
    const wanted = { account_id, purpose: "email_return", new_email: email, lives_seconds } as const;
    return [result, await issueToken(ctx, tx, wanted)] as const;
  });
  const link = `${pageUrl(ctx.config, "/undo-email-change")}?token=${token}`;
  return { ...(await factsFor(ctx, account)), email, link };
}

async function withReset(ctx: Context, data: AtAddress): Promise<AccountLinkFacts> {
  const [account, token] = await ctx.db.transaction(async (tx) => {
    const result = await ownerOf(tx, data, true);
    const lives_seconds = limits.reset_link_minutes * 60;
    return [
      result,
      await issueToken(ctx, tx, { account_id: result.id, purpose: "password_reset", lives_seconds }),
    ] as const;
  });
  return { ...(await factsFor(ctx, account)), link: `${pageUrl(ctx.config, "/reset-password")}?token=${token}` };
}
