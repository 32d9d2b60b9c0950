import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail as it arrived: to one address, byte for byte. */
export type ArrivedMail = {
  /** In small letters. */
  to: string;
  /** Of the envelope; empty for a bounce. */
  return_path: string;
  content: Buffer;
  /** The address of who brings it. */
  address: string;
};

/** What decides about mail. Both throw a `MailRefused`; anything else that they throw asks the sender to come again, so that nothing is lost. */
export type MailHandler = {
  /** Refuses addresses that nobody has. */
  admit(mail: Pick<ArrivedMail, "to" | "address">): Promise<void>;
  /** Answers once the mail is kept for good: only then the sender is told that it was taken. */
  take(mail: ArrivedMail): Promise<void>;
};

/**
 * A mail that is not taken: with 4xx its sender's mail server tries again for days, with 5xx it tells its sender, who reads the sentence.
 * The status is that of RFC 3463.
 */
export class MailRefused extends Error {
  readonly responseCode: number;

  constructor(code: number, status: `${4 | 5}.${number}.${number}`, sentence: string) {
    super(`${status} ${sentence}`);
    this.responseCode = code;
  }
}

export type ListenerLimits = {
  bytes_max: number;
  bytes_at_once_max: number;
  connections_max: number;
  strangers_max: number;
  data_seconds_max: number;
  silence_seconds_max: number;
};

/** A listener that has its port. */
export type SmtpListener = {
  port: number;
  /** Who decides from now on; until then senders are asked to come again. */
  handle(handler: MailHandler): void;
  /** Takes no more connections, and gives those that there are a few seconds. */
  close(): Promise<void>;
};

const later = "4.3.0 We can't take this right now. Please try again.";
/** Less than the program has for its end (server/serve.ts). */
const close_milliseconds = 8_000;

/**
 * Takes mail by SMTP for the addresses of one domain and passes nothing on. One recipient a transaction: senders with several bring it once for each.
 * No TLS and no sign-in: before it stands a mail server of the house, or it is reached over the open internet as any that has no certificate.
 * Throws where the port can't be had.
 */
export async function openSmtpListener(
  { port, host, domain }: { port: number; host: string; domain: string },
  limits: ListenerLimits,
): Promise<SmtpListener> {
  let handler: MailHandler | null = null;
  const arriving = { bytes: 0 };
  const server = new SMTPServer({
    name: domain,
    banner: "Umshado",
    disabledCommands: ["AUTH", "STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: limits.bytes_max,
    rejectOversized: true,
    maxRecipients: 1,
    maxClients: limits.connections_max,
    socketTimeout: limits.silence_seconds_max * 1000,
    closeTimeout: close_milliseconds,
    onRcptTo(recipient, session, callback) {
      const { strangers_max } = limits;
      void settle(admit(handler, recipient.address, session, { domain, strangers_max }), callback);
    },
    onData(stream, session, callback) {
      void settle(take(handler, stream, session, { ...limits, arriving }), callback);
    },
  });
  // a connection that breaks off is its sender's matter
  server.on("error", () => undefined);
  const listening = server.listen(port, host);
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    handle(decides) {
      handler = decides;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Tells the sender what was decided. What is no refusal is ours: the sender is asked to come again. */
async function settle(work: Promise<void>, tell: (refused: Error | null) => void): Promise<void> {
  let refused: Error | null = null;
  try {
    await work;
  } catch (cause) {
    refused = cause instanceof MailRefused ? cause : Object.assign(new Error(later), { responseCode: 451 });
  }
  tell(refused);
}

/** How many addresses of nobody each connection has tried. */
const strangers = new WeakMap<SMTPServerSession, number>();

async function admit(
  handler: MailHandler | null,
  recipient: string,
  session: SMTPServerSession,
  { domain, strangers_max }: { domain: string; strangers_max: number },
): Promise<void> {
  const to = recipient.toLowerCase();
  try {
    if (!to.endsWith(`@${domain}`)) throw new MailRefused(550, "5.7.1", "Mail for this domain is not taken here.");
    if (handler === null) throw new Error("starting");
    await handler.admit({ to, address: session.remoteAddress });
  } catch (cause) {
    if (!(cause instanceof MailRefused) || cause.responseCode < 500) throw cause;
    const tried = (strangers.get(session) ?? 0) + 1;
    strangers.set(session, tried);
    // 421 ends the connection
    if (tried >= strangers_max) throw new MailRefused(421, "4.7.0", "Too many addresses that nobody has.");
    throw cause;
  }
}

type Taking = Pick<ListenerLimits, "bytes_max" | "bytes_at_once_max" | "data_seconds_max"> & {
  /** Of all mails that are under way, until each is kept or refused. */
  arriving: { bytes: number };
};

async function take(
  handler: MailHandler | null,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  limits: Taking,
): Promise<void> {
  const parts: Buffer[] = [];
  try {
    await collect(stream, parts, limits);
    if (handler === null) throw new Error("starting");
    const { mailFrom, rcptTo } = session.envelope;
    await handler.take({
      to: (rcptTo[0]?.address ?? "").toLowerCase(),
      return_path: mailFrom === false ? "" : mailFrom.address,
      content: Buffer.concat(parts),
      address: session.remoteAddress,
    });
  } finally {
    drop(parts, limits);
  }
}

/** Reads a mail to its end; keeps nothing of one that is too large, comes too slowly or comes while too much does. */
async function collect(stream: SMTPServerDataStream, parts: Buffer[], limits: Taking): Promise<void> {
  const { bytes_max, bytes_at_once_max, data_seconds_max, arriving } = limits;
  let refused: MailRefused | undefined;
  const refuse = (cause: MailRefused) => {
    refused ??= cause;
    drop(parts, limits);
  };
  const late = setTimeout(() => {
    refuse(new MailRefused(421, "4.4.2", "This took too long."));
    stream.destroy();
  }, data_seconds_max * 1000);
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      if (refused) continue;
      if (stream.byteLength > bytes_max) refuse(new MailRefused(552, "5.3.4", "This email is too large."));
      else if (arriving.bytes + part.length > bytes_at_once_max)
        refuse(new MailRefused(452, "4.3.1", "Too much mail arrives at once."));
      else {
        parts.push(part);
        arriving.bytes += part.length;
      }
    }
  } catch (cause) {
    throw refused ?? cause;
  } finally {
    clearTimeout(late);
  }
  if (refused) throw refused;
}

/** Lets go of what is held of one mail, which is counted among all. */
function drop(parts: Buffer[], { arriving }: Taking): void {
  for (const { length } of parts.splice(0)) arriving.bytes -= length;
}
