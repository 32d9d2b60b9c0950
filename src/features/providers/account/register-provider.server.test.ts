import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple } from "../../../../test/factories.ts";
import { startTestApp, type Refused } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import * as limits from "../../../contract/limits.ts";
import { account } from "../../../schema/accounts.ts";
import { category } from "../../../schema/categories.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { provider, providerCategory } from "../../../schema/providers.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const [florists] = await db.select().from(category).where(eq(category.slug, "florists"));

// Each test gets its own hour, because the rate limit counts one address.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const password = "protea-and-sand";
let made = 0;

function fill(overrides: Record<string, unknown> = {}) {
  made += 1;
  const needed = {
    email: `zanele${made}@blooms.test`,
    password,
    confirmPassword: password,
    business_name: "Zanele\u2019s Blooms",
    contact_person: "Zanele Dube",
    phone: "082 555 0117",
  };
  return { ...needed, ...overrides };
}

const register = (body: unknown, address?: string) =>
  app.call<Refused & { message: string }>("/api/auth/register", { body, ...(address !== undefined && { address }) });
const accountsOf = (email: string) =>
  db
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`);

async function expectNothingStored(email: string) {
  expect(await accountsOf(email)).toEqual([]);
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, email))).toEqual([]);
}

test("a provider registers, unpublished, gets a welcome, and can sign in", async () => {
  const email = "Zanele.Dube@blooms.test";
  const body = fill({
    email,
    confirmPassword: password,
    category_id: florists?.id,
    city: "Mbombela",
    province: "Mpumalanga",
    extra_remarks: "",
    is_super_admin: true,
    is_published: true,
  });
  expect(await register(body)).toMatchObject({
    status: 201,
    body: { message: "Registration successful! Please log in.", email },
  });

  const [stored] = await accountsOf(email);
  expect(stored).toMatchObject({ kind: "provider", email, email_verified_at: null, auth_provider: "local" });
  const id = stored?.id ?? "";
  const [row] = await db.select().from(provider).where(eq(provider.id, id));
  expect(row).toMatchObject({
    business_name: "Zanele\u2019s Blooms",
    contact_person: "Zanele Dube",
    phone: "+27825550117",
    city: "Mbombela",
    province: "Mpumalanga",
    is_published: false,
    published_at: null,
    is_super_admin: false,
    has_business_details: true,
    category_ids: [florists?.id],
    search_text: "zanele's blooms\nzanele dube\nflorists\nmbombela",
    place_text: "mbombela",
    trust_tier: null,
  });
  expect(row?.trust_score).toBeGreaterThan(0);
  expect(await db.select().from(providerCategory).where(eq(providerCategory.provider_id, id))).toMatchObject([
    { category_id: florists?.id, is_primary: true, subcategory_id: null },
  ]);
  expect(await app.call(`/api/providers/${id}`)).toMatchObject({ status: 404 });

  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Welcome to Umshado");
  expect(mail?.text).toContain("If it wasn’t you");
  const confirmed = await app.call("/api/auth/confirm-email", { body: { token: tokenIn(mail) } });
  expect(confirmed).toMatchObject({ status: 200, body: { email, user_type: "provider" } });
  const signedIn = await app.call("/api/auth/login", { body: { email, password } });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { provider: { id, email_verified: true, is_published: false } },
  });
});

test("a category, a town and a province may be left open", async () => {
  const body = fill({ category_id: "", city: "", province: "" });
  expect(await register(body)).toMatchObject({ status: 201 });
  const [stored] = await accountsOf(body.email);
  const [row] = await db
    .select()
    .from(provider)
    .where(eq(provider.id, stored?.id ?? ""));
  expect(row).toMatchObject({ city: null, province: null, category_ids: [], place_text: "" });
});

test.each([
  ["email", { email: "zanele@" }, "Enter an email address like name@example.com."],
  ["email", { email: "" }, "Please fill in all fields"],
  ["email", { email: undefined }, "Please fill in all fields"],
  ["password", { password: "short12" }, "Password must be at least 8 characters"],
  ["password", { password: "" }, "Please fill in all fields"],
  ["confirmPassword", { confirmPassword: "something-else" }, "Passwords do not match"],
  ["confirmPassword", { confirmPassword: undefined }, "Please fill in all fields"],
  ["confirmPassword", { confirmPassword: "" }, "Please fill in all fields"],
  ["business_name", { business_name: " \u0007 " }, "Please fill in all required fields"],
  ["contact_person", { contact_person: undefined }, "Please fill in all required fields"],
  ["phone", { phone: "" }, "Please fill in all required fields"],
  ["phone", { phone: "12345" }, "Enter a phone number like 082 555 0142, or one with its country code."],
  ["category_id", { category_id: 99_999 }, "Choose a category from the list."],
  ["category_id", { category_id: "flowers" }, "Choose a category from the list."],
  ["category_id", { category_id: true }, "Choose a category from the list."],
  ["category_id", { category_id: [1] }, "Choose a category from the list."],
  ["province", { province: "Natal" }, "Choose one of the nine provinces."],
])("a bad %s is refused with a sentence on the field, and nothing is stored", async (field, wish, sentence) => {
  const body = fill(wish);
  const { email }: { email?: string | undefined } = body;
  const answer = await register(body);
  expect(answer).toMatchObject({ status: 400, body: { code: "bad_input", error: sentence } });
  expect(answer.body.fields).toEqual({ [field]: sentence });
  await expectNothingStored(email ?? "");
});

test("an email that has a provider is refused on its field, however it is written; a couple's is free", async () => {
  const body = fill();
  await register(body);
  const again = await register({ ...body, email: body.email.toUpperCase(), business_name: "Another business" });
  expect(again).toMatchObject({ status: 409, body: { code: "email_taken" } });
  expect(again.body.fields).toEqual({ email: again.body.error });
  expect(await accountsOf(body.email)).toHaveLength(1);
  const couple = await buildCouple(app);
  expect(await register(fill({ email: couple.email }))).toMatchObject({ status: 201 });
});

test("a double click makes one provider and one email", async () => {
  const body = fill();
  const answers = await Promise.all([register(body), register(body), register(body)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await accountsOf(body.email)).toHaveLength(1);
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, body.email))).toHaveLength(1);
});

test("a provider whose browser fills in the hidden field is registered all the same, three an hour from an address", async () => {
  const trapped = () => fill({ extra_remarks: "Zulu Trading" });
  for (let tries = 0; tries < limits.trapped_registrations_per_address_max; tries += 1) {
    const body = trapped();
    expect(await register(body, "198.51.100.9")).toMatchObject({ status: 201 });
    expect(await accountsOf(body.email)).toHaveLength(1);
  }
  expect(await register(trapped(), "198.51.100.9")).toMatchObject({ status: 429 });
  expect(await register(fill(), "198.51.100.9")).toMatchObject({ status: 201 });
});

test("an address registers twenty times an hour, taken emails among them", async () => {
  const taken = fill();
  await register(taken);
  for (let each = 1; each < limits.registrations_per_address_max; each += 1)
    expect(await register(taken)).toMatchObject({ status: 409 });
  const next = fill();
  const refused = await register(next);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.body.error).toMatch(/try again in 60 minutes\.$/);
  expect(refused.headers.get("retry-after")).toBe("3600");
  await expectNothingStored(next.email);
  expect(await register(next, "198.51.100.3")).toMatchObject({ status: 201 });
});

test("markup in a name stays text in the email and on the row", async () => {
  const body = fill({ business_name: "<b>Blooms</b>\r\nBcc: x@people.test" });
  expect(await register(body)).toMatchObject({ status: 201 });
  const [mail] = await app.mailbox.waitFor(body.email);
  expect(mail?.html).not.toContain("<b>");
  expect(mail?.bcc ?? []).toEqual([]);
});
