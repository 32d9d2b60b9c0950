import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { budgeter, customEntry } from "../../../test/open-budget.ts";
import { startQuoteTests } from "../../../test/open-quote.ts";
import { pdf } from "../../../test/pdf-file.ts";
import { formOf, photo, type SentFile } from "../../../test/picture-files.ts";
import { budgetProof } from "../../schema/budget.ts";
import { sweepFiles } from "../media/sweep-files.ts";
import { purgeExpiredBudgetItems } from "./purge-expired.ts";

const { app, db } = await startQuoteTests();

async function open() {
  const { id } = await buildCouple(app, { password: "fynbos" });
  const token = await buildToken(app, id);
  const budget = budgeter(app, token);
  const { entry_id } = (await budget.entries.add(customEntry)).body;
  const payment = { entry_id, part: "other", amount_cents: 500_00, paid_on: "2026-06-01" };
  const { payment_id } = (await budget.payments.add(payment)).body;
  const add = (file: SentFile) => budget.proof.add(payment_id, formOf("file", [file]));
  return { id, token, ...budget, entry_id, payment_id, add };
}
const stored = () => readdir(join(app.runtime.config.dataDir, "media"));
const swept = async () => {
  await db.execute(sql`update stored_file set check_at = now() where check_at is not null`);
  await sweepFiles(app.runtime);
  return stored();
};

test("a proof is a re-encoded picture or an unchanged PDF, which only its couple reads", async () => {
  const { id, add, proof, payment_id, read } = await open();
  const { status, body } = await add(pdf("slip.pdf"));
  expect([status, body.budget.items[0]?.payments]).toMatchObject([
    201,
    [{ proof: { name: "slip.pdf", is_picture: false } }],
  ]);
  const paper = await proof.read(payment_id);
  expect([paper.status, paper.headers.get("content-type"), paper.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  await add(await photo());
  expect((await proof.read(payment_id)).headers.get("content-type")).toBe("image/webp");
  expect((await read()).items[0]?.payments[0]?.proof).toMatchObject({ is_picture: true });
  const stranger = await open();
  expect((await stranger.proof.read(payment_id)).status).toBe(404);
  expect((await stranger.proof.add(payment_id, formOf("file", [pdf("a.pdf")]))).body.code).toBe("payment_not_found");
  expect((await budgeter(app, undefined).proof.read(payment_id)).status).toBe(401);
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  expect((await budgeter(app, acting).proof.read(payment_id)).status).toBe(403);
  for (const name of (await stored()).filter((each) => each.startsWith("private-")))
    expect((await app.request(`/media/${name}`)).status).toBe(404);
});

test("a file that is neither picture nor PDF is refused, and so is no file", async () => {
  const { add, proof, payment_id } = await open();
  expect((await add({ name: "page.png", bytes: "<!doctype html>" })).body.code).toBe("not_for_messages");
  expect((await proof.add(payment_id, new FormData())).status).toBe(400);
  expect((await proof.read(payment_id)).status).toBe(404);
});

test("a proof is deleted by its replacement, by its removal, a day after its payment, and with its couple", async () => {
  const before = (await swept()).length;
  const { add, proof, payments, payment_id } = await open();
  await add(pdf("one.pdf"));
  await add(pdf("two.pdf", 2_000));
  expect((await swept()).length).toBe(before + 1);
  expect((await proof.remove(payment_id)).body.budget.items[0]?.payments[0]?.proof).toBeNull();
  expect((await swept()).length).toBe(before);
  await add(pdf("three.pdf", 3_000));
  await payments.remove(payment_id);
  expect((await proof.read(payment_id)).status).toBe(404);
  await payments.save(payment_id, { is_removed: false });
  expect((await proof.read(payment_id)).status).toBe(200);
  await payments.remove(payment_id);
  app.clock.advance(25 * 60 * 60 * 1000);
  await purgeExpiredBudgetItems(db, app.clock.now());
  expect((await swept()).length).toBe(before);

  const others = await db.$count(budgetProof);
  const leaving = await open();
  await leaving.add(pdf("four.pdf", 4_000));
  const body = { password: "fynbos" };
  expect((await app.call("/api/account", { method: "DELETE", token: leaving.token, body })).status).toBe(204);
  expect(await db.$count(budgetProof)).toBe(others);
  expect((await swept()).length).toBe(before);
});
