import { afterAll, describe, expect, inject, test } from "vitest";
import { startCluster } from "../../scripts/postgres-cluster.mjs";
import { startTestApp, type TestApp } from "../../test/harness.ts";
import { inboundEnv, listenForMail } from "../../test/inbound.ts";
import { openConversation } from "../../test/open-conversation.ts";
import { readMail } from "../../test/read-mail.ts";
import { bringMail, openConnection, type SmtpConnection } from "../../test/smtp-client.ts";
import { openDatabaseServer, type Database } from "../platform/database/database.ts";
import { startJobs } from "./jobs/register-jobs.ts";

async function openThread(app: TestApp) {
  const thread = await openConversation(app);
  const [enquiry] = await app.mailbox.waitFor(thread.provider.email);
  const to = enquiry?.replyTo?.[0]?.address ?? "";
  const from = thread.provider.email;
  return { ...thread, from, to, content: readMail("plain", { from, to, text: "Written once." }) };
}

async function openData(port: number, { from, to }: { from: string; to: string }): Promise<SmtpConnection> {
  const line = await openConnection(port);
  await line.say(`MAIL FROM:<${from}>`);
  expect(await line.say(`RCPT TO:<${to}>`)).toMatchObject({ code: 250 });
  expect(await line.say("DATA")).toMatchObject({ code: 354 });
  return line;
}

async function openWorld(cluster: Awaited<ReturnType<typeof startCluster>>) {
  const app = await startTestApp({ env: inboundEnv, openDatabase: (log) => openDatabaseServer(cluster.url, log) });
  const letGo = await startJobs(app.runtime);
  afterAll(async () => {
    await letGo();
    await cluster.remove();
  });
  return { cluster, app, port: await listenForMail(app) };
}

type Transaction = Database["transaction"];

describe("a database that is lost in the middle of an email", async () => {
  const app = await startTestApp({ env: inboundEnv });
  const letGo = await startJobs(app.runtime);
  afterAll(() => letGo());
  const { database } = app.runtime;
  let transaction: Transaction | null = null;
  const db = new Proxy(database.db, {
    get: (target, name): unknown =>
      name === "transaction" && transaction !== null ? transaction : Reflect.get(target, name),
  });
  const port = await listenForMail({ ...app, runtime: { ...app.runtime, database: { ...database, db } } });
  const lost = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });

  test.for<[string, () => Transaction]>([
    ["before it is stored", () => () => Promise.reject(lost())],
    [
      "after it was stored and before anybody knew",
      () => async (work) => {
        await database.db.transaction(work);
        throw lost();
      },
    ],
  ])("%s: its sender gets a temporary refusal, and then it is there, once", async ([, goes]) => {
    const thread = await openThread(app);
    const line = await openData(port, thread);
    transaction = goes();
    expect(await line.pour(thread.content)).toMatchObject({ code: 451 });
    line.end();
    transaction = null;
    expect(await bringMail(port, thread)).toMatchObject({ code: 250 });
    expect(await thread.rows()).toMatchObject([{ body: "Written once." }]);
  });
});

describe.runIf(inject("testDatabase").kind === "server")("a database server that is stopped", async () => {
  const isServer = inject("testDatabase").kind === "server";
  const world = isServer ? await openWorld(await startCluster()) : (undefined as never);

  test("in the middle of DATA it is 451, at the recipient too, and the email is accepted once the database is back", async () => {
    const { cluster, app, port } = world;
    const thread = await openThread(app);
    const line = await openData(port, thread);
    await cluster.stop("SIGQUIT");
    expect(await line.pour(thread.content)).toMatchObject({ code: 451 });
    await line.say(`MAIL FROM:<${thread.from}>`);
    expect(await line.say(`RCPT TO:<${thread.to}>`)).toMatchObject({ code: 451 });
    line.end();
    await cluster.start();
    const bring = async () => (await bringMail(port, thread)).code;
    await expect.poll(bring, { timeout: 30_000 }).toBe(250);
    expect(await bring()).toBe(250);
    expect(await thread.rows()).toMatchObject([{ body: "Written once." }]);
  }, 60_000);
});
