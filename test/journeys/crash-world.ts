import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import PostalMime from "postal-mime";
import { freePort } from "../../scripts/free-port.mjs";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import type { Message, FullConversation } from "../../src/contract/conversations/schema.ts";
import { pdf } from "../pdf-file.ts";
import { readMail } from "../read-mail.ts";
import { bringMail } from "../smtp-client.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { newAddress } from "./journey.ts";
import { startProduct, type Product } from "./product.ts";

export type Person = { side: "couple" | "provider"; email: string; token: string };
/** Only this test uses both. */
export type Thread = { id: string; couple: Person; provider: Person; reply_to: string };
export type Written = { thread: Thread; by: Person["side"]; text: string; how: "page" | "file" | "email" };

const password = "a horse, a battery";

/** A product with its own database and mail servers, so that it can be killed and inspected. */
export async function openWorld(folder: string) {
  const cluster = await startCluster();
  const smtp = await startSmtpServer();
  const db = new pg.Client({ connectionString: cluster.url });
  await db.connect();
  const [port, mail_port] = [await freePort(), await freePort()];
  const env = {
    DEMO: "off",
    DATABASE_URL: cluster.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@umshado.example",
    INBOUND_SMTP_PORT: String(mail_port),
    INBOUND_SMTP_HOST: "127.0.0.1",
    MAIL_REPLY_DOMAIN: "reply.umshado.test",
  };
  let product: Product | undefined;
  let endHurry: (() => Promise<void>) | undefined;
  return {
    db,
    smtp,
    mail_port,
    url: `http://127.0.0.1:${port}`,
    async start() {
      product = await startProduct({ folder, port, env });
      return product;
    },
    /** Removes all delays from now on. */
    hurry: () => void (endHurry ??= startHurry(db)),
    async close() {
      await endHurry?.();
      await product?.kill();
      await db.end();
      await smtp.close();
      await cluster.remove();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

type Requested = { token?: string; body?: object; method?: string; key?: string };

export async function makeRequest(
  { url }: Pick<World, "url">,
  path: string,
  { token, body, method, key }: Requested = {},
) {
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(url + path, {
      method: method ?? (body ? "POST" : "GET"),
      headers: {
        ...(body && !isForm && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { "Idempotency-Key": key }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}

async function must<T>(world: World, path: string, request: Requested): Promise<T> {
  const answer = await makeRequest(world, path, request);
  if (answer === null || answer.status >= 300)
    throw new Error(`${path}: ${answer?.status} ${answer?.bytes.toString()}`);
  return JSON.parse(answer.bytes.toString()) as T;
}

export async function openThread(world: World): Promise<Thread> {
  const { db, smtp } = world;
  const [email, other] = [newAddress(), newAddress()];
  const business = { business_name: "Wild Fig", contact_person: "Nandi Mokoena", phone: "082 555 0142" };
  const registered = { email: other, password, confirmPassword: password, ...business };
  await must(world, "/api/auth/register", { body: registered });
  const couple = { email, password, confirmPassword: password };
  const signedIn = await must<{ token: string }>(world, "/api/couples/register", { body: couple });
  await db.query("update account set email_verified_at = now()");
  const { token } = await must<{ token: string }>(world, "/api/auth/login", { body: { email: other, password } });
  const { rows } = await db.query<{ id: string }>(
    "update provider set is_published = true, published_at = now() where id = (select id from account where email = $1) returning id",
    [other],
  );
  const enquiry = {
    provider_id: rows[0]?.id,
    couple_name: "Sibusiso",
    couple_email: email,
    message: "Is our day free?",
  };
  await must(world, "/api/enquiries/direct", { token: signedIn.token, body: enquiry });
  const { conversations } = await must<{ conversations: { id: string }[] }>(world, "/api/conversations", { token });
  const reply_to = await waitFor(() => replyToOf(smtp.messages, other));
  return {
    id: conversations[0]?.id ?? "",
    reply_to,
    couple: { side: "couple", email, token: signedIn.token },
    provider: { side: "provider", email: other, token },
  };
}

function replyToOf(messages: World["smtp"]["messages"], email: string): string | undefined {
  const contents = messages.filter(({ to }) => to.includes(email)).map(({ content }) => content);
  return contents.flatMap((content) => /c-[a-z2-7]{32}@reply\.umshado\.test/.exec(content) ?? [])[0];
}

export async function waitFor<T>(find: () => T | undefined | Promise<T | undefined>, seconds = 60): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; await pause(50)) {
    const result = await find();
    if (result !== undefined) return result;
    if (Date.now() > end) throw new Error(`not there after ${seconds} seconds: ${String(find)}`);
  }
}

/** With the same key or Message-ID each time. Returns whether it was acknowledged. */
export async function tryOnce(world: World, written: Written): Promise<boolean> {
  const { thread, by, text, how } = written;
  const { token, email } = thread[by];
  if (how === "email") {
    const content = readMail("plain", { from: email, to: thread.reply_to, id: text, text });
    const answer = await bringMail(world.mail_port, { from: email, to: thread.reply_to, content }).catch(() => null);
    return isTaken(written, answer?.code ?? 0, [250], answer?.text);
  }
  const files = how === "file" ? await addFile(world, written) : [];
  if (files === null) return false;
  const body = { text, files };
  const answer = await makeRequest(world, `/api/conversations/${thread.id}/messages`, {
    token,
    body,
    key: `key-of-${text}`,
  });
  return isTaken(written, answer?.status ?? 0, [201], answer?.bytes.toString());
}

/** No answer and temporary refusals are retried; anything else fails. */
function isTaken({ text }: Written, code: number, good: readonly number[], said = ""): boolean {
  if (good.includes(code)) return true;
  if ([0, 421, 451, 503].includes(code)) return false;
  throw new Error(`${text}: ${code} ${said}`);
}

/** Uploaded files by message, reused on retry: a key requires the same content. */
const added = new Map<string, string[]>();

async function addFile(world: World, { thread, by, text }: Written): Promise<string[] | null> {
  const known = added.get(text);
  if (known) return known;
  const form = new FormData();
  form.append("file", new Blob([pdf("").bytes]), `${text}.pdf`);
  const answer = await makeRequest(world, `/api/conversations/${thread.id}/files`, {
    token: thread[by].token,
    body: form,
  });
  if (answer?.status !== 201) return null;
  const { uploaded } = JSON.parse(answer.bytes.toString()) as { uploaded: { id: string }[] };
  const ids = uploaded.map(({ id }) => id);
  added.set(text, ids);
  return ids;
}

export async function readConversation(world: World, { id, couple }: Thread): Promise<Message[]> {
  return (await must<FullConversation>(world, `/api/conversations/${id}`, { token: couple.token })).messages;
}

export async function hear(world: World, { token }: Person): Promise<string[]> {
  const received: string[] = [];
  const answer = await fetch(`${world.url}/api/events`, { headers: { Authorization: `Bearer ${token}` } });
  const read = async () => {
    for await (const part of answer.body ?? []) received.push(Buffer.from(part as Uint8Array).toString());
  };
  read().catch(() => undefined);
  return received;
}

export async function readEmails({ smtp }: World) {
  return Promise.all(
    smtp.messages.map(async ({ content }) => {
      const { messageId = "", text = "" } = await PostalMime.parse(content);
      return { message_id: messageId, text };
    }),
  );
}

/** Removes email delays and write limits until stopped. */
function startHurry(db: pg.Client): () => Promise<void> {
  const stop = new AbortController();
  const work = async () => {
    while (!stop.signal.aborted) {
      await db.query(
        "update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()",
      );
      await db.query("delete from rate_limit_hit");
      await pause(100);
    }
  };
  const done = work();
  return async () => {
    stop.abort();
    await done;
  };
}

export async function killAfter(product: Product, milliseconds: number): Promise<void> {
  await pause(milliseconds);
  await product.kill();
}
