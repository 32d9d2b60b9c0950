import { cp } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { readMail } from "../read-mail.ts";
import { bringMail } from "../smtp-client.ts";
import { findWithServices } from "./catalogue.ts";
import { expect, newAddress, test } from "./journey.ts";
import { expectEmails, readOutbox } from "./outbox.ts";
import { spareFolder } from "./places.ts";
import { startProduct, type Product } from "./product.ts";

async function enquire({ url }: Product, provider_id: string, couple_email: string): Promise<void> {
  const answer = await fetch(`${url}/api/enquiries/direct`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": couple_email },
    body: JSON.stringify({ provider_id, couple_name: "Sibusiso", couple_email, message: "Before the lights go out." }),
  });
  expect(answer.status).toBe(201);
}

test("emails acknowledged before the process was killed are delivered after it starts again, once", async ({
  request,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const folder = join(outputDir, "data");
  await cp(spareFolder(), folder, { recursive: true });
  const { id } = await findWithServices(request);
  const couples = Array.from({ length: 6 }, newAddress);

  const first = await startProduct({ folder, port: await freePort() });
  await Promise.all(couples.map((couple) => enquire(first, id, couple)));
  await first.kill();

  const second = await startProduct({ folder, port: await freePort() });
  try {
    for (const couple of couples) await expectEmails(folder, couple);
    // a repeat with the same key creates no second enquiry
    await enquire(second, id, couples[0] ?? "");
    // emails leave in order, so this is the last one
    const last = newAddress();
    await enquire(second, id, last);
    await expectEmails(folder, last);
    for (const couple of couples) await expectEmails(folder, couple);
  } finally {
    await second.stop();
  }
});

async function readAddresses(folder: string, couple: string) {
  const find = async () => {
    const emails = await readOutbox(folder);
    const enquiry = emails.findLast(({ replyTo }) => replyTo?.[0]?.address?.endsWith("@reply.test"));
    const copy = emails.find(({ to }) => to?.[0]?.address === couple);
    const [link] = /\/conversation#[\w-]+/.exec(copy?.text ?? "") ?? [];
    return { from: enquiry?.to?.[0]?.address ?? "", to: enquiry?.replyTo?.[0]?.address ?? "", link: link ?? "" };
  };
  await expect.poll(async () => Object.values(await find()).includes(""), { timeout: 20_000 }).toBe(false);
  return find();
}

/** Retries until accepted, like a mail server; returns the codes. */
async function deliverUntilAccepted(port: () => number, mail: { from: string; to: string; content: Buffer }) {
  const codes: number[] = [];
  while (codes.at(-1) !== 250) {
    const code = await bringMail(port(), mail).then(
      (answer) => answer.code,
      () => 0,
    );
    if (code !== 250) await new Promise((resolve) => setTimeout(resolve, 200));
    codes.push(code);
  }
  return codes;
}

test("a provider answers by mail while the process is killed again and again: each answer is there once, and the guest reads it", async ({
  request,
  page,
  noise,
}, { outputDir }) => {
  test.setTimeout(120_000);
  const folder = join(outputDir, "data");
  await cp(spareFolder(), folder, { recursive: true });
  const { id } = await findWithServices(request);
  const couple = newAddress();
  let mailPort = 0;
  const start = async () => {
    mailPort = await freePort();
    const env = {
      INBOUND_SMTP_PORT: String(mailPort),
      INBOUND_SMTP_HOST: "127.0.0.1",
      MAIL_REPLY_DOMAIN: "reply.test",
    };
    return startProduct({ folder, port: await freePort(), env });
  };
  let product = await start();
  await enquire(product, id, couple);
  const { from, to, link } = await readAddresses(folder, couple);
  const texts = Array.from({ length: 9 }, (_, at) => `Answer ${at + 1} of the nine.`);
  const brought = Promise.all(
    texts.map((text) =>
      deliverUntilAccepted(() => mailPort, { from, to, content: readMail("plain", { from, to, text }) }),
    ),
  );
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 700));
    await product.kill();
    product = await start();
  }
  const codes = await brought;
  try {
    expect(codes.flat().every((code) => [0, 250, 421, 451].includes(code))).toBe(true);
    noise.allow(new RegExp(`^requested ${product.url}/`));
    await page.goto(`${product.url}${link}`);
    await expect(page.getByText(/^\w.*, \d\d:\d\d by email$/)).toHaveCount(9);
    for (const text of texts) await expect(page.getByText(text)).toHaveCount(1);
    expect(await page.content()).not.toContain(from);
    // its stream would reconnect to a stopped server
    await page.goto("about:blank");
  } finally {
    await product.stop();
  }
});
