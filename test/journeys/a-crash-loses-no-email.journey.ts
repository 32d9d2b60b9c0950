import { cp } from "node:fs/promises";
import { join } from "node:path";
import { findWithServices } from "./catalogue.ts";
import { expect, newAddress, test } from "./journey.ts";
import { expectEmails } from "./outbox.ts";
import { spareFolder } from "./places.ts";
import { freePort, startProduct, type Product } from "./product.ts";

/** Sends an enquiry and answers once the product has acknowledged it. */
async function enquire({ url }: Product, provider_id: string, couple_email: string): Promise<void> {
  const answer = await fetch(`${url}/api/enquiries/direct`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": couple_email },
    body: JSON.stringify({ provider_id, couple_name: "Sibusiso", couple_email, message: "Before the lights go out." }),
  });
  expect(answer.status).toBe(201);
}

test("whatever was acknowledged before the process was killed is delivered after it starts again, once", async ({
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
    // an enquiry sent once more under its key is still the same one
    await enquire(second, id, couples[0] ?? "");
    // what is sent after all others has its emails after theirs
    const last = newAddress();
    await enquire(second, id, last);
    await expectEmails(folder, last);
    for (const couple of couples) await expectEmails(folder, couple);
  } finally {
    await second.stop();
  }
});
