import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { templateContent } from "../../../../test/open-quote.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import type { ProfileView } from "../../../contract/providers/page-schema.ts";
import { packages_max } from "../../../contract/quotes/limits.ts";
import type { QuoteTemplate, TemplateContent } from "../../../contract/quotes/template-schema.ts";

const app = await startTestApp();

type Answer = ErrorAnswer & { template: QuoteTemplate; templates: QuoteTemplate[] };
const path = "/api/quote-templates";

async function shower() {
  const provider = await buildProvider(app);
  const token = await buildToken(app, provider.id);
  const add = async (more: Partial<TemplateContent> = {}, name = "Mine alone") =>
    (await app.call<Answer>(path, { token, body: { name, content: { ...templateContent(), ...more } } })).body.template;
  const show = (id: string, body: object = {}, as = token) =>
    app.call<Answer>(`${path}/${id}/package`, {
      method: "PUT",
      token: as,
      body: { is_shown: true, shown_name: "A whole day", shown_text: "", ...body },
    });
  const page = async () =>
    (await app.call<{ data: ProfileView }>(`/api/providers/${provider.id}/page`, { token })).body.data.page;
  return { ...provider, token, add, show, page, packages: async () => (await page()).overview.packages };
}

test("a published template is on the profile under its public name, with a price without optional items, and can be asked about", async () => {
  const { add, show, packages, page } = await shower();
  const { id } = await add({ vat_mode: "added" });
  expect(await packages()).toEqual([]);
  const answer = await show(id, { shown_text: "From the robes to the first dance" });
  expect(answer.body.templates).toMatchObject([{ id, is_shown: true, from_cents: 23_000_00 }]);
  const shown = {
    id,
    name: "A whole day",
    price: "from R\u00a023\u00a0000",
    text: "From the robes to the first dance",
  };
  expect(await packages()).toEqual([shown]);
  expect((await page()).services).toEqual(["A whole day"]);
  expect(JSON.stringify(await page())).not.toContain("Mine alone");
});

test("a profile follows: another price, taken off, removed", async () => {
  const { add, show, packages, token } = await shower();
  const { id } = await add();
  await show(id);
  expect(await packages()).toMatchObject([{ price: "from R\u00a020\u00a0000" }]);
  const [line] = templateContent().lines;
  const content = { ...templateContent(), lines: line ? [{ ...line, unit_price_cents: 18_500_50 }] : [] };
  const changed = await app.call<Answer>(`${path}/${id}`, { method: "PUT", token, body: { name: "Mine", content } });
  expect(changed.body.template).toMatchObject({ is_shown: true, shown_name: "A whole day" });
  expect(await packages()).toMatchObject([{ price: "from R\u00a018\u00a0500,50" }]);
  await show(id, { is_shown: false });
  expect(await packages()).toEqual([]);
  await show(id);
  expect(await packages()).toHaveLength(1);
  await app.call(`${path}/${id}`, { method: "DELETE", token });
  expect(await packages()).toEqual([]);
});

test("a free template has no price, and one without a name is not shown", async () => {
  const { add, show, packages } = await shower();
  const { id } = await add({ lines: [] });
  expect((await show(id, { shown_name: " " })).body.fields).toEqual({
    shown_name: "Enter the name couples see above the price.",
  });
  await show(id);
  expect(await packages()).toMatchObject([{ price: null }]);
});

test("a profile shows six, also where two arrive at once, and one of them can be edited", async () => {
  const { add, show, packages } = await shower();
  const all: QuoteTemplate[] = [];
  for (let at = 0; at <= packages_max; at += 1) all.push(await add({}, `${at}`));
  for (const { id } of all.slice(2)) await show(id);
  const answers = await Promise.all(all.slice(0, 2).map(({ id }) => show(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("packages_full");
  expect(await packages()).toHaveLength(packages_max);
  expect((await show(all.at(-1)?.id ?? "", { shown_name: "Renamed" })).status).toBe(200);
});

test("a stranger, a couple and an admin who acts as the provider publish nothing", async () => {
  const { add, show, packages, id: provider_id } = await shower();
  const { id } = await add();
  const other = await buildToken(app, (await buildProvider(app)).id);
  expect((await show(id, {}, other)).body.code).toBe("template_not_found");
  expect((await show("nonsense")).body.code).toBe("template_not_found");
  expect((await show(id, {}, await buildToken(app, (await buildCouple(app)).id))).status).toBe(403);
  const acting = await buildToken(app, provider_id, { admin_id: (await buildSuperAdmin(app)).id });
  expect((await show(id, {}, acting)).body.code).toBe("not_while_impersonating");
  expect(await packages()).toEqual([]);
});
