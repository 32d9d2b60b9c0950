import { createTransport, type SendMailOptions } from "nodemailer";
import { normaliseLine } from "../../contract/plain-text.ts";
import type { Config } from "../config.ts";
import { outboxStorage } from "../jobs/outbox.ts";
import { requiresTls } from "./safe-transport.ts";

export type MailFile = { name: string; type: string; content: Uint8Array };

export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** An unsubscribe link that mail programs show as a button and call by POST (RFC 8058). */
  stopUrl?: string;
  files?: readonly MailFile[];
};

/** To one person. Names and subject can't inject headers or recipients [emails-3]. */
export type MailMessage = MailContent & {
  /** The same on every retry; names the Message-ID and the outbox file. */
  id: string;
  to: string;
  date: Date;
};

/** The server rejected this message (5xx): retrying won't help. */
export class MailRejected extends Error {}

/** A 4xx, no answer, or no connection or sign-in: retry later. */
export class MailDelayed extends Error {}

export type Mailer = {
  /** Resolves once accepted; throws `MailRejected` or `MailDelayed` within 45 seconds. */
  send(message: MailMessage): Promise<void>;
  close(): void;
};

/** Must be less than a job's time (platform/jobs/jobs.ts). */
const sendMilliseconds = 45_000;

/** SMTP when SMTP_URL is set, otherwise `.eml` files in the outbox folder [emails-4]. */
export function openMailer(config: Config): Mailer {
  return config.smtpUrl === undefined ? outboxMailer(config) : smtpMailer(config, config.smtpUrl);
}

function outboxMailer(config: Config): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const storage = outboxStorage(config);
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(compose(message, config.mailFrom));
      if (!Buffer.isBuffer(bytes)) throw new MailDelayed("The message was not composed in one piece.");
      await storage.put(`${message.id}.eml`, bytes);
    },
    close: () => composer.close(),
  };
}

function smtpMailer({ mailFrom }: Config, url: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 4,
    // Only the job retries, so that every try is counted and delayed.
    maxRequeues: 0,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...compose(message, mailFrom), signal: AbortSignal.timeout(sendMilliseconds) });
      } catch (cause) {
        throw failureOf(cause);
      }
    },
    // Closes active deliveries too, so that a stop doesn't wait for a mail server.
    close: () => transport.close({ force: true }),
  };
}

/** SMTP errors about the message; a 5xx elsewhere is about the connection. */
const messageErrors = new Set(["EENVELOPE", "EMESSAGE"]);

function failureOf(cause: unknown): MailRejected | MailDelayed {
  if (!(cause instanceof Error)) return new MailDelayed(String(cause));
  const { code = "", responseCode = 0 } = cause as Error & { code?: string; responseCode?: number };
  const isFinal = messageErrors.has(code) && responseCode >= 500;
  return isFinal ? new MailRejected(cause.message, { cause }) : new MailDelayed(cause.message, { cause });
}

function compose(message: MailMessage, mailFrom: string): SendMailOptions {
  const from = readSender(mailFrom);
  const { replyTo, files = [] } = message;
  return {
    from,
    to: { name: "", address: message.to },
    ...(replyTo && { replyTo: { name: normaliseLine(replyTo.name), address: replyTo.address } }),
    // A fixed envelope: one recipient, whatever the address field holds.
    envelope: { from: from.address, to: [message.to] },
    subject: normaliseLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: files.map(({ name, type, content }) => ({
      filename: normaliseLine(name),
      contentType: type,
      content: Buffer.from(content),
    })),
    // Marks automatic mail, so that out-of-office programs don't answer [emails-11].
    headers: {
      "Auto-Submitted": "auto-generated",
      // drops our own mail returned as a reply [conversations-18]
      "X-Umshado-Mail": message.id,
      "List-Id": `<mail.${from.address.split("@").at(-1)}>`,
      ...(message.stopUrl !== undefined && {
        "List-Unsubscribe": `<${message.stopUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    textEncoding: "quoted-printable",
    date: message.date,
    messageId: `<${message.id}@${from.address.split("@").at(-1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function readSender(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^(.*)<([^<>]*)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replaceAll(/^"|"$/g, ""), address: address.trim() };
}
