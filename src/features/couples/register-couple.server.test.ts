import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { tokenIn } from "../../../test/mailbox.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import * as limits from "../../contract/limits.ts";
import { account, session } from "../../schema/accounts.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Answer = { token: string; couple: Couple; error: string; code: string; fields?: Record<string, string> };
const password = "fynbos";
let made = 0;

function fill(overrides: Record<string, unknown> = {}) {
  made += 1;
  return { email: `ayanda${made}@people.test`, password, confirmPassword: password, ...overrides };
}

const register = (body: unknown, address?: string) =>
  app.call<Answer>("/api/couples/register", { body, ...(address !== undefined && { address }) });
const accountsOf = (email: string) =>
  db
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = lower(${email})`);

async function expectNothingStored(email: string) {
  expect(await accountsOf(email)).toEqual([]);
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, email))).toEqual([]);
}

test("a couple registers, is signed in at once, gets a welcome, and can sign in again", async () => {
  const email = "Ayanda.Nkosi@people.test";
  const names = { partner1_name: "  Ayanda ", partner2_name: "Johan" };
  const wedding = { wedding_date: "2099-03-07", phone: "082 555 0117" };
  const body = fill({ email, ...names, ...wedding, extra_remarks: "", guest_count: 9 });
  const { status, body: answer } = await register(body);
  const [stored] = await accountsOf(email);
  expect(stored).toMatchObject({ kind: "couple", email, email_verified_at: null, auth_provider: "local" });
  expect([status, answer.couple]).toEqual([
    201,
    {
      id: stored?.id,
      name: "Ayanda & Johan",
      email,
      email_verified: false,
      partner1_name: "Ayanda",
      partner2_name: "Johan",
      wedding_date: "2099-03-07",
      phone: "+27825550117",
      venue_name: null,
      venue_location: null,
      venue_place: null,
      venue_place_name: null,
      venue_province: null,
      guest_count: null,
      provider: "local",
      wedding_id: stored?.id,
      role: "owner",
    },
  ]);
  expect(await app.call("/api/couples/profile", { token: answer.token })).toMatchObject({
    status: 200,
    body: answer.couple,
  });

  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Welcome to Umshado");
  const confirmed = await app.call("/api/auth/confirm-email", { body: { token: tokenIn(mail) } });
  expect(confirmed).toMatchObject({ status: 200, body: { email, user_type: "couple" } });
  expect((await app.call("/api/couples/login", { body: { email, password } })).status).toBe(200);
});

test("email and password are enough", async () => {
  const optional = { partner1_name: "", partner2_name: null, wedding_date: "", phone: "" };
  const { status, body } = await register(fill(optional));
  expect([status, body.couple.name, body.couple.phone, body.couple.wedding_date]).toEqual([201, "", null, null]);
});

test("the specification's payload registers, without the password again", async () => {
  const email = "to-the-letter@people.test";
  const names = { partner1_name: "Ayanda", partner2_name: "Johan" };
  const { status, body } = await register({
    email,
    password,
    ...names,
    wedding_date: "2099-03-07",
    phone: "0825550117",
  });
  expect([status, body.couple.email]).toEqual([201, email]);
});

test.each([
  ["email", { email: "ayanda@" }, "Enter an email address like name@example.com."],
  ["password", { password: "short", confirmPassword: "short" }, "Password must be at least 6 characters"],
  ["confirmPassword", { confirmPassword: "protea" }, "Passwords do not match"],
  ["confirmPassword", { confirmPassword: "" }, "Please fill in all fields"],
  ["email", { email: "" }, "Please fill in all fields"],
  ["password", { password: undefined }, "Please fill in all fields"],
  ["partner1_name", { partner1_name: "12 34" }, "Enter a name with at least one letter."],
  ["partner2_name", { partner2_name: "💍" }, "Enter a name with at least one letter."],
  ["phone", { phone: "call me" }, "Enter a phone number like 082 555 0142, or one with its country code."],
  ["wedding_date", { wedding_date: "2027-02-30" }, "Enter a date as YYYY-MM-DD."],
  ["wedding_date", { wedding_date: "2001-01-01" }, "This date has passed. Enter a wedding date of today or later."],
])("an unfit %s is refused at its field", async (field, overrides, sentence) => {
  const body = fill(overrides);
  const { status, body: answer } = await register(body);
  expect([status, answer.code, answer.fields]).toEqual([400, "bad_input", { [field]: sentence }]);
  await expectNothingStored(body.email);
});

test("today is the day that it is in South Africa", async () => {
  app.clock.set("2026-12-31T22:30:00Z");
  expect((await register(fill({ wedding_date: "2026-12-31" }))).status).toBe(400);
  expect((await register(fill({ wedding_date: "2027-01-01" }))).status).toBe(201);
});

test("an email that has a couple is refused, whatever its case; one that has a provider is not", async () => {
  const body = fill();
  await register(body);
  const { status, body: answer } = await register({ ...body, email: body.email.toUpperCase() });
  expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([409, "email_taken", ["email"]]);
  const { email } = await buildProvider(app);
  expect((await register(fill({ email }))).status).toBe(201);
});

test("the same registration twice at once makes one account with one welcome and one session", async () => {
  const body = fill();
  const answers = await Promise.all([register(body), register(body), register(body)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  const accounts = await accountsOf(body.email);
  expect(accounts).toHaveLength(1);
  expect(await db.$count(session, eq(session.account_id, accounts[0]?.id ?? ""))).toBe(1);
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.recipient, body.email))).toBe(1);
});

test("a couple whose browser fills in the hidden field is registered all the same, three an hour from an address", async () => {
  const trapped = () => register(fill({ extra_remarks: "Zulu Trading" }), "203.0.113.60");
  for (let tries = 0; tries < limits.trapped_registrations_per_address_max; tries += 1) {
    const { status, body } = await trapped();
    expect(status).toBe(201);
    expect((await app.call("/api/couples/profile", { token: body.token })).status).toBe(200);
  }
  expect((await trapped()).status).toBe(429);
  expect((await register(fill(), "203.0.113.60")).status).toBe(201);
});

test("registrations of both kinds from one address are limited together", async () => {
  const address = "203.0.113.61";
  const business = { business_name: "B", contact_person: "C", phone: "082 555 0117" };
  const passwords = { password: "eight or more", confirmPassword: "eight or more" };
  const half = limits.registrations_per_address_max / 2;
  for (let tries = 0; tries < half; tries += 1) {
    expect((await register(fill(), address)).status).toBe(201);
    const body = { ...business, ...passwords, email: `b${tries}@limits.test` };
    expect((await app.call("/api/auth/register", { body, address })).status).toBe(201);
  }
  const { status, headers } = await register(fill(), address);
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await register(fill(), "203.0.113.62")).status).toBe(201);
});
