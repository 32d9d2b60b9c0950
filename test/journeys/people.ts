import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import type { Couple } from "../../src/contract/couples/schema.ts";
import type { ProviderUser } from "../../src/contract/providers/my-schema.ts";
import { expect, newAddress } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { peopleText, sharedUrl } from "./places.ts";

export type SignedIn =
  | { kind: "provider"; token: string; record: ProviderUser }
  | { kind: "couple"; token: string; record: Couple };

/**
 * Shared sessions: journeys must not end or change them. `newcomer` is unpublished; `couple` has favourites and
 * enquiries, `newCouple` nothing.
 */
export type People = Record<"provider" | "superAdmin" | "couple" | "newcomer" | "newCouple", SignedIn>;

export const people = () => JSON.parse(peopleText()) as People;

export const password = "a horse, a battery";

type Requested = { method?: "GET" | "POST" | "PUT" | "DELETE"; token?: string; body?: object; address?: string };

/** Calls the shared product's API directly. */
export async function makeRequest(
  path: `/api/${string}`,
  { token, body, address, method = body ? "POST" : "GET" }: Requested = {},
) {
  return fetch(sharedUrl() + path, {
    method,
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // as set by a proxy
      ...(address !== undefined && { "X-Forwarded-For": address }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A new session. An address may sign in 100 times per quarter hour. */
export async function signIn(kind: SignedIn["kind"], credentials: { email: string; password: string }) {
  const answer = await makeRequest(kind === "provider" ? "/api/auth/login" : "/api/couples/login", {
    body: credentials,
  });
  if (answer.status !== 200) throw new Error(`${credentials.email} was not logged in: ${await answer.text()}`);
  const { token, ...rest } = (await answer.json()) as { token: string; provider?: object; couple?: object };
  return { kind, token, record: rest.provider ?? rest.couple } as SignedIn;
}

/** The shared super admin, proven just now: proof lasts ten minutes [accounts-23], a full run longer. */
export async function provenAdmin(): Promise<SignedIn> {
  const { superAdmin } = people();
  const { password } = demoLogins[0];
  const answer = await makeRequest("/api/auth/prove", { token: superAdmin.token, body: { password } });
  expect(answer.status).toBe(200);
  return superAdmin;
}

export function newBusiness(business_name: string) {
  const phone = "082 555 0142";
  return { email: newAddress(), password, business_name, contact_person: "Nandi Mokoena", phone };
}
export type Business = ReturnType<typeof newBusiness>;

let homes = 0;
/** A new network: each may register 20 accounts an hour. */
function newHome(): string {
  homes += 1;
  return `198.51.${process.pid % 256}.${homes % 256}`;
}

export async function register(business_name: string): Promise<Business> {
  const business = newBusiness(business_name);
  const answer = await makeRequest("/api/auth/register", {
    body: { ...business, confirmPassword: password },
    address: newHome(),
  });
  expect(answer.status).toBe(201);
  return business;
}

/** Opens the welcome email's link too. */
export async function registerConfirmed(business_name: string): Promise<Business> {
  const business = await register(business_name);
  await confirmEmail(business.email);
  return business;
}

export async function confirmEmail(address: string): Promise<void> {
  const [welcome] = await expectEmailsTo(address, "Welcome to Umshado");
  const link = welcome ? linkIn(welcome, "/confirm-email") : "";
  const token = new URL(link).searchParams.get("token");
  expect((await makeRequest("/api/auth/confirm-email", { body: { token } })).status).toBe(200);
}

/** Without details; counts towards the registration limit. */
export async function registerCouple(): Promise<SignedIn> {
  const answer = await makeRequest("/api/couples/register", {
    body: { email: newAddress(), password, confirmPassword: password },
    address: newHome(),
  });
  expect(answer.status).toBe(201);
  const { token, couple } = (await answer.json()) as { token: string; couple: Couple };
  return { kind: "couple", token, record: couple };
}

export type Stored = Record<string, string>;

export function storedBy({ kind, token, record }: SignedIn): Stored {
  return kind === "provider"
    ? { "umshado.provider_token": token, "umshado.user": JSON.stringify(record) }
    : { "umshado.couple_token": token, "umshado.couple": JSON.stringify(record) };
}

/** Call before opening any page. */
export async function seedStorage(page: Page, stored: Stored): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

export async function readStored(page: Page): Promise<Stored> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}
