import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export type ArrivedMail = {
  /** Lower case. */
  to: string;
  /** Empty for a bounce. */
  return_path: string;
  content: Buffer;
  address: string;
};

/**
 * Throws `MailRefused`; after any other error the reply is temporary, so that the sender retries and no mail is lost.
 */
export type MailHandler = {
  admit(mail: Pick<ArrivedMail, "to" | "address">): Promise<void>;
  /** Resolves once the mail is saved; only then does the sender get an OK. */
  take(mail: ArrivedMail): Promise<void>;
};

/** 4xx: the sender's server retries for days; 5xx: it returns the sentence to its user. Status by RFC 3463. */
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

export type SmtpListener = {
  port: number;
  handle(handler: MailHandler): void;
  close(): Promise<void>;
};

const later = "4.3.0 We can't take this right now. Please try again.";
/** Less than the program has for its end (server/serve.ts). */
const close_milliseconds = 8_000;

/** One recipient per transaction; no relay, TLS or sign-in. Throws if the port is taken. */
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
      void respond(admit(handler, recipient.address, session, { domain, strangers_max }), callback);
    },
    onData(stream, session, callback) {
      void respond(receiveMail(handler, stream, session, { ...limits, arriving }), callback);
    },
  });
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

/** An error that isn't a refusal is ours: the sender retries. */
async function respond(work: Promise<void>, announce: (refused: Error | null) => void): Promise<void> {
  let refused: Error | null = null;
  try {
    await work;
  } catch (cause) {
    refused = cause instanceof MailRefused ? cause : Object.assign(new Error(later), { responseCode: 451 });
  }
  announce(refused);
}

const strangers = new WeakMap<SMTPServerSession, number>();

async function admit(
  handler: MailHandler | null,
  recipient: string,
  session: SMTPServerSession,
  { domain, strangers_max }: { domain: string; strangers_max: number },
): Promise<void> {
  const to = recipient.toLowerCase();
  try {
    if (!to.endsWith(`@${domain}`)) throw new MailRefused(550, "5.7.1", "Mail for this domain is not accepted here.");
    if (handler === null) throw new Error("starting");
    await handler.admit({ to, address: session.remoteAddress });
  } catch (cause) {
    if (!(cause instanceof MailRefused) || cause.responseCode < 500) throw cause;
    const tried = (strangers.get(session) ?? 0) + 1;
    strangers.set(session, tried);
    if (tried >= strangers_max) throw new MailRefused(421, "4.7.0", "Too many unknown addresses.");
    throw cause;
  }
}

type Params = Pick<ListenerLimits, "bytes_max" | "bytes_at_once_max" | "data_seconds_max"> & {
  arriving: { bytes: number };
};

async function receiveMail(
  handler: MailHandler | null,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  limits: Params,
): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    await collect(stream, chunks, limits);
    if (handler === null) throw new Error("starting");
    const { mailFrom, rcptTo } = session.envelope;
    await handler.take({
      to: (rcptTo[0]?.address ?? "").toLowerCase(),
      return_path: mailFrom === false ? "" : mailFrom.address,
      content: Buffer.concat(chunks),
      address: session.remoteAddress,
    });
  } finally {
    drop(chunks, limits);
  }
}

/** Discards mail that is too large, too slow, or over the total in progress. */
async function collect(stream: SMTPServerDataStream, chunks: Buffer[], limits: Params): Promise<void> {
  const { bytes_max, bytes_at_once_max, data_seconds_max, arriving } = limits;
  let refused: MailRefused | undefined;
  const refuse = (cause: MailRefused) => {
    refused ??= cause;
    drop(chunks, limits);
  };
  const late = setTimeout(() => {
    refuse(new MailRefused(421, "4.4.2", "This took too long."));
    stream.destroy();
  }, data_seconds_max * 1000);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (refused) continue;
      if (stream.byteLength > bytes_max) refuse(new MailRefused(552, "5.3.4", "This email is too large."));
      else if (arriving.bytes + chunk.length > bytes_at_once_max)
        refuse(new MailRefused(452, "4.3.1", "Too much mail arrives at once."));
      else {
        chunks.push(chunk);
        arriving.bytes += chunk.length;
      }
    }
  } catch (cause) {
    throw refused ?? cause;
  } finally {
    clearTimeout(late);
  }
  if (refused) throw refused;
}

function drop(chunks: Buffer[], { arriving }: Params): void {
  for (const { length } of chunks.splice(0)) arriving.bytes -= length;
}
