import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "./config.ts";
import { outboxStorage } from "./outbox.ts";
import { requiresTls } from "./safe-transport.ts";

/** A file that a mail brings. */
export type MailFile = { name: string; type: string; content: Uint8Array };

/** What a mail says. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** Where its reader stops all emails: mail programs show a button for it, which asks there by POST (RFC 8058). */
  stopUrl?: string;
  files?: readonly MailFile[];
};

/** One mail to one person. Names and subject may hold anything: they can add neither a header nor a recipient [emails-3]. */
export type MailMessage = MailContent & {
  /** Stable over every try: the Message-ID and the outbox file are named after it. */
  id: string;
  to: string;
  date: Date;
};

/** The mail server said no to this very message (5xx): trying again would not help. */
export class MailRejected extends Error {}

/** Nobody took the message yet: a 4xx, no answer, or a server that can't be reached or signed in to. Try again later. */
export class MailDelayed extends Error {}

/** What takes mails. */
export type Mailer = {
  /** Answers once the message was taken; throws `MailRejected` or `MailDelayed`. Takes 45 seconds at most. */
  send(message: MailMessage): Promise<void>;
  /** Lets go at once; what is under way fails as `MailDelayed`. */
  close(): void;
};

/** The longest that one message may take, in milliseconds: less than a job may (platform/jobs.ts). */
const sendMilliseconds = 45_000;

/** Mail by SMTP when SMTP_URL is set, else one `.eml` file a message in the outbox folder [emails-4]. */
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
    // Trying again is the job's business alone, so that every try is counted and spaced out.
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
    // Connections in the middle of a delivery are closed too: a start or stop never waits for a mail server.
    close: () => transport.close({ force: true }),
  };
}

/** Steps of the SMTP dialogue that are about the message itself; a 5xx to any other is about the connection. */
const messageFaults = new Set(["EENVELOPE", "EMESSAGE"]);

function failureOf(cause: unknown): MailRejected | MailDelayed {
  if (!(cause instanceof Error)) return new MailDelayed(String(cause));
  const { code = "", responseCode = 0 } = cause as Error & { code?: string; responseCode?: number };
  const isFinal = messageFaults.has(code) && responseCode >= 500;
  return isFinal ? new MailRejected(cause.message, { cause }) : new MailDelayed(cause.message, { cause });
}

function compose(message: MailMessage, mailFrom: string): SendMailOptions {
  const from = readSender(mailFrom);
  const { replyTo, files = [] } = message;
  return {
    from,
    to: { name: "", address: message.to },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
    // The envelope is ours to the letter: whatever an address field holds, there is one recipient.
    envelope: { from: from.address, to: [message.to] },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: files.map(({ name, type, content }) => ({
      filename: oneLine(name),
      contentType: type,
      content: Buffer.from(content),
    })),
    // No person sent it: out-of-office programs keep still, and mail readers can sort it [emails-11].
    headers: {
      "Auto-Submitted": "auto-generated",
      // one that comes back as a reply is dropped [conversations-18]
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

/** Reads `Name <address>` or a bare address, as `readConfig` has checked it. */
function readSender(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^(.*)<([^<>]*)>$/.exec(mailFrom) ?? [];
  return { name: name.trim().replaceAll(/^"|"$/g, ""), address: address.trim() };
}

/** Line breaks and control characters end a header: they become a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
