import {
  inbound_email_bytes_max,
  inbound_bytes_at_once_max,
  inbound_connections_max,
  inbound_strangers_max,
  inbound_data_seconds_max,
  inbound_silence_seconds_max,
} from "../contract/conversations/calls.ts";
import { admitEmail, receiveEmail } from "../features/conversations/inbound-mail/receive-email.ts";
import type { Config } from "../platform/config.ts";
import { contextOf, type Runtime } from "../platform/context.ts";
import { isAway } from "../platform/database/database.ts";
import { MailRefused, openSmtpListener, type SmtpListener } from "../platform/network/smtp-listener.ts";
import { Refusal } from "../platform/refusal.ts";
import { listenError } from "./serve.ts";

/** Mail is deferred until the program is ready. */
export async function openMailListener({ inbound }: Pick<Config, "inbound">): Promise<SmtpListener | null> {
  if (inbound === undefined) return null;
  try {
    return await openSmtpListener(inbound, {
      bytes_max: inbound_email_bytes_max,
      bytes_at_once_max: inbound_bytes_at_once_max,
      connections_max: inbound_connections_max,
      strangers_max: inbound_strangers_max,
      data_seconds_max: inbound_data_seconds_max,
      silence_seconds_max: inbound_silence_seconds_max,
    });
  } catch (cause) {
    throw listenError(cause, { ...inbound, named: { port: "INBOUND_SMTP_PORT", host: "INBOUND_SMTP_HOST" } });
  }
}

/** Passes mail to conversations [conversations-16]. */
export function handleMail(listener: SmtpListener, runtime: Runtime): void {
  const { log } = runtime;
  listener.handle({
    admit: (mail) => withSmtpErrors(log, () => admitEmail(contextOf(runtime), mail)),
    take: (mail) => withSmtpErrors(log, () => receiveEmail(contextOf(runtime), mail)),
  });
}

/** Mail in progress is answered before the database closes. */
export function whatEnds({ live }: Pick<Runtime, "live">, mail: SmtpListener | null, close: () => Promise<void>) {
  let mailEnds: Promise<void> | undefined;
  return {
    begin() {
      live.close();
      mailEnds = mail?.close();
    },
    async close() {
      await mailEnds;
      await close();
    },
  };
}

/** Maps refusals and a missing database to SMTP replies. */
async function withSmtpErrors(log: Runtime["log"], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof MailRefused) throw cause;
    if (cause instanceof Refusal && cause.code === "too_many_requests")
      throw new MailRefused(450, "4.7.1", cause.message);
    if (cause instanceof Refusal) throw new MailRefused(550, "5.7.1", cause.message);
    if (isAway(cause)) log.warn("database away", { where: "mail" });
    else log.error("unexpected failure", cause, { where: "mail" });
    throw new MailRefused(451, "4.3.0", "We can't take this right now. Please try again.");
  }
}
