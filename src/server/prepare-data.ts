import { randomBytes } from "node:crypto";
import type { Writable } from "node:stream";
import type { DemoDirectory } from "../../seed/directory.ts";
import { hashPassword } from "../features/accounts/password/hash-password.ts";
import { hasAccount } from "../features/accounts/read-account.ts";
import { replacePassword } from "../features/accounts/sessions/revoke-logins.ts";
import { queueEmail } from "../features/emails/queue-email.ts";
import { enquiryToConfirm } from "../features/enquiries/emails.ts";
import { contextOf, type Runtime } from "../platform/context.ts";
import { isPublic } from "../platform/network/hosts.ts";
import { evaluateDemo } from "./evaluate-demo.ts";
import type { DemoLogin } from "./explain-start.ts";

/** Stops the start; its message is the one printed line. */
class DemoError extends Error {
  override name = "DemoError";
}

/**
 * Where `evaluateDemo` says so [running-9], in one transaction. Null without a demo. A public demo's super admin gets a
 * new password each start.
 */
export async function prepareData(runtime: Runtime, out: Writable): Promise<readonly DemoLogin[] | null> {
  const { config, database } = runtime;
  const { hasDemoLogins } = await import("./void-demo.ts");
  const verdict = evaluateDemo({
    isRequested: config.demo,
    isPublic: isPublic(config),
    isEmbedded: database.kind === "embedded",
    isEmpty: !(await hasAccount(database.db)),
    hasDemoLogins: await hasDemoLogins(database.db),
  });
  if (verdict === "none") return null;
  if (verdict === "refuse")
    throw new DemoError(
      "This database was filled as a demo, whose logins everybody knows: run `npm run demo:clear` to disable them, or set DEMO=on to serve it as a demo.",
    );
  const { demoLogins, demoMarkerId, fillDemo } = await import("../../seed/fill-demo.ts");
  if (verdict === "fill") {
    out.write("Filling the empty database with the demo directory, once …\n");
    const { held } = await fillDemo(runtime, (line) => out.write(`  ${line}\n`));
    await sendConfirmation(runtime, held);
  }
  if (!isPublic(config)) return demoLogins;
  const [superAdmin, ...others] = demoLogins;
  return [{ ...superAdmin, password: await shutOut(runtime, demoMarkerId) }, ...others];
}

/** The links of pending items work from the outbox. */
async function sendConfirmation(runtime: Runtime, pending: DemoDirectory["held"]): Promise<void> {
  const ctx = contextOf(runtime);
  for (const { id, content } of pending)
    await queueEmail(ctx, ctx.db, enquiryToConfirm, {
      data: { held_id: id },
      recipient: content.couple_email,
      subject_id: id,
    });
}

async function shutOut({ database, clock }: Runtime, id: string): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  const password_hash = await hashPassword(password);
  await database.db.transaction((tx) => replacePassword({ clock }, tx, { id, password_hash }));
  return password;
}
